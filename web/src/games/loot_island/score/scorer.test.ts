import { describe, expect, it } from 'vitest';
import { detail } from './detail';
import { cursesNeeded, keptTaps, keysOf, lacking, newTaps, padOf } from './pad';
import { bookPairs, crownBonuses, score, skullSets, type Card, type Pad } from './scorer';

const skull = (each: 'a' | 'b' | 'c'): Card => ({ type: 'skull', skull: each, value: 3 });

/** The example of docs/score-pad.md. */
const example: Pad = {
  players: [
    {
      name: 'Anna',
      treasures: [
        { type: 'coin_bag', value: 12, curse: 4 },
        { type: 'amulet', value: 4 },
        { type: 'book', multiplier: 3 },
      ],
      cubes: 5,
      healer: { per_cube: 1, fixed: 2 },
      first_player: true,
    },
    {
      name: 'Bram',
      treasures: [
        { type: 'skull', skull: 'a', value: 3 },
        { type: 'jewel', value: 4, curse: 1 },
        { type: 'crown', value: 2, crosses: 3, curse: 2 },
      ],
      cubes: 0,
      healer: null,
      first_player: false,
    },
  ],
  aaron: [{ type: 'crown', crosses: 2 }],
};

describe('the scorer', () => {
  it('adds up the example of the documentation', () => {
    const result = score(example);
    expect(result.players.map((line) => line.total)).toEqual([26, 36]);
    expect(result.crowns).toEqual([
      { seat: 1, crosses: 3, bonus: 25 },
      { seat: 2, crosses: 2, bonus: 18 },
    ]);
    expect(result.winner).toBe(1);
    expect(result.places).toEqual([2, 1]);
  });

  it('pairs the highest multiplier with the highest curse', () => {
    const cards: Card[] = [
      { type: 'book', multiplier: 1, curse: 6 },
      { type: 'book', multiplier: 3 },
      { type: 'jewel', value: 1, curse: 2 },
    ];
    expect(bookPairs(cards)).toEqual([
      [3, 2],
      [1, 0],
    ]);
  });

  it('makes the best sets of skulls', () => {
    expect(skullSets([skull('a'), skull('a'), skull('b')])).toEqual({ worth: 4, types: 0 });
    expect(skullSets([skull('a'), skull('b'), skull('c')]).worth).toBe(6);
    expect(skullSets([skull('b'), skull('b'), skull('b')]).worth).toBe(3);
  });

  it('shares the prizes of crowns that are level, rounded down', () => {
    expect(crownBonuses([6, 6, 3, 0])).toEqual([21, 21, 11, 0]);
    expect(crownBonuses([6, null, 3])).toEqual([25, 0, 18]);
  });

  it('lets the First Player tile decide ties', () => {
    const level = (first: number): Pad => ({
      players: [0, 1, 2].map((seat) => ({
        name: `P${seat}`,
        treasures: [{ type: 'amulet', value: seat === first ? 0 : 5 }],
        cubes: 0,
        healer: null,
        first_player: seat === first,
      })),
      aaron: null,
    });
    expect(score(level(1))).toMatchObject({ winner: 1, tied: [0, 1, 2], places: [3, 1, 2] });
  });

  it('leaves nobody a winner when all are out', () => {
    const out = { treasures: [], cubes: 13, healer: null };
    const players = [
      { ...out, name: 'A', first_player: true },
      { ...out, name: 'B', first_player: false },
    ];
    expect(score({ players, aaron: [] })).toMatchObject({ winner: null, places: [null, null] });
  });
});

describe('the taps', () => {
  it('ask for as many curse values as books can use', () => {
    const taps = newTaps(['A', 'B']);
    const [entry] = taps.players;
    entry!.cards.push({ type: 'book', multiplier: 2 }, { type: 'book', multiplier: 3 });
    expect(cursesNeeded(entry!)).toBe(0);
    entry!.cards.push({ type: 'jewel', value: 2 });
    expect(cursesNeeded(entry!)).toBe(1);
    expect(lacking(entry!)).toEqual(['curses']);
    entry!.curses = [5, 6];
    expect(score(padOf(taps)).players[0]?.sheet?.books).toBe(15);
  });

  it('take a healer only with 1 to 12 cubes', () => {
    const taps = newTaps(['A', 'B', 'C']);
    const [entry] = taps.players;
    entry!.cubes = 12;
    expect(lacking(entry!)).toEqual(['healer']);
    entry!.healer = { per_cube: 1, fixed: 0 };
    expect(score(padOf(taps)).players[0]?.sheet?.healer).toBe(-12);
    entry!.cubes = 0;
    expect(padOf(taps).players[0]?.healer).toBeNull();
    expect(padOf(taps).aaron).toBeNull();
  });

  it('are kept as text, and not believed when they are something else', () => {
    const taps = newTaps(['A', 'B']);
    expect(keptTaps(JSON.stringify(taps))).toEqual(taps);
    for (const text of ['', 'x', '{}', '{"players":[]}', '{"players":[{},{}]}'])
      expect(keptTaps(text)).toBeNull();
  });

  it('have keys that are whole cards', () => {
    expect(keysOf('crown')).toHaveLength(12);
    expect(keysOf('skull').every((card) => card.skull && card.value)).toBe(true);
  });
});

describe('how a line came about', () => {
  it('tells values, sets and partners', () => {
    const result = score(example);
    const [anna, bram] = example.players;
    expect(detail(anna!, result.players[0]!, 'book')?.args.text).toBe('3 × 4');
    expect(detail(anna!, result.players[0]!, 'healer')?.key).toBe('pad-how-healer');
    expect(detail(bram!, result.players[1]!, 'skull')?.args).toEqual({
      base: '3',
      worth: 1,
      types: 2,
    });
    expect(detail(bram!, result.players[1]!, 'amulet')).toBeNull();
  });
});
