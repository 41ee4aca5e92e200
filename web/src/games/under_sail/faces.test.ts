import { expect, it } from 'vitest';
import { trickOf } from './faces';
import type { Session } from './types';

const nobody = { order: 0, next: false, value: null };
const session = (events: object[]): Session =>
  ({
    view: {
      uncovered: false,
      players: [
        { trick: { card: null, colour: 'B', number: null, shown: 'colour', bonus: 0 } },
        { trick: null },
      ],
    },
    facts: {
      players: [
        { ...nobody, order: 1 },
        { ...nobody, next: true },
      ],
    },
    telling: events.length > 0 ? { number: 3, kind: 'move', events } : null,
  }) as unknown as Session;

const played = { event: 'played', seat: 1, bonus: 1, shown: 'number', colour: null, number: 6 };

it('lays a card down as soon as it is told', () => {
  expect(trickOf(session([]))[1]).toMatchObject({ there: false, next: true });
  const told = trickOf(session([played]))[1];
  expect(told).toMatchObject({ there: true, next: false, value: 6, bonus: 1, order: 2 });
  expect(told).toMatchObject({ suit: null, cover: 'sea' });
});

it('uncovers all cards when that is told', () => {
  const cards = trickOf(session([played, { event: 'uncovered', cards: ['B7', 'R6'] }]));
  expect(cards.map(({ suit, value, cover }) => [suit, value, cover])).toEqual([
    ['blue', 7, null],
    ['red', 6, null],
  ]);
});
