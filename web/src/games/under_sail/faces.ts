/** What the server's plain data mean: island cards, treasures, the trick, by the names of the notation. */
import type { Facts, Session, View } from './types';

export type Suit = 'red' | 'blue' | 'green' | 'violet';
export type Letter = keyof Facts['actions'];
export const LETTERS: Letter[] = ['R', 'B', 'G', 'V'];
const SUITS: Record<string, Suit> = { R: 'red', B: 'blue', G: 'green', V: 'violet' };

const CARD = /^[RBGV]\d+$/;
export const isCard = (word: string): boolean => CARD.test(word);
/** Of an island card (`R7`), a treasure (`R4a`) or a letter. */
export const suitOf = (name: string): Suit => SUITS[name.charAt(0)] ?? 'red';
export const valueOf = (name: string): number => Number.parseInt(name.slice(1), 10);

/** The cards of a hand that is open to this seat; none for a hidden one. */
export const handOf = (view: View, seat: number): string[] => {
  const hand = view.players[seat]?.hand;
  return Array.isArray(hand) ? hand : [];
};

/** A seat's card of this trick, as far as this seat may know it. */
export interface Played {
  seat: number;
  /** Its place in the order of play, from 1. */
  order: number;
  there: boolean;
  /** Is it this seat's turn to play? */
  next: boolean;
  suit: Suit | null;
  value: number | null;
  /** The half under the sail; none once all are uncovered. */
  cover: 'sea' | 'coast' | null;
  shown: 'colour' | 'number' | null;
  bonus: number;
  /** What its number and its bonus cards come to, where the number is seen. */
  total: number | null;
  card: string | null;
}

/**
 * The cards of the trick by seat. What is being told lies there too: the view follows only when the
 * end of the trick was told, and by then its last card would have been taken away again.
 */
export function trickOf(session: Session): Played[] {
  const { view, facts } = session;
  const told = session.telling?.events ?? [];
  const open = told.findLast((event) => event.event === 'uncovered')?.cards ?? null;
  const lying = view.players.filter(({ trick }) => trick !== null).length;
  return view.players.map(({ trick }, seat) => {
    const played = told.findLast((event) => event.event === 'played' && event.seat === seat);
    const laid = trick ?? (played?.event === 'played' ? { ...played, card: null } : null);
    const card = laid?.card ?? (laid && open?.[seat]) ?? null;
    return {
      seat,
      order: facts.players[seat]?.order || (laid ? lying + 1 : 0),
      there: laid !== null,
      next: laid === null && (facts.players[seat]?.next ?? false),
      suit: card ? suitOf(card) : laid?.colour ? suitOf(laid.colour) : null,
      value: card ? valueOf(card) : (laid?.number ?? null),
      cover: !laid || view.uncovered || open ? null : laid.shown === 'colour' ? 'coast' : 'sea',
      shown: laid?.shown ?? null,
      bonus: laid?.bonus ?? 0,
      total: facts.players[seat]?.value ?? null,
      card,
    };
  });
}

export interface TreasureDeck {
  place: number;
  name: string;
  /** The word that chooses it. */
  word: string;
  suits: Suit[];
  left: number;
  faceUp: string | null;
}

const DECKS: { name: string; suits: Suit[] }[] = [
  { name: 'red-blue', suits: ['red', 'blue'] },
  { name: 'green-violet', suits: ['green', 'violet'] },
];

/** The treasure decks: two, or with three players one of all colours. */
export function decksOf(session: Session): TreasureDeck[] {
  const { decks } = session.view;
  return decks.map((deck, place) => {
    const { name, suits } = DECKS[place] ?? DECKS[0]!;
    return {
      place,
      name,
      word: `deck-${name}`,
      suits: decks.length === 1 ? DECKS.flatMap((each) => each.suits) : suits,
      left: deck.cards.length,
      faceUp: deck.face_up,
    };
  });
}

/** The sides of the action cards that lie up, with their colours. */
export function actionCards(session: Session): { suits: Suit[]; action: number }[] {
  const found = new Map<number, Suit[]>();
  for (const [letter, action] of Object.entries(session.facts.actions))
    found.set(action, [...(found.get(action) ?? []), suitOf(letter)]);
  return [...found].map(([action, suits]) => ({ action, suits }));
}

/** The treasures of a pile from bottom to top. */
export const pileOf = (view: View, seat: number): string[] => view.players[seat]?.treasures ?? [];
