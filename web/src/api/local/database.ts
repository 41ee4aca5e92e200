/**
 * The tables that this device keeps: logs in IndexedDB, one row per entry with a checksum, and one row
 * per table with its game's secret and what lists show of it. An append is one transaction: all of it
 * is written, or nothing.
 */
import type { Schemas } from '../wire';

const NAME = 'doubloon';
const VERSION = 1;

/** New entries of a table, as the engine gives them. */
export interface Write {
  table: string;
  /** Of the last entry. */
  number: number;
  entries: string[];
  secret: string | null;
  listed: Schemas['MyTable'];
}

interface Row {
  table: string;
  secret: string;
  number: number;
  /** The engine that wrote last. */
  engine: string;
  archived: boolean;
  listed: Schemas['MyTable'];
}

interface EntryRow {
  table: string;
  number: number;
  text: string;
  sum: number;
}

/** A table's log as far as it can be read; `lost` entries at its end could not be. */
export interface Stored {
  secret: string;
  entries: string[];
  lost: number;
}

/** Another page has written to this table since it was read here. */
export class Overtaken extends Error {}

/** FNV-1a, 32 bits: enough to notice what was half written or altered. */
export function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return sum >>> 0;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('aborted'));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'table' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'number'] });
      request.result.createObjectStore('device');
    };
    request.onsuccess = () => {
      // A later version of the page wants the database: give way, and open it again when needed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const logOf = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

/** A secret of this device, made when it is first wanted. */
export async function deviceSecret(): Promise<string> {
  const work = (await open()).transaction('device', 'readwrite');
  const store = work.objectStore('device');
  let secret = (await done(store.get('secret'))) as string | undefined;
  if (!secret) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    store.put(secret, 'secret');
  }
  await finished(work);
  return secret;
}

/** Append what was decided, all or nothing; durable when this is done. */
export async function append(writes: Write[], engine: string): Promise<void> {
  const work = (await open()).transaction(['tables', 'entries'], 'readwrite', {
    durability: 'strict',
  });
  const over = finished(work);
  try {
    for (const write of writes) {
      const row = (await done(work.objectStore('tables').get(write.table))) as Row | undefined;
      const first = write.number - write.entries.length + 1;
      if ((row?.number ?? 0) !== first - 1) throw new Overtaken(write.table);
      for (const [place, text] of write.entries.entries()) {
        const entry: EntryRow = {
          table: write.table,
          number: first + place,
          text,
          sum: checksum(text),
        };
        work.objectStore('entries').add(entry);
      }
      const next: Row = {
        table: write.table,
        secret: write.secret ?? row?.secret ?? '',
        number: write.number,
        engine,
        archived: row?.archived ?? false,
        listed: write.listed,
      };
      work.objectStore('tables').put(next);
    }
  } catch (error) {
    over.catch(() => undefined);
    if (work.error) throw work.error; // it has ended by itself, with nothing written
    work.abort();
    throw error;
  }
  await over;
}

/** A table's log; what cannot be read at its end is cut off, so that the game goes on before it. */
export async function load(table: string): Promise<Stored | null> {
  const database = await open();
  const work = database.transaction(['tables', 'entries'], 'readonly');
  const row = (await done(work.objectStore('tables').get(table))) as Row | undefined;
  const found = (await done(work.objectStore('entries').getAll(logOf(table)))) as EntryRow[];
  if (!row) return null;
  const entries: string[] = [];
  for (const entry of found) {
    const whole = entry.number === entries.length + 1 && typeof entry.text === 'string';
    if (!whole || checksum(entry.text) !== entry.sum) break;
    entries.push(entry.text);
  }
  const lost = Math.max(row.number, found.at(-1)?.number ?? 0) - entries.length;
  if (lost > 0 && entries.length > 0) await cut(table, entries.length);
  return { secret: row.secret, entries, lost };
}

async function cut(table: string, number: number): Promise<void> {
  const work = (await open()).transaction(['tables', 'entries'], 'readwrite');
  work.objectStore('entries').delete(logOf(table, number + 1));
  const row = (await done(work.objectStore('tables').get(table))) as Row;
  work.objectStore('tables').put({ ...row, number });
  await finished(work);
}

/** My games here, as `/api/me` lists them. */
export async function listed(): Promise<Schemas['MyTable'][]> {
  const work = (await open()).transaction('tables', 'readonly');
  const rows = (await done(work.objectStore('tables').getAll())) as Row[];
  return rows.map((row) => ({ ...row.listed, archived: row.archived }));
}

/** The engine that goes on with a table: the one that played it last, while it is not over. */
export async function engineOf(table: string): Promise<string | undefined> {
  const work = (await open()).transaction('tables', 'readonly');
  const row = (await done(work.objectStore('tables').get(table))) as Row | undefined;
  return row?.listed.table.status === 'running' ? row.engine : undefined;
}

/** Do bots play at a table that is not over? */
export async function botsPlay(table: string): Promise<boolean> {
  const work = (await open()).transaction('tables', 'readonly');
  const row = (await done(work.objectStore('tables').get(table))) as Row | undefined;
  const { status, levels } = row?.listed.table ?? { status: 'finished', levels: [] };
  return status === 'running' && levels.some((level) => level !== null);
}

/** The engines of all tables that are not over. */
export async function enginesInUse(): Promise<string[]> {
  const work = (await open()).transaction('tables', 'readonly');
  const rows = (await done(work.objectStore('tables').getAll())) as Row[];
  return rows.filter((row) => row.listed.table.status !== 'finished').map((row) => row.engine);
}

/** Put a table away, or back; false if there is no such table. */
export async function archive(table: string, archived: boolean): Promise<boolean> {
  const work = (await open()).transaction('tables', 'readwrite');
  const row = (await done(work.objectStore('tables').get(table))) as Row | undefined;
  if (row) work.objectStore('tables').put({ ...row, archived });
  await finished(work);
  return row !== undefined;
}

/** Delete a table for good. */
export async function remove(table: string): Promise<void> {
  const work = (await open()).transaction(['tables', 'entries'], 'readwrite');
  work.objectStore('tables').delete(table);
  work.objectStore('entries').delete(logOf(table));
  await finished(work);
}
