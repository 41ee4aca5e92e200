/**
 * One stream of server-sent events for all tables of this browser.
 *
 * `stream.watch(TABLE, news => ...)` tells of a table from now on and gives a way to stop. Whatever
 * breaks is taken up again where it broke off (the last event's id); `stream.state` shows how it is.
 */
import { onTrouble } from './client';
import { isLocal } from './ids';
import type { News, Presence } from './wire';

type Listener = (news: News) => void;
/** What of an EventSource is used. */
interface Source {
  readonly readyState: number;
  close(): void;
  addEventListener(kind: string, listener: (event: Event) => void): void;
}
const CLOSED = 2;
const WAITS = [500, 1000, 2000, 4000];

export class Stream {
  /** `idle`: nothing is watched; `lost`: the way is broken, it is being tried again. */
  state: 'idle' | 'opening' | 'open' | 'lost' = $state('idle');
  /** Who is at the tables that are watched, by table and seat; null: no person sits there. */
  presence: Record<string, (Presence | null)[]> = $state.raw({});
  #listeners = new Map<string, Set<Listener>>();
  #source: Source | null = null;
  #last = '';
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #make: (address: string) => Source;

  constructor(make: (address: string) => Source = (address) => new EventSource(address)) {
    this.#make = make;
    // A way that came back is tried at once, not when the next waiting time is over.
    globalThis.addEventListener?.('online', () => this.state === 'lost' && this.reopen());
    // The device knows sooner than a silent stream can that there is no network.
    globalThis.addEventListener?.('offline', () => {
      if (this.#listeners.size > 0) this.state = 'lost';
    });
    // Requests may notice first, since a broken stream can look like a quiet one.
    onTrouble((trouble) => {
      if (this.#listeners.size === 0) return;
      if (trouble) this.state = 'lost';
      else this.reopen();
    });
  }

  /** Be told of a table. Gives a function that ends it. */
  watch(table: string, listener: Listener): () => void {
    if (isLocal(table)) return this.#watchHere(table, listener);
    const listeners = this.#listeners.get(table) ?? new Set();
    const fresh = listeners.size === 0;
    this.#listeners.set(table, listeners.add(listener));
    if (fresh) this.reopen();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(table);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /** A table of this device; everybody who sits there is here. */
  #watchHere(table: string, listener: Listener): () => void {
    const host = import('./local/host').then(({ host }) => host);
    const stop = host.then((found) =>
      found.watch(table, (text) => {
        const news = JSON.parse(text) as News;
        const seats = news.about.seats.map((seat: { name: string | null }) =>
          seat.name === null ? null : { here: true, since: null },
        );
        this.presence = { ...this.presence, [table]: seats };
        listener(news);
      }),
    );
    return () => void stop.then((end) => end());
  }

  /** Open anew, going on where it was; after sitting down, since that may have brought the cookie. */
  reopen(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    if (this.#listeners.size === 0) return;
    const query = new URLSearchParams({ presence: 'true' });
    for (const table of this.#listeners.keys()) query.append('table', table);
    if (this.#last) query.set('after', this.#last);
    if (this.state !== 'lost') this.state = 'opening';
    const source = this.#make(`/api/stream?${query}`);
    this.#source = source;
    source.addEventListener('open', () => this.#opened(source));
    source.addEventListener('error', () => this.#broke(source));
    source.addEventListener('table', (event) => this.#told(source, event as MessageEvent));
    source.addEventListener('presence', (event) => {
      const { table, seats } = JSON.parse((event as MessageEvent).data);
      this.presence = { ...this.presence, [table]: seats };
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.state = 'idle';
  }

  #opened(source: Source): void {
    if (source !== this.#source) return;
    this.#tries = 0;
    this.state = 'open';
  }

  #broke(source: Source): void {
    if (source !== this.#source) return;
    this.state = 'lost';
    // While it is not closed, the browser itself tries again and sends the last id.
    if (source.readyState !== CLOSED) return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.reopen(), wait);
  }

  #told(source: Source, event: MessageEvent): void {
    if (source !== this.#source) return;
    this.#opened(source);
    if (event.lastEventId) this.#last = event.lastEventId;
    const news = JSON.parse(event.data) as News;
    for (const listener of this.#listeners.get(news.table) ?? []) listener(news);
  }
}

export const stream = new Stream();
