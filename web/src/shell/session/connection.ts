/** Hears what a table's stream tells, and asks after a long silence whether it still tells everything. */
import { stream } from '../../api/stream.svelte';
import type { News } from '../../api/wire';

/** Milliseconds of silence after which it is asked. */
const SILENCE = 20_000;

interface Hearing {
  told: (news: News) => void;
  number: () => number;
  over: () => boolean;
  refresh: () => Promise<void>;
}

export class Connection {
  #hearing: Hearing;
  #stop: (() => void) | null = null;
  #heard = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  begin(table: string): void {
    this.#stop = stream.watch(table, (news) => {
      this.#heard = Date.now();
      this.#hearing.told(news);
    });
    this.#heard = Date.now();
    this.#timer = setInterval(() => void this.#ask(), SILENCE / 2);
  }

  end(): void {
    this.#stop?.();
    this.#stop = null;
    clearInterval(this.#timer);
  }

  /** Is it quiet, or does the stream no longer reach us? */
  async #ask(): Promise<void> {
    if (document.hidden || this.#hearing.over() || Date.now() - this.#heard < SILENCE) return;
    this.#heard = Date.now();
    const before = this.#hearing.number();
    await this.#hearing.refresh().catch(() => undefined);
    if (this.#hearing.number() > before) stream.reopen();
  }
}
