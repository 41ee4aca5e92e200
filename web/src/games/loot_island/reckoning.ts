/** Who won and why, from the final facts and the event that ended the game. */
import type { Plain, Session } from '../../frame/contract';
import { KIND_LINE, KINDS } from './faces';
import { who } from './names';

export interface Why {
  key: string;
  args: Record<string, string | number>;
}

export interface Reckoning {
  /** Seats, the winner first. */
  order: number[];
  places: number[];
  winners: number[];
  key: string;
  args: Record<string, string | number>;
  why: Why[];
}

/** Places by seat as the game told them; before that, by value. */
export function placesOf(session: Session): number[] {
  for (const entry of [...session.log].reverse())
    for (const event of entry.events ?? []) if (event.event === 'over') return event.placings;
  const totals: number[] = course(session.facts);
  const out = (seat: number): boolean => session.facts.players[seat].eliminated;
  return totals.map((mine, seat) =>
    out(seat) ? totals.length : 1 + totals.filter((other, s) => !out(s) && other > mine).length,
  );
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
  const places = placesOf(session);
  const order = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  const alive = order.filter((seat) => !facts.players[seat].eliminated);
  const winners = alive.filter((seat) => places[seat] === 1);
  const why: Why[] = [];
  const [first] = winners;
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
    order,
    places,
    winners,
    key: first === session.seat ? 'score-you-win' : 'score-wins',
    args: first === undefined ? {} : { who: who(session, first), total: total(first) },
    why,
  };
}
