import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hints } from './hints.svelte';

const move = (...words: string[]) => ({
  words,
  visits: 5,
  wins: 0.4,
  placing: 1.5,
  margin: 2,
  points: 20,
});
const MOVES = [move('N1', 'done'), move('pass')];

describe('a hint', () => {
  let decision: string | null = '1';
  let answer: unknown;
  const posted: string[] = [];
  const proposed: string[][] = [];
  const failed: unknown[] = [];
  const make = () =>
    new Hints({
      decision: () => decision,
      path: (what) => `/t/${what}`,
      as: () => ({ as: 2 }),
      propose: async (words) => void proposed.push(words),
      failed: (error) => failed.push(error),
    });
  beforeEach(() => {
    decision = '1';
    answer = { decision: '1', words: ['N1', 'done'], moves: MOVES };
    posted.length = proposed.length = failed.length = 0;
    vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
      posted.push(`${address} ${body}`);
      return new Response(JSON.stringify(answer), { status: answer ? 200 : 409 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is shown before it is told, and put in place when asked again', async () => {
    const hints = make();
    await hints.next();
    expect(posted).toEqual(['/t/hint {"as":2}']);
    expect([hints.shown?.words, hints.told]).toEqual([['N1', 'done'], false]);
    await hints.next();
    expect(proposed).toEqual([['N1', 'done']]);
    expect([hints.shown, posted.length]).toEqual([null, 1]);
  });

  it('begins with the move of the bot and goes on in the order of the figures', async () => {
    const others = [0.2, 0.5, 0.3].map((wins) => ({ ...move(`${wins}`), wins }));
    answer = { decision: '1', words: ['N1', 'done'], moves: [MOVES[0], ...others] };
    const hints = make();
    await hints.next();
    expect(hints.moves.map(({ words }) => words[0])).toEqual(['N1', '0.5', '0.3', '0.2']);
  });

  it('places the move that is looked at', async () => {
    const hints = make();
    await hints.next();
    hints.at = 1;
    await hints.place();
    expect(proposed).toEqual([['pass']]);
  });

  it('is gone with its decision', async () => {
    const hints = make();
    await hints.next();
    decision = '2';
    expect(hints.shown).toBe(null);
    await hints.next();
    expect(hints.shown).toBe(null);
    expect(proposed).toEqual([]);
  });

  it('is not asked for where nothing is asked', async () => {
    decision = null;
    await make().next();
    expect(posted).toEqual([]);
  });

  it('tells what went wrong', async () => {
    answer = null;
    const hints = make();
    await hints.next();
    expect([failed.length, hints.thinking, hints.shown]).toEqual([1, false, null]);
  });
});
