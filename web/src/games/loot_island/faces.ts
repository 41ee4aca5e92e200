/** What the server's plain data mean: cards, treasures, places, by the names of the notation. */
import { NOBODY } from '../../shell/session/state';
import type { Coast, Faces, Landing, Session, Sheet, View } from './types';

export type { Coast, Landing } from './types';

export const LANDINGS: readonly Landing[] = ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2'];
export const isLanding = (word: string): word is Landing =>
  (LANDINGS as readonly string[]).includes(word);
export const COASTS: readonly Coast[] = ['north', 'east', 'south', 'west'];

export type Suit = 'red' | 'green' | 'violet' | 'amber';
const SUITS: Record<string, Suit> = { R: 'red', G: 'green', V: 'violet', A: 'amber' };
export type Effect = Faces['cards'][string]['effect'];

export interface CardFace {
  name: string;
  suit: Suit;
  /** 0 is a wild card. */
  value: number;
  /** The symbol on it, and what it does: a 1 has no symbol. */
  effect: Effect;
  does: Faces['cards'][string]['does'];
}

export type Kind = Faces['treasures'][string]['kind'];
export const KINDS: readonly Kind[] = ['amulet', 'coin_bag', 'book', 'jewel', 'crown', 'skull'];
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
export const KIND_LINE: Record<Kind, [keyof Sheet, (keyof Sheet)?]> = {
  amulet: ['amulets'],
  coin_bag: ['coin_bags'],
  book: ['books'],
  jewel: ['jewels', 'jewels_bonus'],
  crown: ['crowns', 'crowns_bonus'],
  skull: ['skulls', 'skulls_bonus'],
};

export type TreasureFace = Faces['treasures'][string] & { number: number };
const NO_TREASURE: Faces['treasures'][string] = {
  kind: 'coin_bag',
  base: 0,
  multiplier: 0,
  crosses: 0,
  skull: null,
  curse: 0,
  crossed: 0,
  pile: 1,
};

const CARD = /^[RGVA](\d+|\*)[ab]$/;
export const isCard = (word: string): boolean => CARD.test(word);

export const suitOf = (name: string): Suit => SUITS[name.charAt(0)] ?? 'red';

/** A card by its name; its effect is on the deck's face, if there is a deck. */
export function card(deck: Faces | null, name: string): CardFace {
  const value = name.slice(1, -1);
  return {
    name,
    suit: suitOf(name),
    value: value === '*' ? 0 : Number(value),
    effect: deck?.cards[name]?.effect ?? null,
    does: deck?.cards[name]?.does ?? null,
  };
}

export const treasure = (deck: Faces, number: number): TreasureFace => ({
  number,
  ...(deck.treasures[String(number)] ?? NO_TREASURE),
});

export const healer = (deck: Faces, number: number): Faces['healers'][string] =>
  deck.healers[String(number)] ?? { per_cube: 0, fixed: 0 };

export type IslandKind = Faces['islands'][string]['kind'];
/** Symbols of the small islands by kind. */
export const ISLAND_ICON: Record<IslandKind, string> = {
  cubes: 'isl-a',
  stack: 'isl-b',
  draw: 'isl-c',
  treasure: 'isl-d',
  compass: 'isl-e',
  ship: 'isl-f',
};

export const islandKind = (deck: Faces, tile: number): IslandKind =>
  deck.islands[String(tile)]?.kind ?? 'cubes';

/** Cards of a hand that is open to this seat; none for a hidden one. */
export const openHand = (view: View, seat: number): string[] => {
  const hand = view.players[seat]?.hand;
  return Array.isArray(hand) ? hand : [];
};

/** With two players a third, Aaron, has a seat after theirs; -1 without him. */
export const aaronOf = (session: Session): number =>
  session.facts.aaron ? session.players : NOBODY;

/** The place of a name of the notation in a list: landings and corners come as numbers in events. */
export const landingAt = (place: number): Landing => LANDINGS[place] ?? 'N1';

/** Whose cards and compasses the move uses: the seat's own, or Aaron's. */
export function actorOf(session: Session): number {
  if (session.facts.aaron && session.draft.includes('aaron')) return aaronOf(session);
  const about = session.decision?.about;
  return about && 'actor' in about ? about.actor : session.seat;
}

export const compassesAt = (view: View, landing: Landing): number[] =>
  view.landings[landing]?.compasses ?? [];

export const columnAt = (view: View, landing: Landing): string[] =>
  view.landings[landing]?.cards ?? [];
