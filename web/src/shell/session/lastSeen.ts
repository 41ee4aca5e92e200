/** What somebody has seen of a table, so that on return they are told what happened since. */
import type { LogEntry } from '../contract';

/** Milliseconds of looking elsewhere after which one is told what happened meanwhile. */
const WHILE = 60_000;

export class LastSeen {
  #key: string;
  #left = 0;

  constructor(table: string) {
    this.#key = `doubloon.seen.${table}`;
  }

  /** The last entry that was seen, here or (as the server says) on any device; 0: never here. */
  seen(elsewhere = 0): number {
    return Math.max(elsewhere, Number(localStorage.getItem(this.#key) ?? 0));
  }

  /** Everything up to this entry has been seen. */
  note(number: number): void {
    localStorage.setItem(this.#key, String(number));
  }

  /** The page is no longer looked at; looked at again: was that long? */
  leave(): void {
    this.#left = Date.now();
  }
  back(): boolean {
    return this.#left > 0 && Date.now() - this.#left > WHILE;
  }

  /** What others did after that entry; nothing if none of it is worth a word. */
  static missed(log: LogEntry[], seen: number, seat: number): LogEntry[] {
    if (seen === 0) return [];
    const missed = log.filter((entry) => entry.number > seen && entry.seat !== seat);
    return missed.some((entry) => entry.events.length > 0) ? missed : [];
  }
}
