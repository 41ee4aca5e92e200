/**
 * The engine's files on this device, so that games begin without a network. They are fetched when the
 * reader agrees or installs the app, file by file into a cache of their own, from which the service
 * worker answers; what is there stays there when the rest breaks off.
 */
import { engine } from '../api/local/engine.svelte';
import { place } from '../api/place.svelte';
import { file } from '../base';

const CACHE = 'doubloon-engine'; // as in public/sw.js
const WANTED = 'doubloon.engine';
const LIST = 'engine/engine.json';
const TYPES: Record<string, string> = {
  wasm: 'application/wasm',
  mjs: 'text/javascript',
  js: 'text/javascript',
  json: 'application/json',
};

interface Part {
  path: string;
  bytes: number;
  sha256: string;
}
interface List {
  version: string;
  bytes: number;
  download: number;
  files: Part[];
}

class Download {
  /**
   * `absent`: this build or browser cannot; `none`: not here; `full`: no room for it; `broken`: the
   * way there broke off.
   */
  state: 'absent' | 'none' | 'loading' | 'kept' | 'full' | 'broken' = $state('absent');
  /** How much of it is here, 0 to 1. */
  share = $state(0);
  /** Megabytes that travel. */
  megabytes = $state(0);
  #stop: AbortController | null = null;

  /** Can no game begin on this device, since the engine is not here and cannot be fetched now? */
  get lacking(): boolean {
    const here = this.state === 'kept' || this.state === 'absent' || engine.state === 'ready';
    return !here && !place.network;
  }

  /** See what is here. Somebody who wanted it gets the files of a new version too. */
  async look(): Promise<void> {
    if (this.state === 'loading') return;
    if (!('caches' in globalThis) || !('WebAssembly' in globalThis)) return;
    const list = await listed().catch(() => null);
    if (!list?.version) return; // a build without an engine lists nothing
    this.megabytes = Math.max(1, Math.round(list.download / 1e6));
    const missing = (await caches.has(CACHE)) ? await missingOf(list) : list.files;
    if (missing.length === 0) this.state = 'kept';
    else if (localStorage.getItem(WANTED) && navigator.onLine) await this.keep();
    else this.state = 'none';
  }

  /** Fetch what is not here yet. */
  async keep(): Promise<void> {
    if (this.state === 'loading') return;
    this.state = 'loading';
    this.share = 0;
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const list = await listed();
      const missing = await missingOf(list);
      let here = list.bytes - missing.reduce((sum, part) => sum + part.bytes, 0);
      await needRoom(list.bytes - here);
      localStorage.setItem(WANTED, 'yes');
      const cache = await caches.open(CACHE);
      for (const part of missing) {
        const content = await fetched(part, stop.signal, (bytes) => {
          here += bytes;
          this.share = Math.min(1, here / list.bytes);
        });
        await cache.put(file(part.path), content);
      }
      await dropOthers(list);
      await navigator.storage?.persist?.(); // else a browser short of room may drop it
      this.state = 'kept';
    } catch (error) {
      const { name } = error as Error;
      this.state = stop.signal.aborted ? 'none' : name === 'QuotaExceededError' ? 'full' : 'broken';
      if (!(error instanceof TypeError) && this.state === 'broken') console.warn(error);
    }
  }

  /** Stop fetching; what came stays for another try. */
  stop(): void {
    localStorage.removeItem(WANTED);
    this.#stop?.abort();
  }

  /** Take it off this device. Games that are kept here stay. */
  async remove(): Promise<void> {
    localStorage.removeItem(WANTED);
    await caches.delete(CACHE);
    this.state = 'none';
  }
}

async function listed(): Promise<List> {
  const answer = await fetch(file(LIST), { cache: 'no-cache' });
  if (!answer.ok) throw new TypeError(`${answer.status}: ${LIST}`);
  return (await answer.json()) as List;
}

async function missingOf(list: List): Promise<Part[]> {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(list.files.map((part) => cache.match(file(part.path))));
  return list.files.filter((_, place) => !found[place]);
}

async function needRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < bytes)
    throw new DOMException('no room', 'QuotaExceededError');
}

/** One file, with its content checked: a host may answer with something else. */
async function fetched(
  part: Part,
  signal: AbortSignal,
  came: (bytes: number) => void,
): Promise<Response> {
  const answer = await fetch(file(part.path), { signal });
  if (!answer.ok || !answer.body) throw new TypeError(`${answer.status}: ${part.path}`);
  const pieces: BlobPart[] = [];
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    came(value.length);
  }
  const content = new Blob(pieces);
  const hash = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  if (hex.join('') !== part.sha256) throw new TypeError(`not what is listed: ${part.path}`);
  const type = TYPES[part.path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return new Response(content, {
    headers: { 'content-type': type, 'content-length': String(content.size) },
  });
}

/** Files of earlier versions. A worker has all of its own once it runs. */
async function dropOthers(list: List): Promise<void> {
  const cache = await caches.open(CACHE);
  const listed = new Set(list.files.map((part) => file(part.path)));
  for (const request of await cache.keys())
    if (!listed.has(request.url)) await cache.delete(request);
}

export const download = new Download();
