/** How a finished game stands, as the server counted it. */
import type { Session } from '../contract';

export interface Standing {
  /** By seat. */
  places: number[];
  scores: number[];
  /** Seats, the best first. */
  order: number[];
  /** Nobody, if the game has beaten them all. */
  winners: number[];
  /** The winner that is spoken of: oneself if one is among them. */
  first: number | undefined;
}

export function standing(session: Session): Standing {
  const places: number[] = session.about.result?.placings ?? [];
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const winners = order.filter((seat) => places[seat] === 1);
  return {
    places,
    scores: session.about.result?.scores ?? places.map(() => 0),
    order,
    winners,
    first: winners.includes(session.seat) ? session.seat : winners[0],
  };
}

/**
 * Who won, for a log line: `number` of them, and whether the reader is one (`you`). Then `winners`
 * names only those who share the win, for the line speaks to the reader.
 */
export function won(session: Session, placings: number[]) {
  const best = placings.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const others = best.filter((seat) => !session.isYou(seat));
  return {
    number: best.length,
    you: others.length < best.length ? 'yes' : 'no',
    winners: others.map((seat) => session.nameOf(seat)).join(', '),
  };
}
