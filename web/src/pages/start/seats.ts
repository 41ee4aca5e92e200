/** Who plays at a table in a list, in words. */
import { say } from '../../words/index.svelte';
import { levelName } from '../parts/levels';
import type { ListedTable } from '../parts/me.svelte';

/** A seat's name: a bot is called as at the table, with its level; '' if it is still free. */
export function seatName(table: ListedTable, seat: number): string {
  const name = table.names[seat];
  if (name) return name;
  const level = table.levels[seat];
  const bot = say('bot-name', { seat });
  if (level) return `${bot} (${say('bot-of-level', { level: levelName(level) })})`;
  // Summaries of earlier games do not say which bots played.
  return table.status === 'waiting' ? '' : bot;
}

/** The names of all who play, without those of some seats; a level that bots share is said once. */
export function seatNames(table: ListedTable, without: number[]): string[] {
  const seats = [...table.names.keys()].filter(
    (seat) => !without.includes(seat) && seatName(table, seat),
  );
  const levelAt = (place: number): string | null => {
    const seat = seats[place];
    return seat === undefined || table.names[seat] ? null : (table.levels[seat] ?? null);
  };
  return seats.map((seat, place) => {
    const level = levelAt(place);
    if (!level) return seatName(table, seat);
    const bot = say('bot-name', { seat });
    if (levelAt(place + 1) === level) return bot;
    if (levelAt(place - 1) !== level) return seatName(table, seat);
    return `${bot} (${say('bots-of-level', { level: levelName(level) })})`;
  });
}
