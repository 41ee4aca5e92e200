/**
 * The service worker (public/sw.js): it keeps the client for times without a network. A new version is
 * fetched in the background and announced; it takes over when the reader says so, or when no page of the
 * old one is open any longer.
 */
import { BASE, BUILD, file } from '../base';

const HOUR = 3_600_000;

/** Does a new version wait to take over? */
export const updates = $state({ ready: false });
let registration: ServiceWorkerRegistration | undefined;

/** Keep the client here, and look for new versions from time to time. */
export async function keepClient(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  holdFiles();
  try {
    registration = await navigator.serviceWorker.register(file('sw.js'), {
      updateViaCache: 'none',
    });
  } catch {
    return; // Not allowed here, as in some private windows: the page needs a network then.
  }
  look();
  // Where workers are blocked, as in tests, a browser may answer with nothing.
  registration?.addEventListener('updatefound', () =>
    registration?.installing?.addEventListener('statechange', look),
  );
  const ask = () => void registration?.update().catch(() => undefined); // the next one may go better
  setInterval(ask, HOUR);
  addEventListener('online', ask);
}

/** Let the new version take over, and show it. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  registration?.waiting?.postMessage('take-over');
}

/** The first version that comes here waits for nobody: there was none before. */
function look(): void {
  updates.ready = Boolean(registration?.waiting && navigator.serviceWorker.controller);
}

/** While this page is open its version's files stay, whichever version takes over elsewhere. */
function holdFiles(): void {
  if (!BUILD || !navigator.locks) return;
  const forever = () => new Promise<never>(() => undefined);
  void navigator.locks.request(`${BASE}assets/${BUILD}`, { mode: 'shared' }, forever);
}
