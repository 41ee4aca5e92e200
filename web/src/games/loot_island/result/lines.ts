/** The lines of the score pad at the end, and what each is made of; all of it is public then. */
import type { PlayerFacts, Session } from '../types';
import { healer, KIND_LINE, treasure, type Kind } from '../faces';
import { healerPrice } from '../names';

export const factsOf = (session: Session, seat: number): PlayerFacts =>
  session.facts.players[seat]!;

/** Books as they count: each with the curse that it multiplies. */
function books(session: Session, seat: number): string {
  return factsOf(session, seat)
    .books.map(([book = 0, partner = 0]) => {
      const times = treasure(session.deck, book).multiplier;
      return `${times} × ${treasure(session.deck, partner).curse}`;
    })
    .join(' + ');
}

/** The base values and the bonus of a line. */
export function partsOf(session: Session, seat: number, kind: Kind): string {
  const { sheet } = factsOf(session, seat);
  const held = session.view.players[seat]?.treasures ?? [];
  const mine = held.map((n) => treasure(session.deck, n)).filter((each) => each.kind === kind);
  if (!mine.length) return '';
  const [line, bonus] = KIND_LINE[kind];
  if (kind === 'book') return books(session, seat);
  if (!bonus) return mine.map((each) => each.base).join(' + ');
  const sum = `${sheet[line]} + ${sheet[bonus]}`;
  if (kind !== 'crown') return sum;
  const crosses = mine.reduce((total, each) => total + each.crosses, 0);
  return session.say('score-crosses', { sum, crosses });
}

/** What a kind of treasure comes to. */
export function totalOf(session: Session, seat: number, kind: Kind): number {
  const { sheet } = factsOf(session, seat);
  const [line, bonus] = KIND_LINE[kind];
  return sheet[line] + (bonus ? sheet[bonus] : 0);
}

/** What the healer of a seat asks for. */
export function priceOf(session: Session, seat: number): string {
  const number = session.view.players[seat]?.healer;
  if (!number) return '';
  const face = healer(session.deck, number);
  return healerPrice(session, face.per_cube, face.fixed);
}
