import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, get, post, requestId, Unreachable } from './client';

type Answer = Response | Error;
let asked: { address: string; body: any }[] = [];

function answers(...list: Answer[]): void {
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, body: init.body ? JSON.parse(String(init.body)) : null });
    const next = list.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('none left');
  });
}
const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('requests', () => {
  it('repeats a lost request with the same id', async () => {
    answers(new TypeError('lost'), new TypeError('lost'), json({ number: 7 }));
    const done = post('/api/x', { words: ['a'] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await done).toEqual({ number: 7 });
    expect(asked.length).toBe(3);
    expect(asked[0]?.body.request).toBeTruthy();
    expect(new Set(asked.map((each) => each.body.request)).size).toBe(1);
  });

  it('keeps an id that was given, and gives previews none', async () => {
    answers(json({}), json({}));
    await post('/api/x', { request: 'mine' });
    await post('/api/preview', {}, 0);
    expect(asked[0]?.body).toEqual({ request: 'mine' });
    expect(asked[1]?.body).toEqual({});
  });

  it('does not repeat what was refused', async () => {
    answers(json({ error: 'illegal', message: 'no', rule: 'LI-2.8' }, 422));
    const error = await post('/api/x').catch((each) => each);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'illegal', status: 422, rule: 'LI-2.8', message: 'no' });
    expect(asked.length).toBe(1);
  });

  it('waits as long as it is told when it was too much', async () => {
    answers(json({ error: 'too_many', message: '' }, 429, { 'retry-after': '3' }), json({ ok: 1 }));
    const done = get('/api/x');
    await vi.advanceTimersByTimeAsync(2900);
    expect(asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await done).toEqual({ ok: 1 });
  });

  it('gives up at last', async () => {
    answers(...Array.from({ length: 9 }, () => new TypeError('lost')));
    const done = get('/api/x', 2).catch((each) => each);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toBeInstanceOf(Unreachable);
    expect(asked.length).toBe(3);
  });

  it('takes a page of a proxy for a server that is away', async () => {
    answers(new Response('<html>', { status: 502 }), json({ ok: 1 }));
    const done = get('/api/x');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done).toEqual({ ok: 1 });
  });

  it('gives every request another id', () => {
    expect(requestId()).toMatch(/^[0-9a-f]{32}$/);
    expect(requestId()).not.toBe(requestId());
  });
});
