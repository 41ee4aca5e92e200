/**
 * Once loaded, pages open without a network (the score pad works there entirely). The service worker
 * keeps what it is told of: at its first visit a page was loaded before the worker was there.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    active?.postMessage({ keep: ['/', ...loaded] });
  } catch {
    // Not allowed here, as in some private windows: the page needs a network then.
  }
}
