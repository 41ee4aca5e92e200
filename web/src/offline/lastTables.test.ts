import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTable, lastOf, noteTable, type LastTable } from './lastTables';

/** What of the browser's caches is used. */
class FakeCache {
  kept = new Map<string, string>();
  async put(url: string, answer: Response) {
    this.kept.set(url, await answer.text());
  }
  async match(url: string) {
    const found = this.kept.get(url);
    return found === undefined ? undefined : new Response(found);
  }
  async delete(url: string) {
    return this.kept.delete(url);
  }
  async keys() {
    return [...this.kept.keys()];
  }
}

const cache = new FakeCache();
const last = (number: number): LastTable =>
  ({ body: { number }, deck: {}, at: number }) as unknown as LastTable;

beforeEach(() => {
  cache.kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('writes the last of a burst, once', async () => {
  const put = vi.spyOn(cache, 'put');
  for (const number of [1, 2, 3]) noteTable('abc', () => last(number));
  await vi.advanceTimersByTimeAsync(1000);
  expect(put).toHaveBeenCalledTimes(1);
  expect((await lastOf('abc'))?.at).toBe(3);
  expect(await lastOf('other')).toBeUndefined();
});

it('keeps a dozen, and drops those that were not looked at for longest', async () => {
  for (let table = 0; table < 14; table++) {
    noteTable(`t${table}`, () => last(table));
    if (table === 12) noteTable('t1', () => last(100)); // looked at again
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(cache.kept.size).toBe(12);
  expect(await lastOf('t0')).toBeUndefined();
  expect((await lastOf('t1'))?.at).toBe(100);
});

it('forgets a table whose seat was given up, also what waits to be written', async () => {
  noteTable('abc', () => last(1));
  await vi.advanceTimersByTimeAsync(1000);
  noteTable('abc', () => last(2));
  await forgetTable('abc');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await lastOf('abc')).toBeUndefined();
});

it('takes what cannot be read for nothing', async () => {
  cache.kept.set(new URL('/last/abc', location.origin).href, '{half');
  expect(await lastOf('abc')).toBeUndefined();
});
