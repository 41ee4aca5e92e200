/** Which of one's games are shown together. */
import type { MyTable } from '../../parts/me.svelte';

export const GROUPS = ['playing', 'finished', 'practice', 'archive'] as const;
export type Group = (typeof GROUPS)[number];

/** Lessons and games played on from a replay are practice, whether they are over or not. */
export function groupOf(game: MyTable): Group {
  if (game.archived) return 'archive';
  if (game.table.origin && game.table.origin !== 'record') return 'practice';
  return game.table.status === 'finished' ? 'finished' : 'playing';
}

/** What waits for me first, then what runs, then what gathers; the latest of each first. */
export function inOrder(games: MyTable[]): MyTable[] {
  const order = { running: 0, waiting: 1, finished: 2 };
  return [...games].sort(
    (one, other) =>
      Number(other.waiting) - Number(one.waiting) ||
      order[one.table.status] - order[other.table.status] ||
      other.table.changed - one.table.changed,
  );
}

/** My place in a finished game, the best of my seats; null if it has no result. */
export function placeOf(game: MyTable): number | null {
  const { placings } = game.table;
  return placings ? Math.min(...game.seats.map((seat) => placings[seat] ?? 99)) : null;
}

/** The points of that seat. */
export function pointsOf(game: MyTable): number | null {
  const { placings, scores } = game.table;
  const best = game.seats.find((seat) => placings?.[seat] === placeOf(game));
  return best === undefined ? null : (scores?.[best] ?? null);
}

const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** When something was: some time ago within a week, else the day. */
export function whenText(at: number, now: number, language: string): string {
  const ago = Math.max(0, now - at);
  if (ago >= 7 * 24 * 60 * MINUTE)
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const [unit, ms] = UNITS.find(([, size]) => ago >= size) ?? ['minute', MINUTE];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.floor(ago / ms), unit);
}
