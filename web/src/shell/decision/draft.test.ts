import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision, Preview, PreviewBody } from '../../api/wire';
import { Draft, type DraftServer } from './draft.svelte';

/**
 * A small game for a server: first a landing, then cards of one colour (no green in the west), then
 * `done`. Only the server knows that.
 */
const LANDINGS = ['N', 'S', 'W'];
const CARDS = ['r1', 'r2', 'g1'];
const fits = (words: string[]): boolean =>
  words.every((word, place) => {
    if (place === 0) return LANDINGS.includes(word) || word === 'pass';
    if (words[0] === 'pass') return false;
    if (words[0] === 'W' && word.startsWith('g')) return false;
    if (word === 'done') return place === words.length - 1 && place > 1;
    return CARDS.includes(word) && words.indexOf(word) === place && word[0] === words[1]?.[0];
  });
const next = (words: string[]) =>
  [...LANDINGS, 'pass', ...CARDS, 'done'].filter((word) => fits([...words, word]));

function withWord(words: string[], word: string): string[] | null {
  for (let place = words.length; place >= 0; place--) {
    const tried = [...words.slice(0, place), word, ...words.slice(place)];
    if (fits(tried)) return tried;
  }
  return null;
}

class Server implements DraftServer {
  asked: object[] = [];
  errors: unknown[] = [];
  /** Answers wait until they are let go, if there is a gate. */
  gate: Promise<void> = Promise.resolve();

  async preview(body: PreviewBody): Promise<Preview> {
    this.asked.push(body);
    await this.gate;
    let words = body.words;
    let refused: Preview['refused'] = null;
    for (const word of body.drop ?? []) {
      const rest = words.filter((each) => each !== word);
      words = [];
      for (const each of rest) {
        if (!fits([...words, each])) break;
        words.push(each);
      }
    }
    for (const word of body.add ?? []) {
      const longer = withWord(words, word);
      if (longer === null) {
        refused = { rule: 'X-1', details: { reason: 'colour', card: word }, message: '' };
        break;
      }
      words = longer;
    }
    const leads = next(words).filter((choice) => {
      let tried: string[] | null = [...words, choice];
      for (const want of body.want ?? []) tried = tried && withWord(tried, want);
      return tried !== null;
    });
    return {
      words,
      choices: next(words),
      leads: body.want ? leads : [],
      events: [],
      view: null,
      facts: null,
      complete: next(words).length === 0,
      reveals: false,
      refused,
    };
  }
  async whyNot(word: string) {
    return { allowed: false, rule: 'X-2', details: {}, message: `not ${word}` };
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

  it('grows word by word, as the server says', async () => {
    await draft.choose('N');
    await draft.choose('r1');
    expect(draft.words).toEqual(['N', 'r1']);
    expect(draft.choices).toEqual(['r2', 'done']);
    expect(draft.can('g1')).toBe(false);
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
  });

  it('lets a card go that the tapped place does not take, and says why', async () => {
    const ask = server.preview.bind(server);
    server.preview = async (body) => {
      const found = await ask(body);
      if (!body.add?.includes('S') || !body.add.includes('r1')) return found;
      const refused = { rule: 'X-3', details: { reason: 'coast' } };
      return { ...found, words: ['S'], choices: ['g1'], refused: refused as never };
    };
    server.preview = ((before) => async (body: Parameters<typeof before>[0]) => {
      const found = await before(body);
      return body.want && body.words[0] === 'S' ? { ...found, leads: [] } : found;
    })(server.preview);
    await draft.choose('r1');
    await draft.choose('S');
    expect(draft.words).toEqual(['S']);
    expect(draft.wanted).toEqual([]);
    expect(draft.whyNot).toMatchObject({ word: 'r1', rule: 'X-3' });
  });

  it('passes without a word about the card that was tapped first', async () => {
    await draft.choose('r1');
    await draft.choose('pass');
    expect(draft.words).toEqual(['pass']);
    expect(draft.whyNot).toBe(null);
  });

  it('says why a card does not go with the one that was tapped first', async () => {
    await draft.choose('r1');
    await draft.choose('g1');
    expect(draft.wanted).toEqual(['r1']);
    expect(draft.whyNot).toMatchObject({ word: 'g1', rule: 'X-1' });
    expect(server.asked.at(-1)).toEqual({ words: ['N'], add: ['r1', 'g1'] });
  });

  it('takes a word out again, and keeps wanting what hung on it', async () => {
    await draft.choose('N');
    await draft.choose('r1');
    await draft.choose('N');
    expect(draft.words).toEqual([]);
    expect(draft.wanted).toEqual(['r1']);
    await draft.choose('r1');
    expect(draft.empty).toBe(true);
    expect(draft.preview).toBe(null);
  });

  it('takes another answer to the same question in place of the first', async () => {
    await draft.choose('N');
    await draft.choose('r1');
    await draft.choose('S');
    expect(draft.words).toEqual(['S', 'r1']);
  });

  it('says what the other place does not take', async () => {
    present = { ...decision, choices: [...decision.choices, 'W'] };
    await draft.choose('N');
    await draft.choose('g1');
    await draft.choose('W');
    expect(draft.words).toEqual(['W']);
    expect(draft.whyNot).toMatchObject({ word: 'g1', rule: 'X-1' });
  });

  it('keeps what led to the question that is answered otherwise', async () => {
    const ask = server.preview.bind(server);
    // After `for`, which is said for somebody else, the same questions come again.
    server.preview = async (body) => {
      const added = [body.add ?? []].flat();
      if ([...body.words, ...added][0] !== 'for') return ask(body);
      const rest = body.add ? { add: added.filter((each) => each !== 'for') } : {};
      const found = await ask({ ...body, words: body.words.slice(1), ...rest });
      return { ...found, words: ['for', ...found.words] };
    };
    await draft.choose('for');
    await draft.choose('N');
    await draft.choose('r1');
    expect(draft.words).toEqual(['for', 'N', 'r1']);
    await draft.choose('S');
    expect(draft.words).toEqual(['for', 'S', 'r1']);
    expect(draft.whyNot).toBeNull();
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
    await draft.propose(['N', 'g1']);
    expect(draft.words).toEqual(['N', 'g1']);
    await draft.back();
    expect(draft.words).toEqual(['N']);
  });

  it('tells of errors and goes on', async () => {
    const ask = server.preview.bind(server);
    server.preview = () => Promise.reject(new Error('away'));
    await draft.choose('N');
    expect(server.errors.length).toBe(1);
    expect(draft.has('N')).toBe(false);
    server.preview = ask;
    await draft.choose('N');
    expect(draft.words).toEqual(['N']);
  });

  it('does nothing without a decision', async () => {
    present = null;
    await draft.choose('N');
    expect(server.asked).toEqual([]);
  });
});
