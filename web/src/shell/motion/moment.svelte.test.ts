import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../../look/preferences.svelte';
import { lookedAt, Moment, momentsOver, passing } from './moment.svelte';

let number = $state(0);
let end = () => {};
function made(quiet = false, stays = false): Moment {
  let moment: Moment | undefined;
  end = $effect.root(() => {
    moment = new Moment(() => number, { lasts: 4000, quiet: () => quiet, stays: () => stays });
  });
  flushSync();
  return moment!;
}
function happens(at: number): void {
  number = at;
  flushSync();
}
beforeEach(() => {
  vi.useFakeTimers();
  prefer({ gameSpeed: 'once' });
  number = 3;
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('a moment', () => {
  it('is not what was there before', () => {
    const moment = made();
    happens(3);
    expect(moment.on).toBe(false);
  });
  it('ends by itself, whatever happens meanwhile', () => {
    const moment = made();
    happens(5);
    expect(moment.on).toBe(true);
    vi.advanceTimersByTime(3900);
    happens(6);
    expect(moment.on).toBe(true);
    vi.advanceTimersByTime(200);
    expect(moment.on).toBe(false);
  });
  it('waits while somebody reads', () => {
    const moment = made();
    happens(5);
    moment.held = true;
    flushSync();
    vi.advanceTimersByTime(60_000);
    expect(moment.on).toBe(true);
    moment.held = false;
    flushSync();
    vi.advanceTimersByTime(4100);
    expect(moment.on).toBe(false);
  });
  it('stays until it is put away, where it is to stay', () => {
    const moment = made(false, true);
    happens(5);
    vi.advanceTimersByTime(60_000);
    expect(moment.on).toBe(true);
    moment.end();
    expect(moment.on).toBe(false);
  });
  it('is as fast as all else', () => {
    prefer({ gameSpeed: 'quick' });
    const moment = made();
    happens(5);
    vi.advanceTimersByTime(200);
    flushSync();
    expect(moment.on).toBe(true);
    vi.advanceTimersByTime(2100);
    expect(moment.on).toBe(false);
  });
  it('leaves a beat for the table before it covers it, and counts from then on', async () => {
    prefer({ gameSpeed: 'calm' });
    const moment = made();
    happens(5);
    expect([moment.on, passing.number]).toEqual([false, 1]);
    let over = false;
    void momentsOver().then(() => (over = true));
    await vi.advanceTimersByTimeAsync(1200);
    flushSync();
    expect([moment.on, passing.number, over]).toEqual([true, 1, false]);
    moment.end();
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toBe(true);
  });
  it('can be called off before it is shown', () => {
    prefer({ gameSpeed: 'calm' });
    const moment = made();
    happens(5);
    moment.end();
    flushSync();
    vi.advanceTimersByTime(3000);
    expect([moment.on, passing.number]).toEqual([false, 0]);
  });
  it('waits for a tap where all goes step by step', () => {
    prefer({ gameSpeed: 'step' });
    const moment = made();
    happens(5);
    vi.advanceTimersByTime(60_000);
    expect(moment.on).toBe(true);
  });
  it('can be put away, and the next one comes', () => {
    const moment = made();
    happens(5);
    moment.end();
    flushSync();
    expect(moment.on).toBe(false);
    happens(8);
    expect(moment.on).toBe(true);
  });
  it('is counted as long as it is shown', () => {
    const moment = made();
    expect(passing.number).toBe(0);
    happens(5);
    expect(passing.number).toBe(1);
    moment.end();
    flushSync();
    expect(passing.number).toBe(0);
    happens(6);
    end();
    expect(passing.number).toBe(0);
  });
  it('is not shown again when a number comes back', () => {
    const moment = made();
    happens(5);
    moment.end();
    happens(4);
    happens(5);
    expect(moment.on).toBe(false);
  });
  it('is not shown where all is quiet', () => {
    const moment = made(true);
    happens(5);
    expect(moment.on).toBe(false);
  });
});

describe('something that comes over the table', () => {
  it('is looked at for two beats once it is there, unless it goes before', () => {
    prefer({ gameSpeed: 'calm' });
    const gone = lookedAt();
    expect(passing.number).toBe(1);
    vi.advanceTimersByTime(3500);
    expect(passing.number).toBe(1);
    vi.advanceTimersByTime(200);
    expect(passing.number).toBe(0);
    gone();
    expect(passing.number).toBe(0);
    lookedAt()();
    expect(passing.number).toBe(0);
  });
  it('is not waited for where nothing is', () => {
    lookedAt();
    expect(passing.number).toBe(0);
  });
});
