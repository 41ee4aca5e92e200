/** How many chat messages of others have not been read at this table. */
import type { LogEntry } from '../contract';

export class Unread {
  count = $state(0);
  #upto: number;
  #mine: () => number[];

  /** What stands in the log at first counts as read. */
  constructor(log: LogEntry[], mine: () => number[]) {
    this.#upto = log.at(-1)?.number ?? 0;
    this.#mine = mine;
  }

  look(log: LogEntry[]): void {
    let count = 0;
    for (let i = log.length - 1; i >= 0; i--) {
      const entry = log[i];
      if (!entry || entry.number <= this.#upto) break;
      if (entry.kind === 'chat' && !this.#mine().includes(entry.seat ?? -1)) count++;
    }
    this.count = count;
  }

  read(log: LogEntry[]): void {
    this.#upto = log.at(-1)?.number ?? this.#upto;
    this.count = 0;
  }
}
