/** Names of things in the player's language. */
import type { Session } from './types';
import { clueOf, terrainsOf, valueOf } from './faces';

/** Seats: the fish is violet and there is no bomb, since black, grey, white and brown are treasures. */
export const LOOKS = ['blue', 'red', 'violet', 'yellow'];

export const who = (session: Session, seat: number): string => session.nameOf(seat);
export const listed = (items: string[]): string => items.join(', ');

/** "not next to a lake". */
export function clueName(session: Session, name: string | null): string {
  if (name === null) return session.say('clue-unknown');
  const clue = clueOf(session.deck, name);
  const said = session.say(`clue-${clue.relation}-${clue.of}`);
  return clue.not ? session.say('clue-not', { clue: said }) : said;
}
export const clueNames = (session: Session, names: string[]): string =>
  listed(names.map((name) => clueName(session, name)));

/** "4 gold", or "curse". */
export function treasureName(session: Session, card: number): string {
  const value = valueOf(session.deck, card);
  return value ? session.say('gold', { value }) : session.say('curse');
}
export const treasureNames = (session: Session, cards: number[]): string =>
  listed(cards.map((card) => treasureName(session, card)));

export const spaceName = (session: Session, space: string): string =>
  session.say('space-label', {
    space,
    terrain: session.say(`terrain-${terrainsOf(session.deck, session.view.island)[space]}`),
  });
