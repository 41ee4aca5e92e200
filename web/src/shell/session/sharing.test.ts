import { describe, expect, it } from 'vitest';
import { share } from './sharing';

describe('what is new', () => {
  const old = { round: 1, players: [{ gold: [3, 4] }, { gold: [] }], deck: { left: 5 }, gone: 1 };
  it('is the old itself if nothing has changed', () => {
    expect(share(old, structuredClone(old))).toBe(old);
  });
  it('keeps the parts that have not changed', () => {
    const fresh = { ...structuredClone(old), round: 2 };
    fresh.players[1]!.gold = [6] as never[];
    const found = share(old, fresh);
    expect(found).toEqual({ ...old, round: 2, players: [{ gold: [3, 4] }, { gold: [6] }] });
    expect(found).not.toBe(old);
    expect(found.players[0]).toBe(old.players[0]);
    expect(found.deck).toBe(old.deck);
  });
  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [{ a: null }, { a: {} }],
    [{ a: [] }, { a: {} }],
    [null, { a: 1 }],
    [undefined, null],
  ])('is never mistaken for the old: %j, %j', (before, after) => {
    expect(share(before, structuredClone(after))).toEqual(after);
  });
});
