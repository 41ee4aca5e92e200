/**
 * The last entry of a log that holds an event of some kind. A log grows at its end, so only what is
 * new is searched; one that has become shorter, as in a replay that goes back, is searched anew.
 */
import type { LogEntry } from '../contract';

export class LastWith<Entry extends LogEntry = LogEntry> {
  #kind: string;
  #upto = 0;
  #found: Entry | null = null;

  constructor(kind: string) {
    this.#kind = kind;
  }

  in(log: Entry[]): Entry | null {
    const end = log.at(-1)?.number ?? 0;
    if (end < this.#upto) {
      this.#upto = 0;
      this.#found = null;
    }
    for (let i = log.length - 1; i >= 0; i--) {
      const entry = log[i]!;
      if (entry.number <= this.#upto) break;
      if (!entry.events.some((event) => event.event === this.#kind)) continue;
      this.#found = entry;
      break;
    }
    this.#upto = end;
    return this.#found;
  }
}
