import { expect, it } from 'vitest';
import type { LogEntry } from '../types';
import { taken } from './shared';

const entry = (...events: object[]): LogEntry => ({ events }) as unknown as LogEntry;

it('tells what was taken of the loot being shared, and nothing of earlier ones', () => {
  const log = [
    entry({ event: 'loot' }, { event: 'revealed', treasures: [1] }),
    entry({ event: 'kept', seat: 0, treasure: 1 }, { event: 'loot' }),
    entry({ event: 'kept', seat: 2, treasure: 7 }, { event: 'cubes', seat: 2, change: 1 }),
    entry({ event: 'discarded', seat: 0, treasure: 9 }),
  ];
  expect(taken(log)).toEqual([
    { number: 7, seat: 2, kept: true },
    { number: 9, seat: 0, kept: false },
  ]);
  expect(taken(log.slice(0, 2))).toEqual([]);
  expect(taken([entry({ event: 'kept', seat: 1, treasure: 3 })])).toEqual([]);
});
