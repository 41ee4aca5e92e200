/** Names of things in the player's language. */
import type { Session } from './types';
import { suitOf, valueOf, type Suit } from './faces';

/** Seats are metals: red, blue, green and violet are colours of cards. */
export const LOOKS = ['gold', 'copper', 'ivory', 'pewter', 'iron'];

export const who = (session: Session, seat: number): string => session.nameOf(seat);
export const listed = (items: string[]): string => items.join(', ');
export const suitName = (session: Session, suit: Suit): string => session.say(`suit-${suit}`);

/** "red 5". */
export const cardName = (session: Session, name: string): string =>
  session.say('card', { suit: suitName(session, suitOf(name)), value: valueOf(name) });

export const cardNames = (session: Session, names: string[]): string =>
  listed(names.map((name) => cardName(session, name)));

/** "red treasure worth 4". */
export const treasureName = (session: Session, name: string): string =>
  session.say('treasure', { suit: suitName(session, suitOf(name)), value: valueOf(name) });

export const treasureNames = (session: Session, names: string[]): string =>
  listed(names.map((name) => treasureName(session, name)));
