/** The log in words: what each entry says, and what it speaks of. */
import { untrack } from 'svelte';
import type { LogEntry, Said } from '../contract';
import { edition, language, say } from '../../words/index.svelte';
import type { TableSession } from '../session/session.svelte';

export interface Line {
  id: string;
  number: number;
  text: string;
  seat: number | null;
  things: string[];
  /** The event that it tells, if it tells one. */
  event?: string;
  /** A whole move ends here, or the table itself speaks. */
  kind: 'game' | 'table';
}

const TOLD = new Set([
  'joined',
  'left',
  'started',
  'undo',
  'undo_asked',
  'undo_answered',
  'resigned',
  'bot_took_over',
  'seat_taken_back',
  'removed',
  'opened',
  'abandon_vote',
  'abandoned',
  'finished',
]);

/** `yes` if the reader sits in this seat: then a sentence speaks to them, not of them. */
export function youAre(session: TableSession, seat: number | null | undefined): 'yes' | 'no' {
  return typeof seat === 'number' && session.isYou(seat) ? 'yes' : 'no';
}

/** What a sentence says in the game's words. */
export function saidText(session: TableSession, said: Said): string {
  return session.say(said.key, said.args);
}

/** Lines that were put into words, with all that their words depend on. */
const told = new WeakMap<LogEntry, { from: unknown[]; lines: Line[] }>();

/** The lines of an entry; made once, for a log is drawn anew with every move. */
export function linesOf(entry: LogEntry, session: TableSession): Line[] {
  const names = session.about.seats.map((each) => each.name).join('\n');
  const you = session.mine.join(' ');
  const from = [session.module, session.deck, session.seat, you, names, edition()];
  const known = told.get(entry);
  if (known && from.every((each, place) => each === known.from[place])) return known.lines;
  const lines = untrack(() => spoken(entry, session));
  told.set(entry, { from, lines });
  return lines;
}

function spoken(entry: LogEntry, session: TableSession): Line[] {
  if (entry.events.length > 0 && session.module) {
    return entry.events.flatMap((event, place) => {
      const found = said(session, event);
      if (!found) return [];
      return [
        {
          id: `${entry.number}.${place}`,
          number: entry.number,
          text: saidText(session, found),
          seat: found.seat ?? null,
          things: found.things ?? [],
          event: event.event,
          kind: 'game' as const,
        },
      ];
    });
  }
  if (!TOLD.has(entry.kind)) return [];
  // An opened seat was the bot's, whoever has sat down there since.
  const bot = entry.kind === 'opened' && entry.seat !== null;
  const named = entry.seat === null ? '' : nameThen(entry.seat, entry.number, session);
  const who = bot ? session.say('bot-name', { seat: entry.seat ?? 0 }) : named;
  const you = youAre(session, entry.seat);
  const args = {
    who,
    you,
    agree: String(entry.data.agree ?? ''),
    why: typeof entry.data.by === 'number' ? 'by' : String(entry.data.why ?? ''),
    by: typeof entry.data.by === 'number' ? nameThen(entry.data.by, entry.number, session) : '',
  };
  const text = session.say(`log-${entry.kind.replaceAll('_', '-')}`, args);
  return [
    {
      id: `${entry.number}`,
      number: entry.number,
      text,
      seat: entry.seat,
      things: [],
      kind: 'table',
    },
  ];
}

/** What happened since the looking seat last chose something; what was forced is no choice. */
export function sinceOwn(session: TableSession): LogEntry[] {
  const own = session.log.findLastIndex(
    (entry) => entry.seat === session.seat && entry.kind === 'move' && !entry.data.forced,
  );
  return session.log.slice(own + 1).filter((entry) => entry.events.length > 0);
}

/** The things that each opponent's last move touched, with whose it was; seats are not outlined. */
export function lastMoves(session: TableSession): Map<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<number>();
  let now: number | null = null;
  for (const entry of sinceOwn(session).reverse()) {
    const { seat } = entry;
    if (seat === null || seat === session.seat || entry.kind !== 'move') continue;
    if (seat !== now && seen.has(seat)) continue;
    seen.add((now = seat));
    const lines = linesOf(entry, session).filter((line) => line.seat === seat);
    for (const thing of lines.flatMap((line) => line.things))
      if (!thing.startsWith('seat-') && !found.has(thing)) found.set(thing, seat);
  }
  return found;
}

/** What the one in a seat was called at an entry; since then a bot may sit there. */
function nameThen(seat: number, number: number, session: TableSession): string {
  const sat = session.log.findLast(
    (entry) => entry.kind === 'joined' && entry.seat === seat && entry.number <= number,
  );
  return String(sat?.data.name ?? session.nameOf(seat));
}

/** What the events of a move tell, in one text; empty if nothing is worth a sentence. */
export function doing(events: LogEntry['events'], session: TableSession): string {
  const told = events.map((event) => said(session, event)).filter((each) => each !== null);
  return told.map((each) => saidText(session, each)).join(' · ');
}

/** What the log says of an event, with the seat that it speaks to. */
export function said(session: TableSession, event: LogEntry['events'][number]): Said | null {
  try {
    const found = session.module?.tell(event, session) ?? null;
    return found && { ...found, args: { you: youAre(session, found.seat), ...found.args } };
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Details of a reason as arguments of a sentence: only texts and numbers can be. */
export function plainArgs(details: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : String(value),
    ]),
  );
}

/** Whom the table waits for, and what they are deciding if everybody may know. */
export function waitingText(session: TableSession): string {
  const asked: number[] = session.about.asked ?? [];
  const [seat] = asked;
  if (seat === undefined) return say('wait-nobody');
  if (asked.length > 1) {
    const list = new Intl.ListFormat(language(), { type: 'conjunction' });
    return say('wait-several', { who: list.format(asked.map((each) => session.nameOf(each))) });
  }
  const key = `wait-${session.about.asking?.[seat]}`;
  const who = session.nameOf(seat);
  return session.hasWord(key) ? session.say(key, { who }) : say('wait-one', { who });
}
