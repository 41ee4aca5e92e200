import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../../shell/contract';
import { linesOf, stopsOf } from '../course';
import { cost, Review, reviewOf, type Judged } from './review.svelte';

const weighed = (wins: number) => ({
  words: ['a'],
  visits: 1,
  wins,
  placing: 2,
  margin: 0,
  points: 9,
});
const judged = (seat: number, price: number, error = 0.001): Judged => ({
  seat,
  played: weighed(0.2),
  best: weighed(0.3),
  cost: price,
  error,
  played_events: [],
  best_events: [],
});
const moment = (number: number, ...of: Judged[]) => ({
  number,
  wins: [0.256, 0.744],
  points: [3, 4],
  judged: of,
});

const PARTS = [
  { total: 4, next: 3, moments: [moment(2), moment(3, judged(0, 0.05), judged(0, 0.002))] },
  { total: 4, next: null, moments: [moment(5, judged(1, 0.2)), moment(6, judged(0, 0.1, 0.09))] },
];

describe('a review', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response(JSON.stringify(address.endsWith('after=0') ? PARTS[0] : PARTS[1]));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is read part by part', async () => {
    const review = new Review('abc');
    await review.read();
    expect(asked).toEqual(['/api/tables/abc/review?after=0', '/api/tables/abc/review?after=3']);
    expect([review.phase, review.total, review.moments.length]).toEqual(['done', 4, 4]);
    await review.read();
    expect(asked.length).toBe(2);
  });

  it('stops when the page is left and goes on where it was', async () => {
    const review = new Review('abc');
    const reading = review.read();
    review.stop();
    await reading;
    expect([review.phase, review.moments.length]).toEqual(['asleep', 2]);
    await review.read();
    expect([review.phase, review.moments.length, asked.length]).toEqual(['done', 4, 2]);
  });

  it('lists what cost most, beyond chance', async () => {
    const review = new Review('abc');
    await review.read();
    const found = review.costly(null);
    expect(found.map((each) => [each.number, each.place, each.cost])).toEqual([
      [5, 2, 0.2],
      [3, 1, 0.05],
    ]);
    expect(review.costly(0).map((each) => each.number)).toEqual([3]);
    expect(review.costly(null, 1).length).toBe(1);
    expect(review.about(3).length).toBe(1);
    expect(review.about(6)).toEqual([]);
    expect(cost(judged(0, 0.005, 0))).toBe(false);
  });

  it('draws chances in percent as far as they are known', () => {
    const review = new Review('abc');
    review.moments = [moment(2), moment(3)];
    const frames = [2, 3, 5].map((number) => ({
      number,
      kind: 'move',
      seat: 0,
      at: 0,
      data: {},
      events: [],
    }));
    expect(review.course(frames)).toEqual({
      lines: [
        [26, 26],
        [74, 74],
      ],
      marks: [],
      numbers: [2, 3],
    });
  });

  it('is the same on every page of a game', () => {
    const one = reviewOf('abc');
    expect(reviewOf('abc')).toBe(one);
    expect(reviewOf('other')).not.toBe(one);
  });
});

describe('the course so far', () => {
  const moves = (rounds: (number | null)[]): LogEntry[] =>
    rounds.map((round, number) => ({
      number,
      events: round === null ? [] : [{ event: 'round', round }],
    })) as unknown as LogEntry[];

  it('has one row for a round that begins with the last move known', () => {
    const course = linesOf([[1], [2], [3]], moves([1, null, 2]));
    expect(course && stopsOf(course)).toEqual([
      { at: 0, round: 1 },
      { at: 2, round: null },
    ]);
  });
});
