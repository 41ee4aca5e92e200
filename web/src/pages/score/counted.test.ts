import { describe, expect, it } from 'vitest';
import { complete, newPlayer, padFrom, placesOf, planOf, planned, totalOf } from './counted';

describe('a pad on which everybody counts', () => {
  it('is there for games that say what they need', () => {
    expect([...planned].sort()).toEqual(['tobago', 'under_sail']);
    expect(planOf('chess')).toBeUndefined();
  });

  it('adds up gold cards in Tobago', async () => {
    const plan = (await planOf('tobago'))!;
    const anna = { name: 'Anna', rounds: [{ gold: [3, 5, 2] }] };
    expect(totalOf(plan, anna)).toBe(10);
    expect(complete(plan, [anna, newPlayer(plan, 'Bram')])).toBe(false);
  });

  it('adds up two rounds in Under Sail, a point for each pair of bonus cards', async () => {
    const plan = (await planOf('under_sail'))!;
    const rounds = [
      { treasures: [4, 1], bonus: 3 },
      { treasures: [2], bonus: 4 },
    ];
    expect(totalOf(plan, { name: 'Anna', rounds })).toBe(5 + 1 + 2 + 2);
    expect(totalOf(plan, newPlayer(plan, 'Bram'))).toBe(0);
  });

  it('shares places, and the win', () => {
    expect(placesOf([7, 9, 9, 3])).toEqual([3, 1, 1, 4]);
  });

  it('is kept, unless it no longer fits', async () => {
    const plan = (await planOf('tobago'))!;
    const pad = [newPlayer(plan, 'Anna'), newPlayer(plan, 'Bram')];
    expect(padFrom(JSON.stringify(pad), plan)).toEqual(pad);
    for (const text of [null, 'x', '[]', '[{"name":"Anna","rounds":[]}]', '{}'])
      expect(padFrom(text, plan)).toBeNull();
  });
});
