/** Who won and why, from the server's places and the final facts. */
import type { Facts, PlayerFacts, Session, Sheet } from '../types';
import { standing, type Standing } from '../../../shell/sheets/standings';
import { KIND_LINE, KINDS } from '../faces';
import { who } from '../names';

export interface Why {
  key: string;
  args: Record<string, string | number>;
}

export interface Reckoning extends Standing {
  key: string;
  args: Record<string, string | number>;
  why: Why[];
}

/** The loot value of each seat, for the chart. */
export const course = (facts: Facts): number[] =>
  facts.players.map((each) => (each.eliminated ? 0 : each.sheet.total));

/** Lines of the score pad by their names, and what of the sheet belongs to each. */
const LINES: [string, (keyof Sheet)[]][] = [
  ...KINDS.map((kind): [string, (keyof Sheet)[]] => [
    `kinds-${kind}`,
    KIND_LINE[kind].filter((part) => part !== undefined),
  ]),
  ['first-tile', ['first_player']],
  ['healer', ['healer']],
];

/** The line on which the winner gained most over the next player; empty if on none. */
export function best(winner: Sheet, next: Sheet): string {
  let found = '';
  let most = 0;
  for (const [name, parts] of LINES) {
    const ahead = parts.reduce((sum, part) => sum + winner[part] - next[part], 0);
    if (ahead > most) {
      most = ahead;
      found = name;
    }
  }
  return found;
}

export function reckoning(session: Session): Reckoning {
  const facts = session.facts;
  const result = standing(session);
  const { first } = result;
  const of = (seat: number): PlayerFacts => facts.players[seat]!;
  const alive = result.order.filter((seat) => !of(seat).eliminated);
  const why: Why[] = [];
  const next = alive.find((seat) => seat !== first);
  const you = (seat: number): string => (session.isYou(seat) ? 'yes' : 'no');
  const total = (seat: number): number => of(seat).sheet.total;
  if (first !== undefined && next !== undefined) {
    const ahead = total(first) - total(next);
    why.push(
      ahead > 0
        ? { key: 'why-ahead', args: { ahead, who: who(session, next), you: you(next) } }
        : { key: 'why-tie', args: { who: who(session, next), you: you(next) } },
    );
    const line = best(of(first).sheet, of(next).sheet);
    if (line) why.push({ key: 'why-best', args: { line: session.say(line) } });
  } else if (first !== undefined) why.push({ key: 'why-alone', args: {} });
  return {
    ...result,
    key: first === session.seat ? 'score-you-win' : 'score-wins',
    args: first === undefined ? {} : { who: who(session, first), total: total(first) },
    why,
  };
}
