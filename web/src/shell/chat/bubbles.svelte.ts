/** What was just said at the table: shown at the seat that said it, for a few seconds. */
import type { LogEntry } from '../contract';
import { reactionText } from './reactions';

export interface Bubble {
  number: number;
  seat: number;
  text: string;
  /** A reaction is shown larger. */
  short: boolean;
}

/** Milliseconds that a bubble stays, and more for each letter. */
const STAYS = 4000;
const LETTER = 45;
/** Letters of a message; the rest is in the chat. */
const LONGEST = 90;

export class Bubbles {
  shown: Bubble[] = $state.raw([]);
  #upto: number;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** What stands in the log at first was said before. */
  constructor(log: LogEntry[]) {
    this.#upto = log.at(-1)?.number ?? 0;
  }

  /** Look at the log for what is new; the latest of each seat is shown. */
  look(log: LogEntry[]): void {
    const last = log.at(-1)?.number ?? 0;
    if (last <= this.#upto) return;
    const fresh = log.filter((entry) => entry.number > this.#upto);
    this.#upto = last;
    for (const entry of fresh) {
      if (entry.seat === null || (entry.kind !== 'chat' && entry.kind !== 'reaction')) continue;
      this.#show(entry, entry.seat);
    }
  }

  /** No more of them. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.shown = [];
  }

  #show(entry: LogEntry, seat: number): void {
    const short = entry.kind === 'reaction';
    const said = short ? reactionText(entry.data.reaction) : String(entry.data.text);
    const text = said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
    const others = this.shown.filter((each) => each.seat !== seat);
    this.shown = [...others, { number: entry.number, seat, text, short }];
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.shown = this.shown.filter((each) => each.number !== entry.number);
      },
      STAYS + text.length * LETTER,
    );
    this.#timers.add(timer);
  }
}
