import { describe, expect, it } from 'vitest';
import { gameWords } from '../../../testing/gameWords';
import type { Facts, GameEvent, Session, Sheet } from './types';
import { bundleOf, format } from '../../words/index.svelte';
import { standing } from '../../shell/sheets/standings';
import { best, course } from './result/reckoning';
import { drawn, name, tell } from './tell';

const bundle = bundleOf('en', gameWords('loot_island', 'en'));

const session = {
  seat: 0,
  players: 3,
  deck: {
    cards: {},
    treasures: { '7': { kind: 'crown', crosses: 2 } },
    islands: { '4': { kind: 'draw' } },
  },
  facts: { aaron: null },
  log: [],
  preview: null,
  decision: { kind: 'turn' },
  say: (key: string, args?: Record<string, string | number>) => format(bundle, key, args) ?? key,
  nameOf: (seat: number) => ['Anne', 'Bart', 'Cleo'][seat],
} as unknown as Session;
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
const told = (event: Record<string, unknown> & { event: string }): string => {
  const said = tell(event as GameEvent, session);
  return said ? plain(session.say(said.key, said.args)) : '';
};

describe('words', () => {
  it('explains all events', () => {
    for (const [letter, number] of [
      ['A', 4],
      ['B', 14],
    ] as const)
      for (let i = 1; i <= number; i++) {
        expect(bundle.hasMessage(`event-card-${letter}${i}`)).toBe(true);
        expect(bundle.hasMessage(`event-card-${letter}${i}-text`)).toBe(true);
      }
  });
});

describe('tell', () => {
  it('names cards, landing and compass', () => {
    const played = {
      seat: 1,
      actor: 1,
      landing: 'N2' as const,
      cards: ['G5a', 'G*b'],
      compass: true,
      from: null,
    };
    expect(told({ event: 'played', ...played })).toBe(
      'Bart plays green 5, green wild card at North-East, with a compass',
    );
    expect(tell({ event: 'played', ...played }, session)?.things).toContain('landing-N2');
  });

  it.each([
    ['en', 'You pass first and take the First Player tile', 'Anne keeps it'],
    ['nl', 'Je past als eerste en pakt de startspelertegel', 'Anne houdt it'],
    ['fr', 'Vous passez en premier et prenez la tuile Premier Joueur', 'Anne garde it'],
    ['de', 'Du passt zuerst und nimmst das Startspieler-Plättchen', 'Anne behält it'],
  ])('speaks to the reader in %s, and of others', (language, own, theirs) => {
    const words = bundleOf(language, gameWords('loot_island', language));
    const who = { who: 'Anne', first: 'yes', treasure: 'it' };
    expect(plain(format(words, 'event-passed', { ...who, you: 'yes' }) ?? '')).toBe(own);
    expect(plain(format(words, 'event-kept', { ...who, you: 'no' }) ?? '')).toBe(theirs);
  });
  it('counts cubes', () => {
    expect(told({ event: 'cubes', seat: 0, change: -1 })).toBe('Anne discards 1 cube');
    expect(told({ event: 'cubes', seat: 0, change: 2 })).toBe('Anne takes 2 cubes');
    expect(told({ event: 'cubes', seat: 0, change: 1, why: 'LI-2.13' })).toBe(
      'Anne takes 1 cube: a 1 curses all others',
    );
  });
  it('says what a treasure is', () => {
    expect(told({ event: 'kept', seat: 2, treasure: 7 })).toBe(
      'Cleo keeps Crown no. 7 (2 crosses)',
    );
  });
  it('is silent where nothing is worth a line', () => {
    expect(tell({ event: 'cleaned_up', coast: 'north' }, session)).toBeNull();
    expect(tell({ event: 'refreshed', seat: 1, cards: [] }, session)).toBeNull();
  });
});

describe('actions', () => {
  it('have names', () => {
    const named = (word: string): string => {
      const said = name(word, session);
      return plain(session.say(said.key, said.args));
    };
    expect(named('pass')).toBe('Pass');
    expect(named('island-4')).toBe('Parrot Cay');
    expect(named('from-S1')).toBe('Compass from South-East');
    expect(named('cubes-2')).toBe('2 cubes');
  });
  it('on the board are drawn, others are buttons', () => {
    for (const word of ['N1', 'R3a', 'from-E2', 'island-3', 'keep-7', 'aaron'])
      expect(drawn(word, session)).toBe(true);
    for (const word of ['pass', 'yes', 'cubes-1', 'done']) expect(drawn(word, session)).toBe(false);
  });
});

describe('the end', () => {
  const facts = {
    players: [
      { eliminated: null, sheet: { total: 12 } },
      { eliminated: 'LI-E2', sheet: { total: 40 } },
      { eliminated: null, sheet: { total: 20 } },
    ],
  };
  it('names the line that made the difference, be it a healer', () => {
    const lines = ['amulets', 'coin_bags', 'books', 'jewels', 'jewels_bonus', 'crowns'];
    const more = ['crowns_bonus', 'skulls', 'skulls_bonus', 'first_player', 'healer'];
    const none = Object.fromEntries([...lines, ...more].map((line) => [line, 0])) as Sheet;
    const next = { ...none, crowns: 1, crowns_bonus: 25, healer: -16 };
    expect(best({ ...none, books: 6, crowns_bonus: 18 }, next)).toBe('healer');
    expect(best({ ...none, crowns: 9, crowns_bonus: 20 }, { ...next, healer: 0 })).toBe(
      'kinds-crown',
    );
    expect(best(none, none)).toBe('');
  });
  it('gives the value of each seat, nothing to the eliminated', () => {
    expect(course(facts as unknown as Facts)).toEqual([12, 0, 20]);
  });
  it('takes the places that the server counted', () => {
    const about = { ...session.about, result: { placings: [2, 3, 1], scores: [12, 0, 20] } };
    const { order, winners, first } = standing({ ...session, about } as unknown as Session);
    expect([order, winners, first]).toEqual([[2, 0, 1], [2], 2]);
  });
});
