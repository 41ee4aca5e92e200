/** News in the order they came: events are shown first, then the view they lead to. */
import type { LogEntry } from '../contract';
import type { Update } from './state';

interface Shown {
  /** The number of the last entry that is shown, and of the last that is in the log. */
  number(): number;
  logged(): number;
  play(entries: LogEntry[], fast: boolean): Promise<void>;
  arrive(update: Update): Promise<void>;
}

/** More new entries at once than these, or more news than that in line, are not played out. */
const MOST_ENTRIES = 40;
const MOST_NEWS = 2;
const pause = () => new Promise((done) => setTimeout(done, 20));

export class Updates {
  /** The number of the last entry that came in, shown or not yet. */
  known = 0;
  #shown: Shown;
  #updates: Update[] = [];
  #pumping = false;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  push(update: Update): void {
    this.known = Math.max(this.known, update.log.at(-1)?.number ?? 0);
    this.#updates.push(update);
    if (!this.#pumping) void this.#pump();
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    try {
      for (let update = this.#updates.shift(); update; update = this.#updates.shift()) {
        if (update.number < this.#shown.number()) continue;
        const known = this.#shown.logged();
        const fresh = update.log.filter((entry) => entry.number > known);
        const many = fresh.length > MOST_ENTRIES || this.#updates.length > MOST_NEWS;
        await this.#shown.play(fresh, many);
        await this.#shown.arrive(update);
      }
    } finally {
      this.#pumping = false;
    }
  }

  /** Wait for the stream to bring an entry, and for it to be shown; false if it does not. */
  async reach(number: number): Promise<boolean> {
    for (let waited = 0; this.#shown.number() < number && waited < 600; waited += 20) {
      await pause();
      if (this.#pumping) waited = 0;
    }
    return this.#shown.number() >= number;
  }

  /** Wait until everything that came in is shown. */
  async settled(): Promise<void> {
    while (this.#pumping) await pause();
  }
}
