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

/** The names of all who play, without those of some seats. */
export function seatNames(table: ListedTable, without: number[]): string[] {
  return table.names.flatMap((_, seat) =>
    without.includes(seat) || !seatName(table, seat) ? [] : [seatName(table, seat)],
  );
}
