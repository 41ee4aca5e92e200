import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flight, LogEntry } from '../contract';
import { Director, type Stage } from './director.svelte';
import { AT_ONCE, hurried, type Tempo } from './tempo';

const flight = (lasts: number): Flight => ({ from: 'a', to: 'b', picture: null as never, lasts });
const entry = (number: number, seat: number, ...events: string[]): LogEntry => ({
  number,
  kind: 'move',
  seat,
  at: 0,
  data: {},
  events: events.map((event) => ({ event, seat })),
});
const NORMAL: Tempo = { motion: 1, reading: 1, most: 5000, rest: 300, steps: false };
/** `textOf` gives a sentence of 20 letters, which takes a second to read. */
const READ = 1000;

let told: string[] = [];
let paces: number[] = [];
let tempo: Tempo = NORMAL;
let fly: Stage['fly'];
let flights: Stage['flights'];
const stage: Stage = {
  flights: (event) => flights(event),
  fly: (list, pace) => {
    paces.push(pace);
    return fly(list, pace);
  },
  textOf: ({ event }) => (event === 'silent' ? '' : 'x'.repeat(20)),
  tempo: () => tempo,
  tell: (each, event) => void told.push(`${each.number}.${each.events.length} ${event.event}`),
  told: (each) => void told.push(`entry ${each.number}`),
  own: (each, event) => each.seat === 0 && (event === undefined || event.seat === 0),
};

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  paces = [];
  tempo = NORMAL;
  flights = () => [flight(400)];
  fly = (list, pace) => new Promise((done) => setTimeout(done, (list[0]?.lasts ?? 0) / pace));
});
afterEach(() => void vi.useRealTimers());

/** Is it done after so many milliseconds? */
async function doneAfter(what: Promise<void>, time: number): Promise<boolean> {
  let over = false;
  void what.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(time);
  return over;
}

describe('showing events', () => {
  it('gives each event a beat, in which it is told, flies and is read', async () => {
    const director = new Director(stage);
    const done = director.play([entry(1, 1, 'a', 'b')]);
    expect(director.showing).toMatchObject({ event: 'a' });
    expect(told).toEqual(['1.1 a']);
    await vi.advanceTimersByTimeAsync(READ - 10);
    expect(told).toEqual(['1.1 a']);
    await vi.advanceTimersByTimeAsync(20);
    expect(director.showing).toMatchObject({ event: 'b' });
    expect(told).toEqual(['1.1 a', '1.2 b']);
    expect(await doneAfter(done, READ)).toBe(true);
    expect(told.at(-1)).toBe('entry 1');
    expect(director.showing).toBe(null);
  });

  it('says when what was moved has landed', async () => {
    let landed = 0;
    void new Director(stage).play([entry(1, 1, 'a')], NORMAL, () => landed++);
    await vi.advanceTimersByTimeAsync(390);
    expect(landed).toBe(0);
    await vi.advanceTimersByTimeAsync(20);
    expect(landed).toBe(1);
  });

  it('rests between moves, and after the last one when the board shows it', async () => {
    const director = new Director(stage);
    const moves = [entry(1, 1, 'a'), entry(2, 2, 'b')];
    const done = director.play(moves);
    await vi.advanceTimersByTimeAsync(READ + 290);
    expect(told).toEqual(['1.1 a', 'entry 1']);
    expect(await doneAfter(done, 20 + READ)).toBe(true);
    expect(await doneAfter(director.rest(moves), 290)).toBe(false);
    expect(await doneAfter(director.rest(moves), 310)).toBe(true);
  });

  it('does not let the player read what they did themselves, but what came of it', async () => {
    const director = new Director(stage);
    const own = entry(1, 0, 'a');
    expect(await doneAfter(director.play([own]), 410)).toBe(true);
    expect(await doneAfter(director.rest([own]), 0)).toBe(true);
    own.events.push({ event: 'b' }); // of no seat: the round ends
    expect(await doneAfter(director.play([own]), 410 + READ - 20)).toBe(false);
  });

  it('does not hurry a new round because the player ended the one before', async () => {
    const own = entry(1, 0, 'a');
    own.events.push(...Array.from({ length: 6 }, () => ({ event: 'b' })));
    expect(await doneAfter(new Director(stage).play([own]), 4500)).toBe(false);
    expect(paces.at(-1)).toBeLessThanOrEqual(1.3);
  });

  it('gives a move its time, then goes faster', async () => {
    const director = new Director(stage);
    const events = (count: number) => Array.from({ length: count }, () => 'x');
    expect(await doneAfter(director.play([entry(1, 1, ...events(6))]), 5100)).toBe(true);
    expect(paces[0]).toBe(1.2);
    // What is long must be readable all the same.
    const long = director.play([entry(2, 1, ...events(20))]);
    expect(await doneAfter(long, 11_000)).toBe(false);
    expect(paces.at(-1)).toBe(1.3);
  });

  it('moves nothing when nothing shall move, but leaves time to read', async () => {
    tempo = { ...NORMAL, motion: 0 };
    const director = new Director(stage);
    expect(await doneAfter(director.play([entry(1, 1, 'a')]), READ - 10)).toBe(false);
    expect(paces).toEqual([]);
  });

  it('only tells what happened long ago', async () => {
    const director = new Director(stage);
    const done = director.play([entry(1, 1, 'a'), entry(2, 1, 'b')], AT_ONCE);
    expect(await doneAfter(done, 0)).toBe(true);
    expect(told).toEqual(['entry 1', 'entry 2']);
  });

  it('is twice as fast for whoever is behind', async () => {
    const director = new Director(stage);
    expect(await doneAfter(director.play([entry(1, 1, 'a')], hurried(NORMAL)), 510)).toBe(true);
    expect(paces).toEqual([2]);
  });

  it('goes on to the next move by a tap, and shows that one', async () => {
    const director = new Director(stage);
    const done = director.play([entry(1, 1, 'a', 'b'), entry(2, 2, 'c')]);
    await vi.advanceTimersByTimeAsync(100);
    director.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['1.1 a', 'entry 1', '2.1 c']);
    expect(await doneAfter(done, READ)).toBe(true);
  });

  it('skips all that is in line', async () => {
    const director = new Director(stage);
    const done = director.play([entry(1, 1, 'a', 'b'), entry(2, 2, 'c')]);
    director.skip();
    expect(await doneAfter(done, 0)).toBe(true);
    expect(told).toEqual(['1.1 a', 'entry 1', 'entry 2']);
    expect(await doneAfter(director.rest([entry(2, 2, 'c')]), 0)).toBe(true);
    director.done();
    expect(await doneAfter(director.play([entry(3, 1, 'd')]), 10)).toBe(false);
  });

  it('waits for a tap after each move where all goes step by step', async () => {
    tempo = { ...NORMAL, steps: true };
    const director = new Director(stage);
    const move = entry(1, 1, 'a');
    expect(await doneAfter(director.play([move]), READ)).toBe(true);
    const rest = director.rest([move]);
    expect(await doneAfter(rest, 60_000)).toBe(false);
    expect(director.waiting).toBe(true);
    director.next();
    expect(await doneAfter(rest, 0)).toBe(true);
    expect(director.waiting).toBe(false);
    expect(await doneAfter(director.rest([entry(2, 1, 'silent')]), 0)).toBe(true);
  });

  it('shows the move after something that was put away by a tap', async () => {
    const director = new Director(stage);
    const until = director.until(() => new Promise(() => undefined));
    director.next();
    expect(await doneAfter(until, 0)).toBe(true);
    expect(await doneAfter(director.play([entry(1, 1, 'a')]), READ - 1)).toBe(false);
  });

  it('does not get stuck on a flight that never lands', async () => {
    fly = () => new Promise(() => undefined);
    const director = new Director(stage);
    expect(await doneAfter(director.play([entry(1, 1, 'a')]), 1100)).toBe(true);
  });

  it('passes over what goes wrong', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    flights = () => {
      throw new Error('no picture');
    };
    expect(await doneAfter(new Director(stage).play([entry(1, 1, 'a')]), READ)).toBe(true);
    fly = () => Promise.reject(new Error('no place'));
    flights = () => [flight(100)];
    expect(await doneAfter(new Director(stage).play([entry(2, 1, 'a')]), READ)).toBe(true);
    expect(told.filter((each) => each.startsWith('entry'))).toEqual(['entry 1', 'entry 2']);
  });
});
