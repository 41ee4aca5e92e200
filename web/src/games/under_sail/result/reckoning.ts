/** The points of both rounds, and why the winner won. */
import type { Facts, Session, View } from '../types';
import type { Standing } from '../../../shell/sheets/standings';
import { who } from '../names';

export interface Line {
  treasures: number;
  bonus: number;
}

/** Points of a seat by round. */
export const roundsOf = (view: View, seat: number): Line[] =>
  (view.players[seat]?.rounds ?? []).map(([treasures = 0, bonus = 0]) => ({ treasures, bonus }));

/** The points of each seat, for the chart. */
export const course = (facts: Facts): number[] => facts.players.map((each) => each.points);

/** How far ahead of the next, or with whom the win is shared. */
export function why(session: Session, { first = 0, order, scores }: Standing): string {
  const next = order.find((seat) => seat !== first) ?? 0;
  const ahead = (scores[first] ?? 0) - (scores[next] ?? 0);
  const other = who(session, next);
  return ahead > 0
    ? session.say('why-ahead', { ahead, who: other })
    : session.say('why-tie', { who: other });
}
