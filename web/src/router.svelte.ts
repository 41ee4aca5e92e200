/** Which page the address asks for. Links are ordinary `<a href>`; `follow` keeps them in the page. */

import { usualGame } from './pages/parts/games.svelte';

export type PageName =
  | 'Start'
  | 'New'
  | 'Table'
  | 'Watch'
  | 'Replay'
  | 'Rules'
  | 'Score'
  | 'Deck'
  | 'Learn'
  | 'Notices'
  | 'Lost';

export interface Route {
  /** The component `pages/PAGE.svelte`. */
  page: PageName;
  /** What the page gets as props: `table` or `game`. */
  props: Record<string, string>;
  /** What stands behind the `#`, without it. */
  hash: string;
}

const PAGES: [RegExp, PageName, string][] = [
  [/^\/new\/([a-z0-9_]+)\/?$/, 'New', 'game'],
  [/^\/t\/([0-9a-zA-Z_-]+)\/?$/, 'Table', 'table'],
  [/^\/watch\/([0-9a-zA-Z_-]+)\/?$/, 'Watch', 'table'],
  [/^\/replay\/([0-9a-zA-Z_-]+)\/?$/, 'Replay', 'table'],
  [/^\/rules\/([a-z0-9_]+)\/?$/, 'Rules', 'game'],
  [/^\/score\/([a-z0-9_]+)\/?$/, 'Score', 'game'],
  [/^\/deck\/([a-z0-9_]+)\/?$/, 'Deck', 'game'],
  [/^\/learn\/([a-z0-9_]+)\/?$/, 'Learn', 'game'],
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pages of a game, opened without one: it is the one that was looked at last. */
const ANY_GAME = /^\/(rules|score|learn|deck|new)\/?$/;

/** What an address means. */
export function routeOf(path: string, hash = ''): Route {
  const behind = decoded(hash.replace(/^#/, ''));
  if (path === '/' || path === '') return { page: 'Start', props: {}, hash: behind };
  if (/^\/notices\/?$/.test(path)) return { page: 'Notices', props: {}, hash: behind };
  const any = ANY_GAME.exec(path);
  if (any?.[1]) return routeOf(`/${any[1]}/${usualGame()}`, hash);
  for (const [pattern, page, name] of PAGES) {
    const found = pattern.exec(path);
    if (found?.[1]) return { page, props: { [name]: found[1] }, hash: behind };
  }
  return { page: 'Lost', props: {}, hash: behind };
}

class Router {
  /** The present page; reading it is reactive. */
  route: Route = $state.raw(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  /** Go to an address of this site; `replace` leaves no step back to the present one. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#look();
    if (!this.route.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** Follow plain clicks on links to our own pages without loading the page anew. For `<svelte:body onclick>`. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (routeOf(link.pathname).page === 'Lost') return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
