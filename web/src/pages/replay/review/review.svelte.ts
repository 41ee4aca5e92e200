/**
 * The strongest bot's look at a finished game. The server gives it out part by part while it thinks,
 * so everything here grows until `next` is null.
 */
import { get } from '../../../api/client';
import type { LogEntry, Schemas } from '../../../api/wire';
import type { GameEvent } from '../../../shell/contract';
import type { Weighed } from '../../../shell/advice/hints.svelte';
import { tellError } from '../../../shell/messages/toasts.svelte';
import { linesOf, type Course } from '../course';

/** A choice that a person had: what was played, and what the bot would have played. */
export interface Judged {
  seat: number;
  played: Weighed;
  best: Weighed;
  cost: number;
  error: number;
  played_events: GameEvent[];
  best_events: GameEvent[];
}

interface Moment {
  number: number;
  wins: number[];
  points: number[];
  judged: Judged[];
}

/**
 * A decision that cost something: the entry that it became, the number of the moment before, and
 * which of that entry's decisions it was, for a move may hold several (a drive of many legs).
 */
export type Costly = Judged & { number: number; place: number; nth: number };

/** Less than this, in wins and margin, is not worth a word. */
const LEAST = 0.01;

/** Did it cost something, beyond what may be chance? */
export function cost(judged: Judged): boolean {
  return judged.cost >= LEAST && judged.cost > 2 * judged.error;
}

export class Review {
  readonly table: string;
  moments: Moment[] = $state.raw([]);
  total = $state(0);
  phase: 'asleep' | 'reading' | 'done' = $state('asleep');
  #stopped = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Read it part by part, until all is there or `stop`. */
  async read(): Promise<void> {
    this.#stopped = false;
    if (this.phase !== 'asleep') return;
    this.phase = 'reading';
    try {
      let after: number | null = this.moments.at(-1)?.number ?? 0;
      while (after !== null && !this.#stopped) {
        const part: Omit<Schemas['Review'], 'moments'> & { moments: Moment[] } = await get(
          `/api/tables/${this.table}/review?after=${after}`,
        );
        this.moments = [...this.moments, ...part.moments];
        this.total = part.total;
        after = part.next;
      }
      this.phase = this.#stopped ? 'asleep' : 'done';
    } catch (error) {
      this.phase = 'asleep';
      tellError(error);
    }
  }

  /** If it was begun on another page, go on with it. */
  goOn(): void {
    if (this.moments.length > 0) void this.read();
  }

  /** The page is left. */
  stop(): void {
    this.#stopped = true;
  }

  /** The decisions that cost most, dearest first; of one seat, or of all. */
  costly(seat: number | null, most = 6): Costly[] {
    return this.moments
      .flatMap(({ number, judged }, place) =>
        judged.map((each, nth) => ({ ...each, number, place, nth })),
      )
      .filter((each) => cost(each) && (seat === null || each.seat === seat))
      .sort((one, other) => other.cost - one.cost)
      .slice(0, most);
  }

  /** What the bot has to say of the move that an entry holds. */
  about(number: number): Judged[] {
    return this.moments.find((moment) => moment.number === number)?.judged.filter(cost) ?? [];
  }

  /** Everybody's chances as lines, in percent, as far as they are known. */
  course(frames: LogEntry[]): Course | null {
    const rows = this.moments.map((moment) => moment.wins.map((share) => Math.round(100 * share)));
    return linesOf(rows, frames.slice(0, rows.length));
  }
}

let last: Review | null = null;

/** The review of a game: the one that was begun on another page, or a new one. */
export function reviewOf(table: string): Review {
  if (last?.table !== table) last = new Review(table);
  return last;
}
