import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flight, LogEntry } from '../contract';
import { Playback, type Stage } from './playback.svelte';

const flight = (lasts: number): Flight => ({ from: 'a', to: 'b', picture: null as never, lasts });
const entry = (number: number, seat: number, ...events: string[]): LogEntry => ({
  number,
  kind: 'move',
  seat,
  at: 0,
  data: {},
  events: events.map((event) => ({ event })),
});

let told: string[] = [];
let paces: number[] = [];
let speed = 1;
let fly: Stage['fly'];
let flights: Stage['flights'];
const stage: Stage = {
  flights: (event) => flights(event),
  fly: (list, pace) => {
    paces.push(pace);
    return fly(list, pace);
  },
  speed: () => speed,
  tell: (each) => void told.push(`entry ${each.number}`),
  own: (each) => each.seat === 0,
};

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  paces = [];
  speed = 1;
  flights = () => [flight(400)];
  fly = (list, pace) =>
    new Promise((done) => {
      told.push('flies');
      setTimeout(done, (list[0]?.lasts ?? 0) / pace);
    });
});
afterEach(() => void vi.useRealTimers());

describe('showing events', () => {
  it('tells an entry, lets its events fly, then the next', async () => {
    const player = new Playback(stage);
    const done = player.play([entry(1, 1, 'a', 'b'), entry(2, 2, 'c')], false);
    expect(player.showing).toEqual({ event: 'a' });
    await vi.advanceTimersByTimeAsync(400);
    expect(player.showing).toEqual({ event: 'b' });
    await vi.advanceTimersByTimeAsync(800);
    await done;
    expect(told).toEqual(['entry 1', 'flies', 'flies', 'entry 2', 'flies']);
    expect(player.showing).toBe(null);
  });

  it('gives somebody else two seconds, then goes faster', async () => {
    const player = new Playback(stage);
    let over = false;
    const events = Array.from({ length: 20 }, () => 'x');
    void player.play([entry(1, 1, ...events)], false).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(2100);
    expect(over).toBe(true);
    expect(paces[0]).toBe(4);
  });

  it('moves nothing when nothing shall move, but tells everything', async () => {
    speed = 0;
    await new Playback(stage).play([entry(1, 1, 'a'), entry(2, 1, 'b')], false);
    expect(told).toEqual(['entry 1', 'entry 2']);
  });

  it('only tells when more is waiting', async () => {
    await new Playback(stage).play([entry(1, 1, 'a')], true);
    expect(told).toEqual(['entry 1']);
  });

  it('is cut short by a tap', async () => {
    const player = new Playback(stage);
    const done = player.play([entry(1, 1, 'a', 'b'), entry(2, 2, 'c')], false);
    await vi.advanceTimersByTimeAsync(100);
    player.skip();
    await done;
    expect(told).toEqual(['entry 1', 'flies', 'entry 2']);
  });

  it('does not get stuck on a flight that never lands', async () => {
    fly = () => new Promise(() => undefined);
    const player = new Playback(stage);
    let over = false;
    void player.play([entry(1, 1, 'a')], false).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(900);
    expect(over).toBe(true);
  });

  it('passes over what goes wrong', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    flights = () => {
      throw new Error('no picture');
    };
    await new Playback(stage).play([entry(1, 1, 'a')], false);
    fly = () => Promise.reject(new Error('no place'));
    flights = () => [flight(100)];
    await new Playback(stage).play([entry(2, 1, 'a')], false);
    expect(told).toEqual(['entry 1', 'entry 2']);
  });
});
