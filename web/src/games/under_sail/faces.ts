/** What the server's plain data mean: island cards, treasures, the trick, by the names of the notation. */
import type { Plain, Session } from '../../shell/contract';

export type Suit = 'red' | 'blue' | 'green' | 'violet';
export const LETTERS: Record<string, Suit> = { R: 'red', B: 'blue', G: 'green', V: 'violet' };

const CARD = /^[RBGV]\d+$/;
export const isCard = (word: string): boolean => CARD.test(word);
/** Of an island card (`R7`), a treasure (`R4a`) or a letter. */
export const suitOf = (name: string): Suit => LETTERS[name.charAt(0)] ?? 'red';
export const valueOf = (name: string): number => Number.parseInt(name.slice(1), 10);

/** The cards of a hand that is open to this seat; none for a hidden one. */
export const handOf = (view: Plain, seat: number): string[] => {
  const hand = view.players?.[seat]?.hand;
  return Array.isArray(hand) ? hand : [];
};
/** How many cards a hand holds. */
export const handSize = (view: Plain, seat: number): number => {
  const hand = view.players?.[seat]?.hand;
  return Array.isArray(hand) ? hand.length : (hand?.hidden ?? 0);
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
  card: string | null;
}

/** The cards of the trick by seat. */
export function trickOf(session: Session): Played[] {
  const view = session.view;
  const top: Plain | null = view.stack?.at(-1) ?? null;
  return Array.from({ length: session.players }, (_, seat) => {
    const laid: Plain | null = view.players?.[seat]?.trick ?? null;
    const card: string | null = laid?.card ?? null;
    return {
      seat,
      order: ((seat - (view.first_player ?? 0) + session.players) % session.players) + 1,
      there: laid !== null,
      next: top?.name === 'play' && top.seat === seat,
      suit: card ? suitOf(card) : laid?.colour ? suitOf(laid.colour) : null,
      value: card ? valueOf(card) : (laid?.number ?? null),
      cover: !laid || view.uncovered ? null : laid.shown === 'colour' ? 'coast' : 'sea',
      shown: laid?.shown ?? null,
      bonus: laid?.bonus ?? 0,
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
  const decks: Plain[] = session.view.decks ?? [];
  return decks.map((deck, place) => {
    const { name, suits } = DECKS[place] ?? DECKS[0]!;
    return {
      place,
      name,
      word: `deck-${name}`,
      suits: decks.length === 1 ? DECKS.flatMap((each) => each.suits) : suits,
      left: deck.cards?.length ?? 0,
      faceUp: deck.face_up ?? null,
    };
  });
}

/** The sides of the action cards that lie up, with their colours. */
export function actionCards(session: Session): { suits: Suit[]; action: number }[] {
  const found = new Map<number, Suit[]>();
  for (const [letter, action] of Object.entries<number>(session.facts.actions ?? {}))
    found.set(action, [...(found.get(action) ?? []), suitOf(letter)]);
  return [...found].map(([action, suits]) => ({ action, suits }));
}

/** The treasures of a pile from bottom to top. */
export const pileOf = (view: Plain, seat: number): string[] =>
  view.players?.[seat]?.treasures ?? [];
