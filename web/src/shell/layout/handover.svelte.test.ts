import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Handover } from './handover.svelte';
import { passing } from '../motion/moment.svelte';

let next = $state<number | null>(null);
let playing = $state(true);
let end = () => {};
function made(): Handover {
  let handing: Handover | undefined;
  end = $effect.root(() => {
    handing = new Handover(
      () => next,
      () => playing,
    );
  });
  flushSync();
  return handing!;
}
function goesTo(seat: number | null): void {
  next = seat;
  flushSync();
}
beforeEach(() => {
  vi.useFakeTimers();
  [next, playing, passing.number] = [null, true, 0];
});
afterEach(() => {
  end();
  passing.number = 0;
  vi.useRealTimers();
});

describe('a device that goes from hand to hand', () => {
  it('is covered from the beginning', () => {
    next = 1;
    expect(made().to).toBe(1);
  });
  it('is covered at once when a page has loaded', () => {
    playing = false;
    const handing = made();
    playing = true;
    goesTo(1);
    expect(handing.to).toBe(1);
  });
  it('is covered a blink after the last move', () => {
    const handing = made();
    goesTo(1);
    expect(handing.to).toBe(null);
    vi.advanceTimersByTime(100);
    expect(handing.to).toBe(1);
    goesTo(2);
    expect(handing.to).toBe(2);
    goesTo(null);
    expect(handing.to).toBe(null);
  });
  it('lets what the last move brought be seen to its end', () => {
    const handing = made();
    goesTo(1);
    passing.number = 1;
    flushSync();
    vi.advanceTimersByTime(10_000);
    expect(handing.to).toBe(null);
    passing.number = 0;
    flushSync();
    vi.advanceTimersByTime(100);
    expect(handing.to).toBe(1);
  });
});
