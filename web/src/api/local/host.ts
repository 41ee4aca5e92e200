/**
 * The page's side of the two workers that host tables here: one holds the tables and answers at once,
 * the other thinks. They are started when they are first needed, and again after they have failed or for
 * a table that another engine goes on with. The thinker starts along with the tables where bots will
 * have to move, and is ended while nobody looks: a phone ends pages that take much memory.
 */
import { file } from '../../base';
import type { EngineList } from '../../offline/engines';
import { ApiError } from '../client';
import { localTable } from '../ids';
import type { Reply } from '../transport';
import { botsPlay } from './database';
import { engine, engineFor, started } from './engine.svelte';
import type { FromTables, ToTables, ToThinker } from './messages';
import { tell } from './trouble';

type Listener = (update: string) => void;

/** Milliseconds for which nobody looks at the page before its thinker is ended. */
const UNSEEN = 60_000;
/** Requests after which bots move: tables with bots, lessons, games that go on from another. */
const THINKS = /"kind":"bot"|\/(lessons|rematch|branch)\b/;

const addresses = (list: EngineList): string[] => list.files.map((each) => file(each.path));

/** Bytes that a worker fetches, and so can count. */
const fetched = (list: EngineList): number =>
  list.files.reduce((sum, { path, bytes }) => sum + (path.endsWith('.mjs') ? 0 : bytes), 0);

class Host {
  #tables: Worker | null = null;
  #thinker: Worker | null = null;
  #started: Promise<void> | null = null;
  /** The thinker was ended because nobody looked. */
  #rested = false;
  #list: EngineList | null = null;
  /** The table that the workers were last asked for, and so need not be asked about again. */
  #table: string | null = null;
  #waiting = new Map<number, (reply: Reply) => void>();
  #watchers = new Map<string, Set<Listener>>();
  #number = 0;

  constructor() {
    let unseen: ReturnType<typeof setTimeout>;
    document.addEventListener('visibilitychange', () => {
      clearTimeout(unseen);
      if (document.hidden) unseen = setTimeout(() => this.#say({ rest: true }), UNSEEN);
      else if (this.#rested) this.#wantThinker();
    });
  }

  /** The tables are there, with the engine that goes on with one of them, or the newest. */
  async ready(table: string | null = null, fresh = false, thinks = false): Promise<void> {
    if (!this.#started || table === null || table !== this.#table || fresh) {
      const list = await engineFor(table);
      if (this.#started && this.#list?.version !== list?.version) this.#end('another engine', true);
      this.#list = list;
      this.#table = table;
    }
    this.#started ??= this.#start(this.#list, table, thinks).catch((error: unknown) => {
      const absent = engine.state === 'absent' || engine.state === 'unknown';
      this.#end(error instanceof Error ? error.message : String(error), absent);
      throw new ApiError(absent ? 'no_engine' : 'engine', engine.error, 0);
    });
    return this.#started;
  }

  async request(method: string, path: string, body = ''): Promise<Reply> {
    // What a finished game leads to is begun by the newest engine.
    const fresh = /\/(rematch|branch)$/.test(path);
    await this.ready(localTable(path), fresh, THINKS.test(`${path} ${body}`));
    const id = ++this.#number;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.#say({ id, method, path, body });
    });
  }

  /** Be told of a table; its bots play while somebody is. Gives a function that ends it. */
  watch(table: string, listener: Listener): () => void {
    const listeners = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, listeners.add(listener));
    void this.ready(table).then(
      () => listeners.size > 0 && this.#say({ watch: table, on: true }),
      () => undefined, // whoever asks for the table hears of it
    );
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#watchers.delete(table);
      this.#tables?.postMessage({ watch: table, on: false } satisfies ToTables);
    };
  }

  /** A table was deleted. */
  forget(table: string): void {
    this.#tables?.postMessage({ forget: table } satisfies ToTables);
  }

  #say(message: ToTables, transfer: Transferable[] = []): void {
    this.#tables?.postMessage(message, transfer);
  }

  async #start(list: EngineList | null, table: string | null, thinks: boolean): Promise<void> {
    if (!list) throw new Error('there is no engine here');
    engine.state = 'loading';
    const began = performance.now();
    const tables = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#tables = tables;
    await new Promise<void>((ready, failed) => {
      tables.onmessage = ({ data }: MessageEvent<FromTables>) => {
        if ('ready' in data) ready();
        else if ('failed' in data) failed(new Error(data.failed));
        else this.#heard(data);
      };
      tables.onerror = (event) => failed(new Error(event.message));
      this.#say({ begin: { files: addresses(list), version: list.version } });
      const bots = thinks ? Promise.resolve(true) : botsPlay(table ?? '');
      void bots.then(
        (play) => play && this.#tables === tables && this.#wantThinker(),
        () => undefined, // the tables ask for one
      );
    });
    tables.onerror = (event) => this.#end(event.message);
    started(performance.now() - began);
    for (const table of this.#watchers.keys()) this.#say({ watch: table, on: true });
  }

  #wantThinker(): void {
    if (!this.#thinker) this.#bringThinker();
  }

  #bringThinker(): void {
    this.#rested = false;
    const { port1, port2 } = new MessageChannel();
    this.#thinker?.terminate();
    this.#thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    const files = this.#list ? addresses(this.#list) : [];
    const message: ToThinker = { begin: { files }, port: port2 };
    this.#thinker.postMessage(message, [port2]);
    this.#say({ thinker: port1 }, [port1]);
  }

  #heard(message: FromTables): void {
    if ('id' in message) {
      this.#waiting.get(message.id)?.({ status: message.status, text: message.text });
      this.#waiting.delete(message.id);
    } else if ('update' in message) {
      for (const listener of this.#watchers.get(message.table) ?? []) listener(message.update);
    } else if ('step' in message) {
      // Of the files, scripts are loaded by themselves; once the others are here Python begins.
      const here = message.loaded >= 0.95 * (this.#list ? fetched(this.#list) : Infinity);
      engine.step = here ? 'python' : message.step;
    } else if ('stuck' in message) {
      this.#bringThinker();
    } else if ('wanted' in message) {
      this.#wantThinker();
    } else if ('rested' in message) {
      this.#thinker?.terminate();
      this.#thinker = null;
      this.#rested = true;
    } else if ('lost' in message || 'unstored' in message) {
      tell(message);
    }
  }

  /** A worker has failed: whoever waits is told, and the next request starts again from what is kept. */
  #end(why: string, absent = false): void {
    if (!absent) engine.state = 'failed';
    engine.error = why;
    this.#tables?.terminate();
    this.#thinker?.terminate();
    this.#tables = this.#thinker = this.#started = null;
    this.#rested = false;
    const text = JSON.stringify({ error: 'engine', message: why });
    for (const done of this.#waiting.values()) done({ status: 500, text });
    this.#waiting.clear();
  }
}

export const host = new Host();
