/** Which page the address asks for. Links are ordinary `<a href>`; `follow` keeps them in the page. */

import { pageAt, PINNED, STATIC, to } from './base';
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

function present(): Route {
  const { path, hash } = pageAt(location) ?? { path: location.pathname, hash: location.hash };
  return routeOf(path, hash);
}

class Router {
  /** The present page; reading it is reactive. */
  route: Route = $state.raw(present());

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  /** Go to one of our pages (`/t/TABLE`); `replace` leaves no step back to the present one. */
  go(page: string, { replace = false } = {}): void {
    if (PINNED) return location.assign(to(page)); // the newest build shows everything else
    if (replace) history.replaceState(null, '', to(page));
    else history.pushState(null, '', to(page));
    this.#look();
    if (!this.route.hash) scrollTo(0, 0);
  }

  /** Put something behind the `#` of the present address, or take it away; the page is not told. */
  mark(hash: string): void {
    const path = pageAt(location)?.path ?? '/';
    history.replaceState(null, '', to(hash ? `${path}#${hash}` : path));
  }

  #look(): void {
    this.route = present();
  }
}

export const router = new Router();

/** Follow plain clicks on links to our own pages without loading the page anew. For `<svelte:body onclick>`. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  const place = /^#(?!\/)(.+)/.exec(link.getAttribute('href') ?? '')?.[1];
  if (place && STATIC) {
    // A place on this page: behind the one `#` of the address there is the page already.
    event.preventDefault();
    const found = document.getElementById(place);
    found?.scrollIntoView();
    found?.focus();
    return;
  }
  const page = pageAt(link);
  if (!page || routeOf(page.path).page === 'Lost') return;
  event.preventDefault();
  router.go(page.path + page.hash);
}
