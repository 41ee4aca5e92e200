/** The loot being shared, as the log tells it: what was found, and what became of it. */
import type { LogEntry } from '../types';

/** What is told while a loot is being shared; whatever else is, it is over. */
const OF_SHARING = ['kept', 'discarded', 'cubes'];

export interface Taken {
  number: number;
  seat: number;
  kept: boolean;
}

/** The treasures of this loot in the order in which they lie, and those that are gone. */
export function sharedLoot(log: LogEntry[]): { found: number[]; gone: Taken[] } {
  const gone: Taken[] = [];
  for (const entry of [...log].reverse()) {
    let found: number[] = [];
    for (const event of [...entry.events].reverse()) {
      if (event.event === 'loot') return { found, gone: gone.reverse() };
      if (event.event === 'revealed') found = event.treasures;
      if (event.event === 'kept' || event.event === 'discarded')
        gone.push({ number: event.treasure, seat: event.seat, kept: event.event === 'kept' });
    }
  }
  return { found: [], gone: [] };
}

/** Is what is being shown no longer about the loot that lies there? Then the table is looked at. */
export const goesOn = (telling: LogEntry | null): boolean =>
  telling?.events.some((event) => !OF_SHARING.includes(event.event)) ?? false;
