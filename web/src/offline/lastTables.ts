/**
 * The last update of tables at which somebody sits here, for times without a network: what this
 * browser's own seat saw, nothing else. It goes when the seat is given up, and the oldest go first.
 */
import { file } from '../base';
import type { TableBody } from '../api/wire';
import type { Plain } from '../shell/contract';

const CACHE = 'doubloon-tables'; // as in public/sw.js, which leaves it alone
const MOST = 12;
/** Milliseconds after an update in which nothing else came, so that a burst is written once. */
const QUIET = 1000;

/** A table as it was seen last, when that was (unix ms), and the faces of its deck. */
export interface LastTable {
  body: TableBody;
  deck: Plain;
  at: number;
}

const address = (table: string): string => file(`last/${table}`);
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Remember a table soon; `make` is asked for it then. */
export function noteTable(table: string, make: () => LastTable): void {
  if (!('caches' in globalThis)) return;
  clearTimeout(timers.get(table));
  timers.set(
    table,
    setTimeout(() => void write(table, make()).catch(() => undefined), QUIET),
  ); // without room for it nothing is lost
}

async function write(table: string, last: LastTable): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(address(table)); // the latest is the last one in the list
  await cache.put(address(table), new Response(JSON.stringify(last)));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
}

/** The table as it was seen last here; undefined if it was not, or cannot be read. */
export async function lastOf(table: string): Promise<LastTable | undefined> {
  try {
    const found = await (await caches.open(CACHE)).match(address(table));
    return found ? ((await found.json()) as LastTable) : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody sits there any longer: forget what was seen. */
export async function forgetTable(table: string): Promise<void> {
  clearTimeout(timers.get(table));
  if ('caches' in globalThis) await (await caches.open(CACHE)).delete(address(table));
}
