/** Treasures of the loot being shared that are no longer on the cloth, and what became of them. */
import type { LogEntry } from '../types';

export interface Taken {
  number: number;
  seat: number;
  kept: boolean;
}

export function taken(log: LogEntry[]): Taken[] {
  const found: Taken[] = [];
  for (const entry of [...log].reverse())
    for (const event of [...entry.events].reverse()) {
      if (event.event === 'loot') return found.reverse();
      if (event.event === 'kept' || event.event === 'discarded')
        found.push({
          number: event.treasure,
          seat: event.seat,
          kept: event.event === 'kept',
        });
    }
  return [];
}
