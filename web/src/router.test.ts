import { describe, expect, it } from 'vitest';
import { follow, routeOf, router } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', 'Start', {}],
    ['/t/5f0c9a', 'Table', { table: '5f0c9a' }],
    ['/t/5f0c9a/', 'Table', { table: '5f0c9a' }],
    ['/watch/5f0c9a', 'Watch', { table: '5f0c9a' }],
    ['/replay/5f0c9a', 'Replay', { table: '5f0c9a' }],
    ['/rules/loot_island', 'Rules', { game: 'loot_island' }],
    ['/score/loot_island', 'Score', { game: 'loot_island' }],
    ['/deck/loot_island', 'Deck', { game: 'loot_island' }],
    ['/learn/loot_island', 'Learn', { game: 'loot_island' }],
    ['/notices', 'Notices', {}],
    ['/nowhere', 'Lost', {}],
    ['/t/', 'Lost', {}],
  ])('%s is the page %s', (path, page, props) => {
    expect(routeOf(path)).toMatchObject({ page, props });
  });

  it('keeps what stands behind the #', () => {
    expect(routeOf('/rules/loot_island', '#LI-2.8').hash).toBe('LI-2.8');
    expect(routeOf('/', '#device=%41').hash).toBe('device=A');
    expect(routeOf('/', '#100%').hash).toBe('100%');
  });
});

describe('going', () => {
  it('changes address and route, and comes back with the browser', async () => {
    router.go('/t/abc');
    expect(location.pathname).toBe('/t/abc');
    expect(router.route.page).toBe('Table');
    router.go('/rules/toy#TOY-2', { replace: true });
    expect(router.route).toMatchObject({ page: 'Rules', hash: 'TOY-2' });
  });

  function click(html: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.body.addEventListener('click', follow as EventListener, { once: true });
    document.querySelector('a b, a')?.dispatchEvent(event);
    return event;
  }

  it('follows plain clicks on our own links only', () => {
    router.go('/');
    expect(click('<a href="/t/one"><b>x</b></a>').defaultPrevented).toBe(true);
    expect(router.route.props).toEqual({ table: 'one' });
    expect(click('<a href="/t/two" target="_blank">x</a>').defaultPrevented).toBe(false);
    expect(click('<a href="/t/two">x</a>', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(click('<a href="/api/tables/x/record" download>x</a>').defaultPrevented).toBe(false);
    expect(click('<a href="https://example.org/t/two">x</a>').defaultPrevented).toBe(false);
    expect(router.route.props).toEqual({ table: 'one' });
  });
});
