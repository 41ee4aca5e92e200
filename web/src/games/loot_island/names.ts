/** Names of things in the player's language. */
import type { IslandFacts, Landing, Session } from './types';
import { factsAhead, viewAhead } from './decision/ahead.svelte';
import {
  aaronOf,
  card,
  columnAt,
  compassesAt,
  islandKind,
  suitOf,
  treasure,
  type TreasureFace,
} from './faces';

export const LOOKS = ['blue', 'red', 'white', 'yellow', 'black'];

export const lookOf = (seat: number): string => LOOKS[seat] ?? 'black';

/** A player's name; Aaron has the seat after the players'. */
export function who(session: Session, seat: number): string {
  return seat === aaronOf(session) ? session.say('aaron') : session.nameOf(seat);
}

/** The same where the reader is spoken to: “You”. */
export const called = (session: Session, seat: number): string =>
  session.isYou(seat) ? session.say('you') : who(session, seat);

export const landingName = (session: Session, landing: string): string =>
  session.say(`landing-${landing}`);

export const islandName = (session: Session, tile: number): string =>
  session.say(`island-${islandKind(session.deck, tile)}`);

export const islandFact = (session: Session, tile: number): IslandFacts | undefined =>
  session.facts.islands.find((each) => each.tile === tile);

export const islandDoes = (session: Session, tile: number): string =>
  session.say(`island-${islandKind(session.deck, tile)}-does`, {
    cubes: session.deck.islands[String(tile)]?.cubes ?? 0,
    top: islandFact(session, tile)?.to === 'top' ? 'yes' : 'no',
  });

/** "green 5", with its effect if wanted. */
export function cardName(session: Session, name: string, withEffect = false): string {
  const face = card(session.deck, name);
  const said = session.say(face.value ? 'card' : 'card-wild', {
    suit: session.say(`suit-${face.suit}`),
    value: face.value,
  });
  if (!withEffect || !face.does) return said;
  return session.say('card-with', { card: said, effect: session.say(`effect-${face.does}`) });
}

export const listed = (items: string[]): string => items.join(', ');

export const cardNames = (session: Session, names: string[]): string =>
  listed(names.map((name) => cardName(session, name)));

/** What a treasure says of itself under its name. */
export function treasureLine(session: Session, face: TreasureFace): string {
  return session.say(`treasure-${face.kind}-line`, {
    value: face.base,
    times: face.multiplier,
    crosses: face.crosses,
    skull: face.skull ? session.say(`skull-${face.skull}`) : '',
  });
}

export function treasureName(session: Session, number: number): string {
  const face = treasure(session.deck, number);
  return session.say('treasure', {
    kind: session.say(`kind-${face.kind}`),
    line: treasureLine(session, face),
    number,
  });
}

export function healerPrice(session: Session, perCube: number, fixed: number): string {
  if (perCube && fixed) return session.say('healer-both', { each: perCube, fixed });
  if (perCube) return session.say('healer-each', { each: perCube });
  if (fixed) return session.say('healer-fixed', { fixed });
  return session.say('healer-free');
}

/** Everything about a landing in one sentence, for screen readers. */
export function landingLabel(session: Session, landing: Landing): string {
  const { count, need, treasures } = factsAhead(session).landings[landing];
  const cards = columnAt(viewAhead(session), landing);
  const compasses = compassesAt(viewAhead(session), landing);
  const parts = [
    session.say('landing-label', {
      name: landingName(session, landing),
      count,
      need,
      treasures,
    }),
  ];
  const [first] = cards;
  if (first)
    parts.push(
      session.say('landing-label-cards', {
        suit: session.say(`suit-${suitOf(first)}`),
        cards: listed(cards.map((each) => cardName(session, each, true))),
      }),
    );
  if (compasses.length)
    parts.push(
      session.say('landing-label-compasses', {
        names: listed(compasses.map((seat) => who(session, seat))),
      }),
    );
  return parts.join(' ');
}
