/** The engine that this device can run: is there one, and how far is it with getting ready? */
import { BUILD, ownFile } from '../../base';
import { hasBuild, wholeOf, type EngineList } from '../../offline/engines';
import { engineOf } from './database';

const STARTED = 'doubloon.started';

class Engine {
  /** `absent`: this build has none, or this browser cannot run it. */
  state: 'unknown' | 'absent' | 'available' | 'loading' | 'ready' | 'failed' = $state('unknown');
  /** While it is loading: fetching files, starting Python, importing the games. */
  step: '' | 'files' | 'python' | 'games' = $state('');
  /** Milliseconds that the last start took here; 0: none is remembered. */
  usual = $state(Number(localStorage.getItem(STARTED)) || 0);
  version = $state('');
  /** Bytes to download, compressed. */
  download = $state(0);
  /** What went wrong. */
  error = $state('');
  list: EngineList | null = $state.raw(null);
}

export const engine = new Engine();

/** The engine is ready, after so many milliseconds: what the next start may be expected to take. */
export function started(took: number): void {
  engine.state = 'ready';
  engine.step = '';
  engine.usual = Math.round(took);
  localStorage.setItem(STARTED, String(engine.usual));
}

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
  const answer = await fetch(ownFile('engine/engine.json'));
  if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
  const list = answer.ok ? ((await answer.json()) as EngineList) : null;
  if (!list?.version || !able()) {
    engine.state = 'absent';
    return;
  }
  engine.list = list;
  engine.version = list.version;
  engine.download = list.download;
  if (engine.state === 'unknown') engine.state = 'available';
}

/**
 * The engine that a table goes on with: while it is played the one that began it, as long as that is kept
 * here; else the newest, which checks every position on the way. If another build is needed to show it,
 * this page gives way to that.
 */
export async function engineFor(table: string | null): Promise<EngineList | null> {
  await findEngine();
  const version = table === null ? undefined : await engineOf(table).catch(() => undefined);
  if (version === undefined || version === engine.version) return engine.list;
  const kept = await wholeOf(version).catch(() => undefined);
  if (!kept) return engine.list;
  if (kept.build === BUILD) return kept;
  const there = new URL(location.href);
  const asked = there.searchParams.get('build') === kept.build; // and yet this page came
  if (asked || !navigator.serviceWorker?.controller || !(await hasBuild(kept.build)))
    return engine.list;
  there.searchParams.set('build', kept.build);
  location.replace(there);
  return new Promise(() => undefined); // until the other page is there
}
