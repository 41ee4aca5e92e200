/** The engine that this device can run: is there one, and how far is it with getting ready? */
import { file } from '../../base';

interface EngineFile {
  /** Relative to the client's folder. */
  path: string;
  bytes: number;
  download: number;
  sha256: string;
}

/** `engine/engine.json`: what the engine consists of. */
export interface EngineList {
  version: string;
  python: string;
  pyodide: string;
  compiled: boolean;
  bytes: number;
  download: number;
  files: EngineFile[];
  answers: EngineFile[];
}

class Engine {
  /** `absent`: this build has none, or this browser cannot run it. */
  state: 'unknown' | 'absent' | 'available' | 'loading' | 'ready' | 'failed' = $state('unknown');
  /** While it is loading: fetching files, starting Python, importing the games. */
  step: '' | 'files' | 'python' | 'games' = $state('');
  /** Bytes that were fetched, of so many. */
  loaded = $state(0);
  total = $state(0);
  version = $state('');
  /** Bytes to download, compressed. */
  download = $state(0);
  /** What went wrong. */
  error = $state('');
  list: EngineList | null = $state.raw(null);
}

export const engine = new Engine();

function able(): boolean {
  return (
    typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof indexedDB === 'object'
  );
}

let looked: Promise<void> | null = null;

/** Is there an engine? Reads a small list, once; again if that failed. */
export function findEngine(): Promise<void> {
  looked ??= look().catch(() => {
    looked = null;
  });
  return looked;
}

async function look(): Promise<void> {
  const answer = await fetch(file('engine/engine.json'));
  if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
  const list = answer.ok ? ((await answer.json()) as EngineList) : null;
  if (!list?.version || !able()) {
    engine.state = 'absent';
    return;
  }
  engine.list = list;
  engine.version = list.version;
  engine.download = list.download;
  engine.total = list.bytes;
  if (engine.state === 'unknown') engine.state = 'available';
}

/** Get it ready; whatever is asked of a table here does so too. */
export async function loadEngine(): Promise<void> {
  const { host } = await import('./host');
  await host.ready();
}

/** Ask the browser not to clear away what is kept here when the disk is full. */
export async function askToKeep(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}
