import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stream } from './stream.svelte';
import type { News } from './wire';

class Source extends EventTarget {
  readyState = 0;
  constructor(readonly address: string) {
    super();
    made.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(table: string, number: number): void {
    const data = JSON.stringify({ table, number, about: {}, seats: [] });
    const event = new MessageEvent('table', { data, lastEventId: `${table}.${number}` });
    this.dispatchEvent(event);
  }
  /** As a browser does: 0, it tries again itself; 2, it has given up. */
  break(state: 0 | 2): void {
    this.readyState = state;
    this.dispatchEvent(new Event('error'));
  }
}
let made: Source[] = [];
const last = () => made.at(-1) as Source;

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the stream', () => {
  it('is one for all tables', () => {
    const stream = new Stream((address) => new Source(address));
    const told: number[] = [];
    const stop = stream.watch('aa', (news: News) => told.push(news.number));
    stream.watch('bb', () => undefined);
    expect(last().address).toBe('/api/stream?presence=true&table=aa&table=bb');
    expect(made[0]?.readyState).toBe(2);
    last().open();
    last().tell('aa', 4);
    last().tell('bb', 9);
    expect(told).toEqual([4]);
    stop();
    last().tell('aa', 5);
    expect(told).toEqual([4]);
  });

  it('is lost as soon as the device has no network, and tried again when it has one', () => {
    const stream = new Stream((address) => new Source(address));
    stream.watch('of', () => undefined);
    last().open();
    globalThis.dispatchEvent(new Event('offline'));
    expect(stream.state).toBe('lost');
    globalThis.dispatchEvent(new Event('online'));
    // Streams of other tests hear it too.
    const own = made.filter((each) => each.address.endsWith('table=of'));
    expect(own).toHaveLength(2);
    own[1]?.open();
    expect(stream.state).toBe('open');
  });

  it('goes on where it broke off', () => {
    const stream = new Stream((address) => new Source(address));
    stream.watch('aa', () => undefined);
    last().open();
    expect(stream.state).toBe('open');
    last().tell('aa', 7);
    last().break(2);
    expect(stream.state).toBe('lost');
    vi.advanceTimersByTime(499);
    expect(made.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(last().address).toBe('/api/stream?presence=true&table=aa&after=aa.7');
    expect(stream.state).toBe('lost');
    last().open();
    expect(stream.state).toBe('open');
  });

  it('leaves it to the browser while that tries itself', () => {
    const stream = new Stream((address) => new Source(address));
    stream.watch('aa', () => undefined);
    last().break(0);
    vi.advanceTimersByTime(60_000);
    expect(made.length).toBe(1);
    expect(stream.state).toBe('lost');
  });

  it('waits longer each time, and not at all for what an old source says', () => {
    const stream = new Stream((address) => new Source(address));
    const told: number[] = [];
    stream.watch('aa', (news) => told.push(news.number));
    const old = last();
    old.break(2);
    vi.advanceTimersByTime(500);
    last().break(2);
    vi.advanceTimersByTime(999);
    expect(made.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(made.length).toBe(3);
    old.tell('aa', 1);
    old.open();
    expect(told).toEqual([]);
    expect(stream.state).toBe('lost');
  });

  it('is closed when nobody listens', () => {
    const stream = new Stream((address) => new Source(address));
    const stop = stream.watch('aa', () => undefined);
    stop();
    expect(last().readyState).toBe(2);
    expect(stream.state).toBe('idle');
  });
});
