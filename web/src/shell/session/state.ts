/** What the server tells of a table, as the session keeps it. */
import { get } from '../../api/client';
import type { SeatNews, TableAbout, TableBody } from '../../api/wire';
import type { Decision, LogEntry, Plain } from '../contract';

/** The seat of those who only look on. */
export const NOBODY = -1;

/** What is known of one of this browser's seats. */
export interface SeatState {
  view: Plain;
  facts: Plain;
  decision: Decision | null;
  undo: number;
  undoStops: string;
}

/** News that wait until what came before has been shown. */
export interface Update {
  number: number;
  about: TableAbout;
  seats: Map<number, SeatState>;
  log: LogEntry[];
  /** It happened while nobody looked: it is not shown event by event. */
  past: boolean;
}

/** Until a table is known. */
export const NO_TABLE: TableAbout = {
  id: '',
  number: 0,
  status: 'waiting',
  settings: {
    game: '',
    players: 0,
    options: {},
    deck: null,
    seats: [],
    visibility: 'link',
    pace: 'live',
    seconds: null,
    bank: null,
    hints: false,
  },
  seats: [],
  host: null,
  asked: [],
  asking: {},
  commitment: null,
  rules_version: null,
  clock: null,
  deadline: null,
  undo_asked: null,
  undo_agreed: [],
  abandon: [],
  result: null,
  rematch: null,
  origin: null,
};

/** Of a game that has not begun, or of a seat that is not known yet. */
export const NOTHING: Plain = {};

export const EMPTY: SeatState = {
  view: NOTHING,
  facts: NOTHING,
  decision: null,
  undo: 0,
  undoStops: 'start',
};

export function stateOf(news: SeatNews): SeatState {
  return {
    view: news.view ?? NOTHING,
    facts: news.facts ?? NOTHING,
    decision: news.decision,
    undo: news.undo,
    undoStops: news.undo_stops,
  };
}

/** Look at a table: what `seat` may see (none: this browser's first), and the log after an entry. */
export async function look(table: string, after: number, seat?: number): Promise<TableBody> {
  const query = seat === undefined ? '' : `&seat=${seat}`;
  const address = (from: number) => `/api/tables/${table}?after=${from}${query}`;
  const found = await get<TableBody>(address(after));
  for (let more = found; more.more;) {
    more = await get<TableBody>(address(found.log.at(-1)?.number ?? after));
    found.log.push(...more.log);
  }
  return found;
}
