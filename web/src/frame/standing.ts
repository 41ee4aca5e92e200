/** How a finished game stands, as the server counted it. */
import type { Session } from './contract';

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
