import { describe, expect, it } from 'vitest';
import type { Session } from '../../shell/contract';
import { bundleOf, format, type Args } from '../../words/index.svelte';
import { cardsOf, isDrawn, layoutOf, valueOf, wordOf } from './fields';
import { cardName, name, question, tell } from './names';

const bundle = bundleOf(
  'en',
  `
suit-H = { $rank }♥
card-storm = the storm
event-drew = { $who } draws { $card }
event-drew-hidden = { $who } draws a card
do-play = Play { $card }
ask-turn = Your { $count }th card?
`,
);
const fields = [
  { name: 'deck', kind: 'pile', each: false },
  { name: 'hands', kind: 'hand', each: true },
  { name: 'points', kind: 'number', each: true },
];
const session = {
  players: 2,
  seat: 0,
  deck: {
    fields,
    actions: [{ name: 'play', question: 'turn', of: 'hands' }],
    layout: { table: ['deck'], tracks: ['points'] },
  },
  view: { deck: [null, null], hands: [['H3', { card: 'storm', known: 'all' }], [null]] },
  decision: { kind: 'turn', about: { count: 3 } },
  say: (key: string, args?: Args) =>
    format(bundle, key, args)?.replaceAll(/[\u2066-\u2069]/g, '') ?? key,
  hasWord: (key: string) => bundle.hasMessage(key),
  nameOf: (seat: number) => ['Ada', 'Bo'][seat],
  isYou: (seat: number) => seat === 0,
} as unknown as Session;

describe('the generic screen', () => {
  it('lays things where the game says', () => {
    const layout = layoutOf(session);
    expect(layout.table.map((field) => field.name)).toEqual(['deck']);
    expect(layout.tracks.map((field) => field.name)).toEqual(['points']);
    expect(layout.hands.map((field) => field.name)).toEqual(['hands']);
    expect(layout.seats).toEqual([]);
  });

  it('guesses fields from a view, without the kernel\u2019s bookkeeping', () => {
    const view = { deck: { hidden: 4 }, points: [1, 2], stack: [], over: false, decided: 3 };
    const layout = layoutOf({ ...session, deck: {}, view });
    expect(layout.table).toEqual([{ name: 'deck', kind: 'pile', each: false }]);
    expect(layout.seats).toEqual([{ name: 'points', kind: 'number', each: true }]);
  });

  it('knows covered cards from open ones', () => {
    const [, hands] = fields as [never, Parameters<typeof valueOf>[1]];
    expect(cardsOf(valueOf(session.view, hands, 0))).toEqual(['H3', 'storm']);
    expect(cardsOf(valueOf(session.view, hands, 1))).toEqual([null]);
    expect(cardsOf({ hidden: 2 })).toEqual([null, null]);
  });

  it('draws what a card answers as that card', () => {
    expect(wordOf(session, 'hands', 'H3')).toBe('play-H3');
    expect(wordOf(session, 'deck', 'H3')).toBeNull();
    expect(isDrawn('play-H3', session)).toBe(true);
    expect(isDrawn('pass', session)).toBe(false);
  });

  it('speaks the game\u2019s words', () => {
    expect(cardName('H3', session)).toBe('3♥');
    expect(cardName('storm', session)).toBe('the storm');
    const say = (said: ReturnType<typeof tell>) => session.say(said.key, said.args);
    expect(say(tell({ event: 'drew', seat: 1, card: 'H3' }, session))).toBe('Bo draws 3♥');
    expect(say(tell({ event: 'drew', seat: 1 }, session))).toBe('Bo draws a card');
    expect(say(name('play-storm', session))).toBe('Play the storm');
    expect(question(session)).toBe('Your 3th card?');
  });

  it('shows names where there are no words', () => {
    const line = tell({ event: 'gave_up', seat: 0, to: 1 }, session);
    expect(line.args?.text).toBe('Ada: Gave up → Bo');
    expect(name('take_all', session).args?.text).toBe('Take all');
  });
});
