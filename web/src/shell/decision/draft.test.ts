import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision, PreviewAnswer, TapAnswer, TapBody } from '../../api/wire';
import { Draft, type DraftServer } from './draft.svelte';

/**
 * A small game for a server: first a landing, then red cards. A card that is tapped before its
 * landing is wanted until then. Only the server knows that.
 */
const LANDINGS = ['N', 'S'];
const CARDS = ['r1', 'r2'];

class Server implements DraftServer {
  asked: TapBody[] = [];
  errors: unknown[] = [];
  /** Answers wait until they are let go, if there is a gate. */
  gate: Promise<void> = Promise.resolve();

  async tap(body: TapBody): Promise<TapAnswer> {
    this.asked.push(body);
    await this.gate;
    const { words, wanted = [], word } = body;
    if (wanted.includes(word)) {
      const rest = wanted.filter((each) => each !== word);
      return this.answer(words, rest);
    }
    if (words.includes(word)) {
      if (LANDINGS.includes(word)) return this.answer([], words.slice(1));
      const rest = words.filter((each) => each !== word);
      return this.answer(rest, wanted);
    }
    if (LANDINGS.includes(word)) return this.answer([word, ...words.slice(1), ...wanted], []);
    if (!CARDS.includes(word)) return this.answer(words, wanted, word);
    return words.length > 0
      ? this.answer([...words, word], [])
      : this.answer([], [...wanted, word]);
  }
  answer(words: string[], wanted: string[], refused?: string): TapAnswer {
    const cards = CARDS.filter((card) => !words.includes(card));
    return {
      words,
      wanted,
      choices: words.length > 0 ? [...cards, 'done'] : [...LANDINGS, 'pass'],
      leads: wanted.length > 0 ? LANDINGS : [],
      why_not: refused
        ? { word: refused, rule: 'X-1', details: { reason: 'colour' }, message: 'no' }
        : null,
      events: [],
      view: null,
      facts: null,
      complete: false,
      reveals: false,
    };
  }
  async preview(words: string[]): Promise<PreviewAnswer> {
    return { ...this.answer(words, []), refused: null };
  }
  failed(error: unknown): void {
    this.errors.push(error);
  }
}

const decision: Decision = {
  id: '1',
  seat: 0,
  kind: 'turn',
  rule: 'X',
  about: {},
  choices: ['N', 'S', 'pass'],
  undo: 0,
  undo_stops: 'start',
};
let server: Server;
let draft: Draft;
let present: Decision | null;
beforeEach(() => {
  server = new Server();
  present = decision;
  draft = new Draft(server, () => present);
});

describe('a draft', () => {
  it('begins with what the decision allows', () => {
    expect(draft.choices).toEqual(['N', 'S', 'pass']);
    expect(draft.can('N')).toBe(true);
    expect(draft.can('r1')).toBe(false);
    expect(draft.empty).toBe(true);
  });

  it('grows word by word, as the server says, by one request for each tap', async () => {
    await draft.choose('N');
    await draft.choose('r1');
    expect(draft.words).toEqual(['N', 'r1']);
    expect(draft.choices).toEqual(['r2', 'done']);
    expect(draft.can('g1')).toBe(false);
    expect(server.asked).toEqual([
      { words: [], wanted: [], word: 'N' },
      { words: ['N'], wanted: [], word: 'r1' },
    ]);
  });

  it('keeps a card that was tapped first, and shows what leads to it', async () => {
    await draft.choose('r2');
    expect(draft.words).toEqual([]);
    expect(draft.wanted).toEqual(['r2']);
    expect(draft.can('N')).toBe(true);
    expect(draft.can('pass')).toBe(false);
    await draft.choose('S');
    expect(draft.words).toEqual(['S', 'r2']);
    expect(draft.wanted).toEqual([]);
    expect(server.asked.length).toBe(2);
  });

  it('is empty again when the last word is taken out', async () => {
    await draft.choose('N');
    await draft.choose('r1');
    await draft.choose('N');
    expect(draft.words).toEqual([]);
    expect(draft.wanted).toEqual(['r1']);
    await draft.choose('r1');
    expect(draft.empty).toBe(true);
    expect(draft.preview).toBe(null);
  });

  it('says why not, and changes nothing', async () => {
    await draft.choose('N');
    await draft.choose('r1');
    await draft.choose('g1');
    expect(draft.words).toEqual(['N', 'r1']);
    expect(draft.whyNot).toMatchObject({ word: 'g1', rule: 'X-1', details: { reason: 'colour' } });
    await draft.choose('r2');
    expect(draft.whyNot).toBe(null);
  });

  it('asks why a word cannot be tapped without tapping it', async () => {
    expect(await draft.why('N')).toBe(null);
    expect(server.asked).toEqual([]);
    expect(await draft.why('r1')).toBe(null);
    expect(await draft.why('g1')).toMatchObject({ word: 'g1', rule: 'X-1' });
    expect(draft.empty).toBe(true);
  });

  it('does not take the reason of a word that is let go for that of the one asked about', async () => {
    server.tap = async () => server.answer(['S'], [], 'r1');
    expect(await draft.why('g1')).toBe(null);
  });

  it('shows a tap at once', async () => {
    let open = () => {};
    server.gate = new Promise((done) => (open = done));
    const tap = draft.choose('N');
    await Promise.resolve();
    await Promise.resolve();
    expect(draft.has('N')).toBe(true);
    expect(draft.words).toEqual([]);
    open();
    await tap;
    expect(draft.words).toEqual(['N']);
  });

  it('asks for quick taps one after the other', async () => {
    await Promise.all([draft.choose('N'), draft.choose('r1'), draft.choose('r2')]);
    expect(draft.words).toEqual(['N', 'r1', 'r2']);
  });

  it('forgets answers to what was cleared', async () => {
    const tap = draft.choose('N');
    const second = draft.choose('r1');
    draft.clear();
    await Promise.all([tap, second]);
    expect(draft.empty).toBe(true);
    expect(draft.pending).toBe(null);
    await draft.choose('S');
    expect(draft.words).toEqual(['S']);
  });

  it('goes back tap by tap', async () => {
    await draft.choose('r1');
    await draft.choose('N');
    await draft.choose('r2');
    await draft.back();
    expect(draft.words).toEqual(['N', 'r1']);
    await draft.back();
    expect(draft.wanted).toEqual(['r1']);
    await draft.back();
    expect(draft.empty).toBe(true);
  });

  it('puts a proposal in place', async () => {
    const proposed = draft.propose(['N', 'r1']);
    expect(draft.has('r1')).toBe(true);
    await proposed;
    expect(draft.has('r1')).toBe(true);
    expect(draft.words).toEqual(['N', 'r1']);
    await draft.back();
    expect(draft.words).toEqual(['N']);
  });

  it('tells of errors and goes on', async () => {
    const tap = server.tap.bind(server);
    server.tap = () => Promise.reject(new Error('away'));
    await draft.choose('N');
    expect(server.errors.length).toBe(1);
    expect(draft.has('N')).toBe(false);
    server.tap = tap;
    await draft.choose('N');
    expect(draft.words).toEqual(['N']);
  });

  it('does nothing without a decision', async () => {
    present = null;
    await draft.choose('N');
    expect(server.asked).toEqual([]);
  });
});
