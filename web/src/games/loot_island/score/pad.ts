/**
 * What is tapped into the score pad, and the pad the scorer gets from it.
 *
 * Curse values matter for books only, and of those only the highest, one for each book (LI-V2). So
 * the pad asks for just as many, instead of for the curse of every card.
 */
import { DEADLY_CUBES, type Card, type Column, type Healer, type Kind, type Pad } from './scorer';

export interface Entry {
  name: string;
  cards: Card[];
  /** The highest curse values among the cards that are no books, as many as there are books. */
  curses: number[];
  cubes: number;
  healer: Healer | null;
}

export interface Taps {
  players: Entry[];
  /** Who holds the First Player tile. */
  first: number;
  /** The crosses on each of Aaron's crowns, with two players. */
  aaron: number[];
}

export const MOST_PLAYERS = 5;
export const MOST_VALUE = 30;
export const MOST_FIXED = 40;
export const MOST_CURSE = 12;
const KEPT = 'doubloon.pad.loot_island';

export function newEntry(name: string): Entry {
  return { name, cards: [], curses: [], cubes: 0, healer: null };
}

export function newTaps(names: string[]): Taps {
  return { players: names.map(newEntry), first: 0, aaron: [] };
}

/** How many curse values the books of a player need. */
export function cursesNeeded(entry: Entry): number {
  const books = entry.cards.filter((card) => card.type === 'book').length;
  return Math.min(books, entry.cards.length - books);
}

/** Does this player take a healer (LI-E3)? */
export function needsHealer(entry: Entry): boolean {
  return entry.cubes > 0 && entry.cubes < DEADLY_CUBES;
}

/** A player's column: the curse values go to cards that are no books, whichever. */
function columnOf(entry: Entry, first: boolean): Column {
  const curses = entry.curses.slice(0, cursesNeeded(entry));
  const treasures = entry.cards.map((card) =>
    card.type === 'book' ? card : { ...card, curse: curses.shift() ?? 0 },
  );
  return {
    name: entry.name,
    treasures,
    cubes: entry.cubes,
    healer: needsHealer(entry) ? entry.healer : null,
    first_player: first,
  };
}

export function padOf(taps: Taps): Pad {
  const two = taps.players.length === 2;
  return {
    players: taps.players.map((entry, seat) => columnOf(entry, seat === taps.first)),
    aaron: two ? taps.aaron.map((crosses) => ({ type: 'crown', crosses })) : null,
  };
}

/** What is still to be tapped in for a player. */
export function lacking(entry: Entry): ('healer' | 'curses')[] {
  const found: ('healer' | 'curses')[] = [];
  if (needsHealer(entry) && !entry.healer) found.push('healer');
  if (entry.cubes < DEADLY_CUBES && entry.curses.length < cursesNeeded(entry)) found.push('curses');
  return found;
}

/** The keys of a type: what cards of the deck show. Anything else is entered by number. */
export function keysOf(kind: Kind): Card[] {
  const from = (first: number, last: number): number[] =>
    Array.from({ length: last - first + 1 }, (_, n) => first + n);
  switch (kind) {
    case 'amulet':
      return from(4, 7).map((value) => ({ type: kind, value }));
    case 'coin_bag':
      return from(4, 15).map((value) => ({ type: kind, value }));
    case 'jewel':
      return from(2, 4).map((value) => ({ type: kind, value }));
    case 'book':
      return from(1, 3).map((multiplier) => ({ type: kind, multiplier }));
    case 'crown':
      return from(1, 4).flatMap((crosses) =>
        from(0, 2).map((value) => ({ type: kind, crosses, value })),
      );
    case 'skull':
      return (['a', 'b', 'c'] as const).flatMap((skull) =>
        from(2, 5).map((value) => ({ type: kind, skull, value })),
      );
  }
}

/** The pad that was kept in this browser; null if there is none that can be read. */
export function keptTaps(text = localStorage.getItem(KEPT)): Taps | null {
  try {
    const kept = JSON.parse(text ?? 'null');
    const whole =
      Array.isArray(kept?.players) &&
      kept.players.length >= 2 &&
      kept.players.every(
        (each: Partial<Entry>) => Array.isArray(each.cards) && Array.isArray(each.curses),
      );
    return whole ? kept : null;
  } catch {
    return null;
  }
}

export function keepTaps(taps: Taps): void {
  localStorage.setItem(KEPT, JSON.stringify(taps));
}
