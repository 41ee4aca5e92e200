import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../contract';
import { Bubbles } from './bubbles.svelte';

const said = (number: number, seat: number, text: string): LogEntry => ({
  number,
  kind: 'chat',
  seat,
  at: 0,
  data: { text },
  events: [],
});

describe('what is said at a seat', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown for a while, the latest of each seat', () => {
    const log = [said(1, 0, 'old')];
    const bubbles = new Bubbles(log);
    bubbles.look(log);
    expect(bubbles.shown).toEqual([]);
    log.push(said(2, 1, 'ahoy'), said(3, 0, 'hello'), said(4, 1, 'ahoy again'));
    bubbles.look(log);
    expect(bubbles.shown.map((each) => [each.seat, each.text])).toEqual([
      [0, 'hello'],
      [1, 'ahoy again'],
    ]);
    bubbles.look(log);
    expect(bubbles.shown).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(bubbles.shown).toEqual([]);
  });

  it('is cut where it is long: the chat has the rest', () => {
    const bubbles = new Bubbles([]);
    bubbles.look([said(1, 0, 'x'.repeat(400))]);
    expect(bubbles.shown[0]?.text.length).toBeLessThan(100);
    bubbles.stop();
    expect(bubbles.shown).toEqual([]);
  });
});
