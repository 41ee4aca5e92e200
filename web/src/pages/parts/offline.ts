import { wordsOf } from '../../words/index.svelte';
import { planned, planOf } from '../score/counted';

/**
 * Once loaded, pages open without a network; the score pad works there entirely. The service worker
 * keeps what it is told of, since at its first visit a page was loaded before the worker was there.
 */

export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // From the start page to the score pads, whichever of them was opened.
    await Promise.all([
      import('../Start.svelte'),
      import('../Score.svelte'),
      import('../../games/loot_island/score/ScorePad.svelte'),
      ...planned.flatMap((game) => [planOf(game), wordsOf(game)]),
    ]);
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    active?.postMessage({ keep: ['/', '/manifest.webmanifest', ...loaded] });
  } catch {
    // Not allowed here, as in some private windows: the page needs a network then.
  }
}
