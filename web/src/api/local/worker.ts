/**
 * The worker that holds the tables of this device. Whatever changes one goes the same way, one after
 * the other: the engine decides, what it decided is stored, and only then is it sent to the page.
 */
import { append, deviceSecret, load, Overtaken, type Write } from './database';
import type { FromTables, ToTables } from './messages';
import { python } from './python';
import { Thoughts } from './thoughts';
import { localTable } from '../ids';

/** `doubloon.table.local.browser.BrowserHost`. */
interface Engine {
  load(table: string, secret: string, entries: string): string;
  knows(table: string): boolean;
  forget(table: string): void;
  request(method: string, path: string, body: string): string;
  resume(ticket: number, answer: string): string;
  asked(): string;
  still_asked(asked: string): boolean;
  play(asked: string, words: string): void;
  deadline(): number;
  time_out(): void;
  watch(table: string, after: number): void;
  unwatch(table: string): void;
  writes(): string;
  updates(): string;
}
interface Step {
  status: number;
  body: string;
  what: string;
  job: string;
  ticket: number;
}
interface Reply {
  status: number;
  text: string;
}

/** Milliseconds that a thought which nobody wants may go on before its thinker is ended. */
const PATIENCE = 2500;

let engine: Engine;
let version = '';
const watched = new Set<string>();
const say = (message: FromTables): void => self.postMessage(message);
const refusal = (status: number, error: string, message: string): Reply => ({
  status,
  text: JSON.stringify({ error, message }),
});

// One after the other.

let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

// Store, then send.

class Unstored extends Error {
  constructor(readonly reply: Reply) {
    super('not stored');
  }
}

function why(error: unknown): Reply {
  if (error instanceof Overtaken)
    return refusal(409, 'stale', 'this game was played on in another window');
  const full = (error as Error)?.name === 'QuotaExceededError';
  const text = full ? 'the storage of this device is full' : 'this device could not store it';
  return refusal(507, 'storage', `${text}; nothing was done, and nothing is lost`);
}

/** Store what the engine decided, then send what follows. If it cannot be stored, nothing happened. */
async function settle(): Promise<void> {
  const writes = JSON.parse(engine.writes()) as Write[];
  if (writes.length > 0) {
    try {
      await append(writes, version);
    } catch (error) {
      for (const { table } of writes) {
        engine.forget(table);
        await take(table).catch(() => undefined);
      }
      throw new Unstored(why(error));
    }
  }
  for (const update of JSON.parse(engine.updates()) as string[]) {
    const { table } = JSON.parse(update) as { table: string };
    say({ update, table });
  }
  watchClocks();
}

/** Take a table from what is stored; gives an error's reply, or null. */
async function take(table: string): Promise<Reply | null> {
  if (engine.knows(table)) return null;
  const stored = await load(table);
  if (!stored) return null; // the engine says that there is none
  if (stored.entries.length === 0)
    return refusal(409, 'damaged', 'the beginning of this game cannot be read');
  if (stored.lost > 0) say({ lost: stored.lost, table });
  const failed = engine.load(table, stored.secret, `[${stored.entries.join(',')}]`);
  if (failed) {
    const { status, body } = JSON.parse(failed) as { status: number; body: string };
    return { status, text: body };
  }
  if (watched.has(table)) engine.watch(table, stored.entries.length);
  return null;
}

// Requests.

async function answer(method: string, path: string, body: string): Promise<Reply> {
  const table = localTable(path);
  try {
    let step = await inTurn(async () => {
      const refused = table === null ? null : await take(table);
      if (refused) return refused;
      return settled(() => engine.request(method, path, body));
    });
    while ('what' in step && step.what) {
      const { ticket } = step;
      const thought = await thoughts.ask(step.what, step.job);
      step = await inTurn(() => settled(() => engine.resume(ticket, thought)));
    }
    return 'text' in step ? step : { status: step.status, text: step.body };
  } catch (error) {
    if (error instanceof Unstored) return error.reply;
    console.error(error);
    return refusal(500, 'server', 'a mistake in the program; please try again');
  } finally {
    void bots();
  }
}

async function settled(call: () => string): Promise<Step | Reply> {
  const step = JSON.parse(call()) as Step;
  await settle();
  return step;
}

// Thinking.

const thoughts = new Thoughts(() => say({ wanted: true }));

let playing = false;

/** The bots of the tables that are watched, one after the other, until people are asked. */
async function bots(): Promise<void> {
  if (playing) return;
  playing = true;
  try {
    for (;;) {
      const found = await inTurn(() => Promise.resolve(engine.asked()));
      if (!found) return;
      const { asked, job } = JSON.parse(found) as { asked: object; job: string };
      const question = JSON.stringify(asked);
      const words = await unlessDropped(question, thoughts.ask('choose', job));
      await inTurn(async () => {
        if (engine.still_asked(question)) engine.play(question, words);
        await settle();
      });
    }
  } catch (error) {
    if (error instanceof Unstored) say({ unstored: error.reply.text });
    else console.error(error);
  } finally {
    playing = false;
  }
}

/** A bot's answer; a thinker that goes on with what nobody wants any more is ended. */
async function unlessDropped(question: string, thought: Promise<string>): Promise<string> {
  const watch = setInterval(() => {
    const table = (JSON.parse(question) as { table: string }).table;
    if (watched.has(table) && engine.still_asked(question)) return;
    clearInterval(watch);
    say({ stuck: true });
  }, PATIENCE);
  try {
    return await thought;
  } finally {
    clearInterval(watch);
  }
}

// Clocks.

let clock: ReturnType<typeof setTimeout> | undefined;

function watchClocks(): void {
  clearTimeout(clock);
  const deadline = engine.deadline();
  if (!deadline) return;
  const wait = Math.min(Math.max(0, deadline - Date.now()) + 20, 2 ** 30);
  clock = setTimeout(() => {
    void inTurn(async () => {
      engine.time_out();
      await settle();
    })
      .then(bots)
      .catch((error: unknown) => console.error(error));
  }, wait);
}

// The page.

async function begin(files: string[]): Promise<void> {
  const [secret, loaded] = await Promise.all([
    deviceSecret(),
    python(files, (step, loaded) => say({ step, loaded })),
  ]);
  const { BrowserHost } = loaded.pyimport('doubloon.table.local.browser');
  engine = BrowserHost(secret, () => Date.now()) as Engine;
  say({ ready: true });
  // Sentences for refusals take a while to load the first time: better now than at a tap.
  setTimeout(() => loaded.pyimport('fluent.runtime'), 2000);
}

function watch(table: string, on: boolean): void {
  if (on) watched.add(table);
  else watched.delete(table);
  void inTurn(async () => {
    if (!on) return engine.unwatch(table);
    if ((await take(table)) === null && engine.knows(table)) engine.watch(table, -1);
    await settle();
  })
    .then(bots)
    .catch((error: unknown) => console.error(error));
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  if ('begin' in data) {
    version = data.begin.version;
    begin(data.begin.files).catch((error: unknown) => say({ failed: String(error) }));
  } else if ('thinker' in data) thoughts.take(data.thinker);
  else if ('rest' in data) {
    if (thoughts.rest()) say({ rested: true });
  } else if ('watch' in data) watch(data.watch, data.on);
  else if ('forget' in data) void inTurn(() => Promise.resolve(engine.forget(data.forget)));
  else {
    void answer(data.method, data.path, data.body).then(({ status, text }) =>
      say({ id: data.id, status, text }),
    );
  }
};
