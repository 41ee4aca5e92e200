import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coach } from './coach.svelte';

const LESSON = {
  name: 'first',
  seat: 0,
  steps: [
    { key: 'look', targets: ['hand'], words: [], rule: null },
    { key: 'play', targets: ['card-a'], words: ['N1', 'a', 'done'], rule: 'T-1' },
    { key: 'free', targets: [], words: [], rule: null },
  ],
};
let session: any;
let coach: Coach;

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ lessons: [LESSON] })));
  session = {
    table: 'abc',
    game: 'toy',
    about: { origin: { lesson: 'first' } },
    log: [],
    over: false,
    decision: { id: '1' },
    draft: [] as string[],
    module: { ends: ['done'], name: (word: string) => ({ key: word }) },
    has: (word: string) => session.draft.includes(word),
    say: (key: string) => key,
  };
  coach = new Coach(session);
  await coach.load();
});
afterEach(() => vi.unstubAllGlobals());

describe('the coach', () => {
  it('shows one step after the other', () => {
    expect(coach.step?.key).toBe('look');
    coach.read();
    expect(coach.step?.key).toBe('play');
    coach.read();
    expect(coach.step?.key).toBe('play'); // a move is not read but made
    session.log = [{ kind: 'move', seat: 0, data: { words: ['N1', 'a', 'done'] }, events: [] }];
    expect(coach.step?.key).toBe('free');
    coach.read();
    expect(coach.on).toBe(false);
  });
  it('lets only what it asks for be tapped, and says what that is', () => {
    expect(coach.allows('b')).toBe(false);
    expect(coach.nudged).toBe(true);
    expect(coach.allows('N1')).toBe(true);
    expect(coach.nudged).toBe(false);
    expect(coach.step?.key).toBe('play'); // whoever does it need not read on
    session.draft = ['N1'];
    expect(coach.nextText).toBe('a');
    expect(coach.sends(['N1', 'done'])).toBe(false);
    session.draft = ['N1', 'a'];
    expect(coach.next).toBe(null);
    expect(coach.sends(['N1', 'a', 'done'])).toBe(true);
  });
  it('lets what is counted be counted up to what it asks for', async () => {
    const steps = [{ key: 'add', targets: [], words: ['a', 'more-2'], rule: null }];
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ lessons: [{ ...LESSON, steps }] })),
    );
    await coach.load();
    expect(coach.allows('more-1')).toBe(false);
    session.module.counted = ['more-'];
    expect(coach.allows('more-1')).toBe(true);
    expect(coach.allows('more-2')).toBe(true);
    expect(coach.allows('more-3')).toBe(false);
  });
  it('lets go once it is skipped, and remembers that', () => {
    coach.skip();
    expect(coach.on).toBe(false);
    expect(coach.allows('b')).toBe(true);
    expect(coach.sends(['b'])).toBe(true);
    expect(new Coach(session).skipped).toBe(true);
  });
  it('lets go when another move was made elsewhere', () => {
    session.log = [{ kind: 'move', seat: 0, data: { words: ['b'] }, events: [] }];
    expect(coach.on).toBe(false);
    expect(coach.allows('c')).toBe(true);
  });
});
