/** A table's stream as its session uses it: subscribed to, watched for silence, waited for. */
import { stream } from '../../api/stream.svelte';
import type { News } from '../../api/wire';

/** Milliseconds in which the stream brings what the server has answered, or it is asked for. */
const SOON = 600;
/** Milliseconds of silence after which it is asked whether the stream still brings everything. */
const SILENCE = 20_000;

export class Incoming {
  #heard = 0;
  #waiting = new Set<() => void>();
  #stop: (() => void) | null = null;

  /** Receive a table's updates. After a silence `missed` looks at the table: was there an update? */
  follow(table: string, receive: (news: News) => void, missed: () => Promise<boolean>): void {
    const unwatch = stream.watch(table, (news) => {
      this.#heard = Date.now();
      receive(news);
    });
    this.#heard = Date.now();
    const check = async (): Promise<void> => {
      if (document.hidden || Date.now() - this.#heard < SILENCE) return;
      this.#heard = Date.now();
      if (await missed()) stream.reopen();
    };
    const timer = setInterval(() => void check(), SILENCE / 2);
    this.#stop = () => {
      unwatch();
      clearInterval(timer);
    };
  }

  leave(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** An update has come in, or has been shown. */
  wake(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Wait for the next update to come in or to be shown; false if none does soon. */
  next(): Promise<boolean> {
    return new Promise((done) => {
      const end = (came: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        done(came);
      };
      const wake = () => end(true);
      const timer = setTimeout(() => end(false), SOON);
      this.#waiting.add(wake);
    });
  }
}
