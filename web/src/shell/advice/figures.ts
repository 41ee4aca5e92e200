/** Numbers of the strongest bot as people read them, in their language. */
import { language, say } from '../../words/index.svelte';
import type { Weighed } from './hints.svelte';

/** A share as a percentage. */
export function percent(share: number): string {
  return share.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 0 });
}

/** A number with one digit after the point. */
export function decimal(number: number, signed = false): string {
  return number.toLocaleString(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
}

/** What a move may bring, in a line. */
export function figures(move: Weighed): string {
  return say('hint-figures', {
    wins: percent(move.wins),
    place: decimal(move.placing),
    lead: decimal(move.margin, true),
  });
}
