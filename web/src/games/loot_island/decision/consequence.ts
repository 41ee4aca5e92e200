/** What a move would do, line by line, from the server's events. */
import type { EventOf, Facts, GameEvent, Session, View } from '../types';
import { compassesAt, LANDINGS } from '../faces';
import { islandName, landingName, treasureName, who } from '../names';

export interface Line {
  icon: string;
  key: string;
  args: Record<string, string | number>;
  seats: number[];
}

/** Several players drawing or losing as many are one line. */
function gather(found: { seat: number; value: number }[]): { sum: number; seats: number[] }[] {
  const by = new Map<number, number[]>();
  const sums = new Map<number, number>();
  for (const { seat, value } of found) sums.set(seat, (sums.get(seat) ?? 0) + value);
  for (const [seat, sum] of sums) by.set(sum, [...(by.get(sum) ?? []), seat]);
  return [...by].map(([sum, seats]) => ({ sum, seats }));
}

const drawn = (events: EventOf<'drew'>[]): Line[] =>
  gather(events.map(({ seat, number }) => ({ seat, value: number }))).map(({ sum, seats }) => ({
    icon: 'draw',
    key: 'fx-draw',
    args: { cards: sum },
    seats,
  }));

const cubes = (events: EventOf<'cubes'>[]): Line[] =>
  gather(events.map(({ seat, change }) => ({ seat, value: change }))).map(({ sum, seats }) =>
    sum > 0
      ? { icon: 'cube', key: 'fx-cubes-come', args: { cubes: sum }, seats }
      : { icon: 'cube-off', key: 'fx-cubes-go', args: { cubes: -sum }, seats },
  );

export function consequences(
  session: Session,
  events: GameEvent[],
  view: View,
  facts: Facts,
  before: Facts,
): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    if (event.event === 'played' && event.compass) {
      const seat = event.actor;
      const landing = event.landing;
      const at = compassesAt(view, landing).indexOf(seat);
      const place = 1 + (at < 0 ? compassesAt(session.view, landing).length : at);
      lines.push({
        icon: 'compass',
        key: event.from ? 'fx-compass-moved' : 'fx-compass',
        args: { place, from: event.from ? landingName(session, event.from) : '' },
        seats: [seat],
      });
    } else if (event.event === 'compass')
      lines.push({
        icon: 'compass',
        key: 'fx-compass-at',
        args: { landing: landingName(session, event.landing) },
        seats: [event.seat],
      });
    else if (event.event === 'passed')
      lines.push({
        icon: event.first ? 'first' : 'check',
        key: event.first ? 'fx-pass-first' : 'fx-pass',
        args: {},
        seats: [],
      });
    else if (event.event === 'island_used')
      lines.push({
        icon: 'isl-f',
        key: 'fx-island',
        args: { island: islandName(session, event.tile) },
        seats: [],
      });
    else if (event.event === 'kept')
      lines.push({
        icon: 'chest',
        key: 'fx-keep',
        args: {
          who: who(session, event.seat),
          you: session.isYou(event.seat) ? 'yes' : 'no',
          treasure: treasureName(session, event.treasure),
        },
        seats: [event.seat],
      });
    else if (event.event === 'ship' || event.event === 'ship_turned')
      lines.push({
        icon: 'ship',
        key: 'fx-ship',
        args: { coast: session.say(`coast-${event.coast}`) },
        seats: [],
      });
  }
  lines.push(...drawn(events.filter((event) => event.event === 'drew')));
  lines.push(...cubes(events.filter((event) => event.event === 'cubes')));
  for (const landing of LANDINGS) {
    const now = facts.landings[landing];
    const was = before.landings[landing];
    if (now.count !== was.count && now.count > 0)
      lines.push({
        icon: 'chest',
        key: now.ready ? 'fx-ready' : 'fx-count',
        args: { count: now.count, need: now.need, treasures: now.treasures },
        seats: [],
      });
  }
  return lines;
}
