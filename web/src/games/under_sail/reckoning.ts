/** Who won and why, from the final view and facts. */
import type { Plain, Session } from '../../frame/contract';
import { who } from './names';

export interface Line {
  treasures: number;
  bonus: number;
}

/** Points of a seat by round. */
export const roundsOf = (view: Plain, seat: number): Line[] =>
  (view.players?.[seat]?.rounds ?? []).map(([treasures, bonus]: [number, number]) => ({
    treasures,
    bonus,
  }));

/** The points of each seat, for the chart. */
export const course = (facts: Plain): number[] =>
  (facts.players ?? []).map((each: Plain) => each.points ?? 0);

export interface Reckoning {
  /** Seats, the winner first. */
  order: number[];
  places: number[];
  winners: number[];
  totals: number[];
  key: string;
  args: Record<string, string | number>;
  why: string;
}

export function reckoning(session: Session): Reckoning {
  const totals = course(session.facts);
  const places: number[] = (session.facts.players ?? []).map((each: Plain) => each.place ?? 1);
  const order = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  const winners = order.filter((seat) => places[seat] === 1);
  const first = winners.includes(session.seat) ? session.seat : (winners[0] ?? 0);
  const next = order.find((seat) => seat !== first) ?? 0;
  const ahead = (totals[first] ?? 0) - (totals[next] ?? 0);
  const other = who(session, next);
  return {
    order,
    places,
    winners,
    totals,
    key: first === session.seat ? 'score-you-win' : 'score-wins',
    args: { who: who(session, first), total: totals[first] ?? 0 },
    why:
      ahead > 0
        ? session.say('why-ahead', { ahead, who: other })
        : session.say('why-tie', { who: other }),
  };
}
