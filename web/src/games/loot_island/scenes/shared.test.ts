import { expect, it } from 'vitest';
import type { LogEntry } from '../types';
import { goesOn, sharedLoot } from './shared';

const entry = (...events: object[]): LogEntry => ({ events }) as unknown as LogEntry;

it('tells what was found and taken of the loot being shared, and nothing of earlier ones', () => {
  const log = [
    entry({ event: 'loot' }, { event: 'revealed', treasures: [1] }),
    entry(
      { event: 'kept', seat: 0, treasure: 1 },
      { event: 'loot' },
      { event: 'revealed', treasures: [7, 4, 9] },
    ),
    entry({ event: 'kept', seat: 2, treasure: 7 }, { event: 'cubes', seat: 2, change: 1 }),
    entry({ event: 'discarded', seat: 0, treasure: 9 }),
  ];
  expect(sharedLoot(log)).toEqual({
    found: [7, 4, 9],
    gone: [
      { number: 7, seat: 2, kept: true },
      { number: 9, seat: 0, kept: false },
    ],
  });
  expect(sharedLoot(log.slice(0, 2))).toEqual({ found: [7, 4, 9], gone: [] });
  const alone = [entry({ event: 'kept', seat: 1, treasure: 3 })];
  expect(sharedLoot(alone)).toEqual({ found: [], gone: [] });
});

it('goes on when something else is told than what somebody takes', () => {
  const keeps = [{ event: 'kept', treasure: 3 }, { event: 'cubes' }];
  expect(goesOn(null)).toBe(false);
  expect(goesOn(entry(...keeps))).toBe(false);
  expect(goesOn(entry(...keeps, { event: 'round' }))).toBe(true);
  expect(goesOn(entry(...keeps, { event: 'loot' }))).toBe(true);
});
