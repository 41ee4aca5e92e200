/**
 * The engine's files on this device, so that games begin without a network. They are fetched when the
 * reader agrees or installs the app, file by file into a cache of their own, from which the service
 * worker answers; what is there stays there when the rest breaks off.
 */
import { engine, findEngine } from '../api/local/engine.svelte';
import { place } from '../api/place.svelte';
import { hasOwnGames } from '../api/transport';
import { BUILD, file, ownFile } from '../base';
import {
  keepFile,
  missingOf,
  note,
  releaseAllBut,
  removeFiles,
  type EngineFile,
  type EngineList,
} from './engines';

const WANTED = 'doubloon.engine';
const LIST = 'engine/engine.json';
const TYPES: Record<string, string> = {
  wasm: 'application/wasm',
  mjs: 'text/javascript',
  js: 'text/javascript',
  json: 'application/json',
};

class Download {
  /**
   * `unknown` until it was looked for; `absent`: this build or browser cannot; `none`: not here;
   * `full`: no room for it; `broken`: the way there broke off.
   */
  state: 'unknown' | 'absent' | 'none' | 'loading' | 'kept' | 'full' | 'broken' = $state('unknown');
  /** How much of it is here, 0 to 1. */
  share = $state(0);
  /** Megabytes that travel. */
  megabytes = $state(0);
  #stop: AbortController | null = null;

  /** Can this device play by itself, now or once it has what it takes? */
  get possible(): boolean {
    return this.state !== 'unknown' && this.state !== 'absent';
  }

  /** What is missing for a game to begin now: the download, or the server where there is none. */
  get lacks(): 'download' | 'server' | null {
    if (this.state === 'kept' || this.state === 'unknown' || engine.state === 'ready') return null;
    if (this.state === 'absent') return place.reachable ? null : 'server';
    return place.network ? null : 'download';
  }

  /** See what is here. Somebody who wanted it gets the files of a new version too. */
  async look(): Promise<void> {
    if (this.state === 'loading') return;
    await findEngine();
    if (engine.state === 'absent' || !('caches' in globalThis)) this.state = 'absent';
    const list = await listed().catch(() => null);
    if (!list || this.state === 'absent') return;
    this.megabytes = Math.max(1, Math.round(list.download / 1e6));
    const missing = await missingOf(list);
    const wanted = localStorage.getItem(WANTED) !== null;
    if (missing.length > 0 && wanted && navigator.onLine) await this.keep();
    else this.state = missing.length === 0 ? 'kept' : 'none';
    if (wanted && this.state === 'kept') await note({ ...list, build: BUILD, wanted });
    await releaseAllBut(new Set([list.version, ...(await inUse())]));
  }

  /** Fetch what is not here yet; also when a game has begun, so that it can be finished. */
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
      await note({ ...list, build: BUILD, wanted: true });
      for (const part of missing) {
        const content = await fetched(part, stop.signal, (bytes) => {
          here += bytes;
          this.share = Math.min(1, here / list.bytes);
        });
        await keepFile(part.path, content);
      }
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

  /** Take it off this device. Games that are kept here stay, with what only they still need. */
  async remove(): Promise<void> {
    localStorage.removeItem(WANTED);
    await removeFiles((await listed()).version);
    this.state = 'none';
  }
}

async function listed(): Promise<EngineList> {
  const answer = await fetch(ownFile(LIST), { cache: 'no-cache' });
  if (!answer.ok) throw new TypeError(`${answer.status}: ${LIST}`);
  return (await answer.json()) as EngineList;
}

/** The engines of games on this device that are not over. */
async function inUse(): Promise<string[]> {
  return hasOwnGames() ? (await import('../api/local/database')).enginesInUse() : [];
}

async function needRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < bytes)
    throw new DOMException('no room', 'QuotaExceededError');
}

/** One file, with its content checked: a host may answer with something else. */
async function fetched(
  part: EngineFile,
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

export const download = new Download();
