/** The own deck of a game, kept in this browser: its text as it was written, its content as checked. */
import type { Plain } from '../../shell/contract';

export interface KeptDeck {
  text: string;
  name: string;
  content: Plain;
}

const place = (game: string): string => `doubloon.deck.${game}`;

export function keptDeck(game: string): KeptDeck | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? 'null');
    return kept && typeof kept.text === 'string' && kept.content ? kept : null;
  } catch {
    return null;
  }
}

export function keepDeck(game: string, deck: KeptDeck | null): void {
  if (deck) localStorage.setItem(place(game), JSON.stringify(deck));
  else localStorage.removeItem(place(game));
}
