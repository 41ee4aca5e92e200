/**
 * Engines that are kept on this device: their files in one cache, from which the service worker answers,
 * and for each a list that says which build it came with. A running game is finished by the engine that
 * began it, shown by the build of that time: as long as a list is here, the service worker keeps both.
 */
import { file } from '../base';

const CACHE = 'doubloon-engine'; // as in public/sw.js

export interface EngineFile {
  /** Relative to the client's folder. */
  path: string;
  bytes: number;
  download: number;
  sha256: string;
}

/** `engine/engine.json`: what an engine consists of. */
export interface EngineList {
  version: string;
  python: string;
  pyodide: string;
  compiled: boolean;
  bytes: number;
  download: number;
  /** By game the levels of bots that are as strong here as on a server; others are cut short by time. */
  levels: Record<string, string[]>;
  /** Letters of a record that it takes. */
  largest_record: number;
  files: EngineFile[];
  answers: EngineFile[];
}

/** An engine that is kept here. */
export interface Kept extends EngineList {
  /** The script of the build that it came with. */
  build: string;
  /** It is wanted for times without a network, so its successor is fetched too; else for a game. */
  wanted: boolean;
}

const listOf = (version: string): string => file(`engine/kept/${version}.json`);

/** Keep a list, before any of its files. */
export async function note(list: Kept): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(listOf(list.version), new Response(JSON.stringify(list)));
}

/** Keep one of an engine's files. */
export async function keepFile(path: string, content: Response): Promise<void> {
  await (await caches.open(CACHE)).put(file(path), content);
}

/** The list of a version that is kept here, with all of its files; else undefined. */
export async function wholeOf(version: string): Promise<Kept | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return undefined;
  const found = await (await caches.open(CACHE)).match(listOf(version));
  const list = (await found?.json()) as Kept | undefined;
  return list && (await missingOf(list)).length === 0 ? list : undefined;
}

/** What is not here of an engine. */
export async function missingOf(list: EngineList): Promise<EngineFile[]> {
  if (!(await caches.has(CACHE))) return list.files;
  const cache = await caches.open(CACHE);
  const found = await Promise.all(list.files.map((part) => cache.match(file(part.path))));
  return list.files.filter((_, place) => !found[place]);
}

/** Is the build of an engine still here, to show its games? */
export async function hasBuild(build: string): Promise<boolean> {
  return Boolean(await caches.match(file(`assets/${build}`)));
}

/** Drop the lists of all versions but these; the service worker drops the files that nobody lists. */
export async function releaseAllBut(versions: Set<string>): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  const old = (await listed(cache)).filter(({ list }) => !versions.has(list.version));
  for (const { url } of old) await cache.delete(url);
  if (old.length > 0) navigator.serviceWorker?.controller?.postMessage('tidy');
}

/** Take a version's files off this device, but for what another one here needs. */
export async function removeFiles(version: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(listOf(version));
  const others = await listed(cache);
  const needed = new Set(others.flatMap(({ list }) => list.files.map((part) => file(part.path))));
  for (const { list } of others) await note({ ...list, wanted: false });
  for (const { url } of await cache.keys())
    if (!needed.has(url) && !others.some((each) => each.url === url)) await cache.delete(url);
  if ((await cache.keys()).length === 0) await caches.delete(CACHE);
}

async function listed(cache: Cache): Promise<{ url: string; list: Kept }[]> {
  const found: { url: string; list: Kept }[] = [];
  for (const { url } of await cache.keys()) {
    if (!url.startsWith(file('engine/kept/'))) continue;
    const answer = await cache.match(url);
    if (answer) found.push({ url, list: (await answer.json()) as Kept });
  }
  return found;
}
