/** What the server's plain data mean: cards, treasures, places, by the names of the notation. */
import type { Plain, Session } from '../../shell/contract';

export const LANDINGS = ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2'] as const;
export type Landing = (typeof LANDINGS)[number];
export const COASTS = ['north', 'east', 'south', 'west'] as const;
export type Coast = (typeof COASTS)[number];

export type Suit = 'red' | 'green' | 'violet' | 'amber';
const SUITS: Record<string, Suit> = { R: 'red', G: 'green', V: 'violet', A: 'amber' };
export type Effect = 'draw' | 'cube' | 'chest' | 'plus' | null;

export interface CardFace {
  name: string;
  suit: Suit;
  /** 0 is a wild card. */
  value: number;
  effect: Effect;
}

export const KINDS = ['amulet', 'coin_bag', 'book', 'jewel', 'crown', 'skull'] as const;
export type Kind = (typeof KINDS)[number];
/** The symbols of the look for the kinds of treasure. */
export const KIND_ICON: Record<Kind, string> = {
  amulet: 't-amulet',
  coin_bag: 't-coins',
  book: 't-book',
  jewel: 't-jewel',
  crown: 't-crown',
  skull: 't-skull',
};
/** Where a kind stands on the score sheet: its line, and its bonus. */
export const KIND_LINE: Record<Kind, [string, string?]> = {
  amulet: ['amulets'],
  coin_bag: ['coin_bags'],
  book: ['books'],
  jewel: ['jewels', 'jewels_bonus'],
  crown: ['crowns', 'crowns_bonus'],
  skull: ['skulls', 'skulls_bonus'],
};

export interface TreasureFace {
  number: number;
  kind: Kind;
  base: number;
  multiplier: number;
  crosses: number;
  skull: string;
  curse: number;
  crossed: number;
}

const CARD = /^[RGVA](\d+|\*)[ab]$/;
export const isCard = (word: string): boolean => CARD.test(word);

export const suitOf = (name: string): Suit => SUITS[name.charAt(0)] ?? 'red';

/** A card by its name; its effect is on the deck's face. */
export function card(deck: Plain, name: string): CardFace {
  const value = name.slice(1, -1);
  const face = deck.cards?.[name];
  return {
    name,
    suit: suitOf(name),
    value: value === '*' ? 0 : Number(value),
    effect: face?.effect && face.effect !== 'none' ? face.effect : null,
  };
}

export function treasure(deck: Plain, number: number): TreasureFace {
  const face = deck.treasures?.[String(number)] ?? {};
  return {
    number,
    kind: face.kind ?? 'coin_bag',
    base: face.base ?? 0,
    multiplier: face.multiplier ?? 0,
    crosses: face.crosses ?? 0,
    skull: face.skull ? String(face.skull) : '',
    curse: face.curse ?? 0,
    crossed: face.crossed ?? 0,
  };
}

export interface HealerFace {
  number: number;
  per_cube: number;
  fixed: number;
}

export function healer(deck: Plain, number: number): HealerFace {
  const face = deck.healers?.[String(number)] ?? {};
  return { number, per_cube: face.per_cube ?? 0, fixed: face.fixed ?? 0 };
}

/** Symbols of the small islands by kind. */
export const ISLAND_ICON: Record<string, string> = {
  cubes: 'isl-a',
  stack: 'isl-b',
  draw: 'isl-c',
  treasure: 'isl-d',
  compass: 'isl-e',
  ship: 'isl-f',
};

export const islandKind = (deck: Plain, tile: number): string =>
  deck.islands?.[String(tile)]?.kind ?? 'cubes';

/** Cards of a hand that is open to this seat; none for a hidden one. */
export const openHand = (person: Plain | undefined): string[] =>
  Array.isArray(person?.hand) ? person.hand : [];

/** With two players a third, Aaron, has a seat after theirs; -1 without him. */
export const aaronOf = (view: Plain, players: number): number =>
  view.players && view.players.length > players ? players : -1;

/** The place of a name of the notation in a list: landings and corners come as numbers in events. */
export const landingAt = (place: number): Landing => LANDINGS[place] ?? 'N1';

/** Whose cards and compasses the move uses: the seat's own, or Aaron's. */
export function actorOf(session: Session): number {
  const aaron = aaronOf(session.view, session.players);
  if (aaron < 0) return session.seat;
  if (session.draft.includes('aaron')) return aaron;
  const about = session.decision?.about.actor;
  return typeof about === 'number' ? about : session.seat;
}

export const compassesAt = (view: Plain, landing: string): number[] =>
  view.landings?.[landing]?.compasses ?? [];

export const columnAt = (view: Plain, landing: string): string[] =>
  view.landings?.[landing]?.cards ?? [];
