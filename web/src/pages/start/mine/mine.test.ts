import { describe, expect, it } from 'vitest';
import type { MyTable } from '../../parts/me.svelte';
import { groupOf, inOrder, placeOf, pointsOf, whenText } from './mine';

function game(table: object, more: object = {}): MyTable {
  const seats = [1];
  const base = { status: 'running', changed: 0, origin: null, placings: null, scores: null };
  return { waiting: false, seats, archived: false, table: { ...base, ...table }, ...more } as any;
}

describe('my games', () => {
  it('are apart from practice and from what was put away', () => {
    expect(groupOf(game({}))).toBe('playing');
    expect(groupOf(game({ status: 'waiting' }))).toBe('playing');
    expect(groupOf(game({ status: 'finished' }))).toBe('finished');
    expect(groupOf(game({ origin: 'lesson' }))).toBe('practice');
    expect(groupOf(game({ origin: 'branch', status: 'finished' }))).toBe('practice');
    expect(groupOf(game({ status: 'finished' }, { archived: true }))).toBe('archive');
  });

  it('begin with what waits for me', () => {
    const [a, b, c] = [
      game({ changed: 3 }),
      game({ changed: 1 }, { waiting: true }),
      game({ changed: 2, status: 'waiting' }),
    ];
    expect(inOrder([a!, c!, b!])).toEqual([b, a, c]);
  });

  it('say how they ended', () => {
    const over = game({ status: 'finished', placings: [1, 2, 3], scores: [40, 31, 20] });
    expect([placeOf(over), pointsOf(over)]).toEqual([2, 31]);
    expect([placeOf(game({})), pointsOf(game({}))]).toEqual([null, null]);
    const both = game({ status: 'finished', placings: [3, 2, 1], scores: [1, 5, 9] });
    expect(placeOf({ ...both, seats: [1, 2] })).toBe(1);
    expect(pointsOf({ ...both, seats: [1, 2] })).toBe(9);
  });

  it('say when', () => {
    const hour = 3_600_000;
    expect(whenText(0, 2 * hour, 'en')).toBe('2 hours ago');
    expect(whenText(0, 25 * hour, 'nl')).toBe('gisteren');
    expect(whenText(0, 30_000, 'en')).toBe('this minute');
    expect(whenText(0, 400 * hour, 'de')).toBe('01.01.1970');
  });
});
