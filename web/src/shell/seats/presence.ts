/** Whether somebody is at the table, in words. */
import { stream } from '../../api/stream.svelte';
import { say } from '../../words/index.svelte';
import { clockNow } from './clock.svelte';

const MINUTE = 60_000;
/** Minutes after which somebody who left is gone, and no longer only away for a moment. */
const GONE = 3;

/** Is the person of a seat at the table? Null if nobody knows, or no person sits there. Reactive. */
export function isHere(table: string, seat: number): boolean | null {
  return stream.presence[table]?.[seat]?.here ?? null;
}

/** Nothing for somebody who is here, else the one word that a chip has room for. */
export function awayWord(table: string, seat: number): string {
  return isHere(table, seat) === false ? say('chip-away') : '';
}

/** Nothing for somebody who is here; else that they are away, or for how long they have been gone. */
export function awayText(table: string, seat: number): string {
  const found = stream.presence[table]?.[seat];
  if (!found || found.here) return '';
  const minutes = found.since === null ? 0 : Math.floor((clockNow() - found.since) / MINUTE);
  if (minutes < GONE) return say('seat-away');
  if (minutes < 90) return say('seat-gone-minutes', { count: minutes });
  if (minutes < 36 * 60) return say('seat-gone-hours', { count: Math.round(minutes / 60) });
  return say('seat-gone-days', { count: Math.round(minutes / 60 / 24) });
}
