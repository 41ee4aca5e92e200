/** Who won and why, from the server's places and the final facts. */
import type { Plain, Session } from '../../frame/contract';
import { standing, type Standing } from '../../frame/standing';
import { KIND_LINE, KINDS } from './faces';
import { who } from './names';

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
export function course(facts: Plain): number[] {
  return (facts.players ?? []).map((each: Plain) =>
    each.eliminated ? 0 : (each.sheet?.total ?? 0),
  );
}

/** Where the winner gained most on the next player: the kind of treasure. */
function best(facts: Plain, winner: number, next: number): string {
  const sheetOf = (seat: number): Plain => facts.players[seat].sheet;
  let found = '';
  let most = 0;
  for (const kind of KINDS) {
    const [line, bonus] = KIND_LINE[kind];
    const worth = (sheet: Plain): number => sheet[line] + (bonus ? sheet[bonus] : 0);
    const ahead = worth(sheetOf(winner)) - worth(sheetOf(next));
    if (ahead > most) {
      most = ahead;
      found = kind;
    }
  }
  return found;
}

export function reckoning(session: Session): Reckoning {
  const facts = session.facts;
  const result = standing(session);
  const { first } = result;
  const alive = result.order.filter((seat) => !facts.players[seat].eliminated);
  const why: Why[] = [];
  const next = alive.find((seat) => seat !== first);
  const total = (seat: number): number => facts.players[seat].sheet.total;
  if (first !== undefined && next !== undefined) {
    const ahead = total(first) - total(next);
    why.push(
      ahead > 0
        ? { key: 'why-ahead', args: { ahead, who: who(session, next) } }
        : { key: 'why-tie', args: { who: who(session, next) } },
    );
    const kind = best(facts, first, next);
    if (kind) why.push({ key: 'why-best', args: { kind: session.say(`kinds-${kind}`) } });
  } else if (first !== undefined) why.push({ key: 'why-alone', args: {} });
  return {
    ...result,
    key: first === session.seat ? 'score-you-win' : 'score-wins',
    args: first === undefined ? {} : { who: who(session, first), total: total(first) },
    why,
  };
}
