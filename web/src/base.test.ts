import { describe, expect, it } from 'vitest';
import { pageAt, to } from './base';

const sources = import.meta.glob(['./**/*.svelte', './**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

describe('addresses of pages', () => {
  it.each([
    ['/', '/', false, '/'],
    ['/rules/tobago#TO-1', '/', false, '/rules/tobago#TO-1'],
    ['/t/abc', '/games/', false, '/games/t/abc'],
    ['/', '/', true, '/#/'],
    ['/rules/tobago#TO-1', '/games/doubloon/', true, '/games/doubloon/#/rules/tobago#TO-1'],
  ])('%s below %s (static: %s) is %s', (page, base, isStatic, address) => {
    expect(to(page, base, isStatic)).toBe(address);
    const found = pageAt(new URL(address, 'https://example.org'), base, isStatic);
    expect(found && found.path + found.hash).toBe(page);
  });

  it.each([
    ['https://example.org/other/', undefined],
    ['https://example.org/games/assets/x.js', undefined],
    ['https://example.org/games/index.html#/score/tobago', { path: '/score/tobago', hash: '' }],
    ['https://example.org/games/', { path: '/', hash: '' }],
    ['https://example.org/games/#device=1', { path: '/', hash: '#device=1' }],
  ])('on a static host %s is %o', (address, page) => {
    expect(pageAt(new URL(address), '/games/', true)).toEqual(page);
  });

  it('are made by `to` in every link, so that they are right in any folder', () => {
    const direct = Object.entries(sources).filter(
      ([name, text]) => name.endsWith('.svelte') && /href=("\/(?!api\/)|\{[`'"]\/)/.test(text),
    );
    expect(direct.map(([name]) => name)).toEqual([]);
  });
});
