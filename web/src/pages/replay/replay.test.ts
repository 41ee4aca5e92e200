import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseOf, spread, stairs, ticks } from './course';
import { NO_TABLE } from '../../shell/session/state';
import { aboutAt, frameAt, numberIn } from './review/moments';

vi.mock('../../games/index', () => ({
  loadGame: async () => ({
    seats: ['blue', 'red'],
    tell: (event: any) => ({ key: event.event }),
    name: (word: string) => ({ key: word }),
    flights: () => [],
  }),
}));
import { ReplaySession } from './session.svelte';

const frame = (number: number, seat: number | null, facts: number[], round?: number) => ({
  number,
  kind: seat === null ? 'started' : 'move',
  seat,
  at: 0,
  data: {},
  events:
    round === undefined
      ? []
      : [
          { event: 'counted', round: round - 1 },
          { event: 'round', round },
        ],
  facts: { worth: facts },
});
const FRAMES = [
  frame(3, null, [0, 0]),
  frame(4, 0, [2, 0]),
  frame(6, 1, [2, 5], 2),
  frame(9, 0, [7, 5]),
];

describe('the course of a game', () => {
  it('has a line for each seat and a mark for each round', () => {
    const course = courseOf(FRAMES, (facts) => facts.worth);
    expect(course?.lines).toEqual([
      [0, 2, 2, 7],
      [0, 0, 5, 5],
    ]);
    expect(course?.marks).toEqual([
      { at: 0, round: 1 },
      { at: 2, round: 2 },
    ]);
    expect(course?.numbers).toEqual([3, 4, 6, 9]);
    expect(courseOf(FRAMES, () => [])).toBe(null);
  });
  it('is drawn in steps, with round numbers at its side', () => {
    expect(
      stairs(
        [0, 2, 2],
        (at) => at * 10,
        (value) => 50 - value,
      ),
    ).toBe('M0.0 50.0H10.0V48.0H20.0');
    expect(ticks(0, 84, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(-3, 4, 4)).toEqual([-4, -2, 0, 2, 4]);
    expect(ticks(0, 1, 5)).toEqual([0, 1]);
  });
  it('keeps the emblems at its end apart', () => {
    const places = spread([50, 52, 10], 20, 0, 60);
    expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(20);
    expect(Math.max(...places)).toBeLessThanOrEqual(60);
    expect(places[2]!).toBeLessThan(places[0]!);
  });
});

describe('a moment', () => {
  it('is found by its entry', () => {
    expect(frameAt(FRAMES, 5)).toBe(1);
    expect(frameAt(FRAMES, 0)).toBe(0);
    expect(numberIn('42')).toBe(42);
    expect(numberIn('seat=2')).toBe(0);
  });
  it('knows who moves next, until the end', () => {
    expect(aboutAt(NO_TABLE, FRAMES, 1)).toMatchObject({ status: 'running', asked: [1] });
    expect(aboutAt(NO_TABLE, FRAMES, 3)).toMatchObject({ status: 'finished', asked: [] });
  });
});

describe('the session of a replay', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      const query = new URL(address, 'http://x').searchParams;
      const answer = address.includes('/replay')
        ? {
            view: { at: query.get('number'), seat: query.get('seat') },
            facts: {},
            frames: query.get('frames') === 'false' ? [] : FRAMES,
          }
        : address.endsWith('/deck')
          ? {}
          : address.includes('/words/')
            ? { texts: [] }
            : {
                about: {
                  status: 'finished',
                  settings: { game: 'toy' },
                  seats: [{ name: 'Anne' }, { name: 'Bart' }],
                },
                mine: [1],
              };
      return new Response(JSON.stringify(answer));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('steps through the game and looks through any eyes', async () => {
    const session = new ReplaySession('abc');
    await session.open(4);
    expect(session.phase).toBe('here');
    expect(session.seat).toBe(1);
    expect([session.at, session.view.at, session.over]).toEqual([1, '4', false]);
    await session.step(1);
    expect([session.at, session.view.at, session.log.length]).toEqual([2, '6', 3]);
    await session.lookFrom(-1);
    expect([session.at, session.view.seat]).toEqual([2, '-1']);
    await session.show(99);
    expect([session.at, session.over]).toEqual([3, true]);
    await session.step(-1);
    expect(session.at).toBe(2);
  });
  it('lets nothing be done', async () => {
    const session = new ReplaySession('abc');
    await session.open();
    const before = asked.length;
    await session.choose('N1');
    await session.ask();
    await session.confirm();
    expect(session.decision).toBe(null);
    expect(asked.length).toBe(before);
  });
});
