/**
 * Loot Island's reckoning, for a table without a server: the one rule of a game that is written
 * twice. `tests/web/pages/test_score_twin.py` holds it against the Python one (`score_pad.py`,
 * `scoring.py`), ten thousand pads long. Fields are named as in the pad's file, docs/score-pad.md.
 */

export const KINDS = ['amulet', 'coin_bag', 'book', 'jewel', 'crown', 'skull'] as const;
export type Kind = (typeof KINDS)[number];
export type Skull = 'a' | 'b' | 'c';

/** A treasure as it is written out; which fields count depends on its type. */
export interface Card {
  type: Kind;
  value?: number;
  multiplier?: number;
  crosses?: number;
  skull?: Skull;
  curse?: number;
}

export interface Healer {
  per_cube: number;
  fixed: number;
}

/** One player's column. */
export interface Column {
  name: string;
  treasures: Card[];
  cubes: number;
  healer: Healer | null;
  first_player: boolean;
}

/** Players clockwise as they sat; Aaron's crowns with two players, else null. */
export interface Pad {
  players: Column[];
  aaron: Card[] | null;
}

export interface Sheet {
  amulets: number;
  coin_bags: number;
  books: number;
  jewels: number;
  jewels_bonus: number;
  crowns: number;
  crowns_bonus: number;
  skulls: number;
  skulls_bonus: number;
  first_player: number;
  healer: number;
  total: number;
}

export interface Line {
  name: string;
  cubes: number;
  crosses: number;
  first_player: boolean;
  /** Null for who has 13 cubes or more. */
  sheet: Sheet | null;
  /** The rule that did it. */
  eliminated: 'LI-E2' | 'LI-E4' | null;
  total: number | null;
}

export interface Result {
  players: Line[];
  /** Most crosses first; `seat` is the number of players for Aaron. */
  crowns: { seat: number; crosses: number; bonus: number }[];
  /** By seat, 1 the winner; null for the eliminated. */
  places: (number | null)[];
  winner: number | null;
  /** The seats that share the highest value, when several do. */
  tied: number[];
}

export const DEADLY_CUBES = 13; // LI-E2
export const FIRST_PLAYER_BONUS = 5; // LI-E4
const PAIR_OF_JEWELS = 8; // LI-V3
const THREE_JEWELS = 20;
const CROWN_PRIZES = [25, 18, 11, 4, 0]; // LI-V4
const SKULL_SETS = [1, 3, 6]; // LI-V5, for sets of one, two and three

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The cards of one type. */
export function ofKind(cards: Card[], kind: Kind): Card[] {
  return cards.filter((card) => card.type === kind);
}

function base(cards: Card[], kind: Kind): number {
  return sum(ofKind(cards, kind).map((card) => card.value ?? 0));
}

/** LI-V2: each book with its partner's curse, 0 for none. The highest multiplier takes the highest. */
export function bookPairs(cards: Card[]): [multiplier: number, curse: number][] {
  const descending = (one: number, other: number): number => other - one;
  const books = ofKind(cards, 'book').map((card) => card.multiplier ?? 1);
  const curses = cards.filter((card) => card.type !== 'book').map((card) => card.curse ?? 0);
  curses.sort(descending);
  return books.sort(descending).map((multiplier, place) => [multiplier, curses[place] ?? 0]);
}

/** LI-V3: how many sets of three, and whether a pair is left. */
export function jewelSets(cards: Card[]): { threes: number; pairs: number } {
  const jewels = ofKind(cards, 'jewel').length;
  return { threes: Math.floor(jewels / 3), pairs: jewels % 3 === 2 ? 1 : 0 };
}

/** LI-V5: what the sets of different skulls give for each other type, and how many types those are. */
export function skullSets(cards: Card[]): { worth: number; types: number } {
  const skulls = ofKind(cards, 'skull');
  const counts = (['a', 'b', 'c'] as const).map(
    (each) => skulls.filter((card) => card.skull === each).length,
  );
  let worth = 0;
  for (let level = 1; level <= Math.max(...counts); level += 1) {
    const different = counts.filter((count) => count >= level).length;
    worth += SKULL_SETS[different - 1] ?? 0;
  }
  const types = new Set(cards.map((card) => card.type));
  types.delete('skull');
  return { worth, types: types.size };
}

/** The cross symbols on a collection's crowns. */
export function crossesOf(cards: Card[]): number {
  return sum(ofKind(cards, 'crown').map((card) => card.crosses ?? 0));
}

/** LI-V4: the bonus of each; null is out of the ranking. Who is level shares the places' prizes. */
export function crownBonuses(owned: (number | null)[]): number[] {
  return owned.map((own) => {
    if (!own) return 0;
    const better = owned.filter((each) => each !== null && each > own).length;
    const level = owned.filter((each) => each === own).length;
    return Math.floor(sum(CROWN_PRIZES.slice(better, better + level)) / level);
  });
}

function sheetOf(column: Column, crownsBonus: number): Sheet {
  const cards = column.treasures;
  const jewels = jewelSets(cards);
  const skulls = skullSets(cards);
  const healer = column.healer;
  const lines = {
    amulets: base(cards, 'amulet'),
    coin_bags: base(cards, 'coin_bag'),
    books: sum(bookPairs(cards).map(([multiplier, curse]) => multiplier * curse)),
    jewels: base(cards, 'jewel'),
    jewels_bonus: THREE_JEWELS * jewels.threes + PAIR_OF_JEWELS * jewels.pairs,
    crowns: base(cards, 'crown'),
    crowns_bonus: crownsBonus,
    skulls: base(cards, 'skull'),
    skulls_bonus: skulls.worth * skulls.types,
    first_player: column.first_player ? FIRST_PLAYER_BONUS : 0,
    // Without cubes nobody takes a healer (LI-E3). `0 -` keeps a free one from being minus zero.
    healer: healer && column.cubes > 0 ? 0 - (healer.per_cube * column.cubes + healer.fixed) : 0,
  };
  return { ...lines, total: sum(Object.values(lines)) };
}

/** Score a pad: who is out, every line of everybody's sheet, the crowns and the winner. */
export function score(pad: Pad): Result {
  const owned: (number | null)[] = pad.players.map((column) => crossesOf(column.treasures));
  const counted = owned.map((own, seat) =>
    (pad.players[seat]?.cubes ?? 0) >= DEADLY_CUBES ? null : own,
  );
  if (pad.aaron) counted.push(crossesOf(pad.aaron)); // LI-P5
  const bonuses = crownBonuses(counted);
  const players = pad.players.map((column, seat) =>
    line(column, owned[seat] ?? 0, bonuses[seat] ?? 0),
  );
  const crowns = counted
    .map((crosses, seat) => ({ seat, crosses: crosses ?? 0, bonus: bonuses[seat] ?? 0 }))
    .filter((entry) => entry.crosses > 0)
    .sort((one, other) => other.crosses - one.crosses);
  return { players, crowns, ...ranking(players) };
}

function line(column: Column, crosses: number, bonus: number): Line {
  const { name, cubes, first_player } = column;
  const common = { name, cubes, crosses, first_player };
  if (cubes >= DEADLY_CUBES) return { ...common, sheet: null, eliminated: 'LI-E2', total: null };
  const sheet = sheetOf(column, bonus);
  if (sheet.total < 0) return { ...common, sheet, eliminated: 'LI-E4', total: null };
  return { ...common, sheet, eliminated: null, total: sheet.total };
}

/** LI-E5: by value; who is level, nearest clockwise from the First Player tile comes first. */
function ranking(players: Line[]): Pick<Result, 'places' | 'winner' | 'tied'> {
  const first = Math.max(
    0,
    players.findIndex((each) => each.first_player),
  );
  const away = (seat: number): number => (seat - first + players.length) % players.length;
  const total = (seat: number): number => players[seat]?.total ?? 0;
  const inPlay = players.map((_, seat) => seat).filter((seat) => players[seat]?.total !== null);
  const ranked = [...inPlay].sort((a, b) => total(b) - total(a) || away(a) - away(b));
  const winner = ranked[0] ?? null;
  const tied = winner === null ? [] : inPlay.filter((seat) => total(seat) === total(winner));
  const places = players.map((_, seat) => ranked.indexOf(seat) + 1 || null);
  return { places, winner, tied: tied.length > 1 ? tied : [] };
}
