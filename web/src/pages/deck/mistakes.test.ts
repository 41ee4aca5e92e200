import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameWords } from '../../../testing/gameWords';
import { bundleOf, format } from '../../words/index.svelte';
import { entryOf, fieldOf, toldOf, type Mistake } from './mistakes';
import { DeckNames, namingOf } from './names';

const web = resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(resolve(web, file), 'utf-8');
async function namesOf(game: string, language: string): Promise<DeckNames> {
  const own = bundleOf(language, gameWords(game, language));
  const shell = bundleOf(language, read(`words/${language}.ftl`));
  return new DeckNames(
    {
      has: (key) => own.hasMessage(key) || shell.hasMessage(key),
      say: (key, args) =>
        (format(own, key, args) ?? format(shell, key, args) ?? key).replace(/[\u2068\u2069]/g, ''),
    },
    await namingOf(game),
  );
}
const mistake = (given: Partial<Mistake>): Mistake => ({
  line: 7,
  list: null,
  entry: null,
  field: null,
  named: {},
  rule: null,
  details: {},
  message: 'in English',
  ...given,
});
const SYMBOL = mistake({
  list: 'map_cards',
  entry: 19,
  field: 'symbol',
  named: { card: 'R10b' },
  details: {
    reason: 'not_allowed',
    found: '"gold"',
    allowed: { reason: 'one_of', words: ['none', 'chest'] },
  },
});

describe('a mistake in a deck', () => {
  it.each([
    ['en', 'red 10, second card · Symbol', '"gold" is not allowed here. Allowed: none, chest.'],
    [
      'nl',
      'rode 10, tweede kaart · Symbool',
      '"gold" mag hier niet. Wel toegestaan: geen (none), schatkist (chest).',
    ],
    [
      'fr',
      '10 rouge, deuxième carte · Symbole',
      '"gold" n’est pas permis ici. Permis : aucun (none), coffre (chest).',
    ],
    [
      'de',
      'rote 10, zweite Karte · Symbol',
      '"gold" ist hier nicht erlaubt. Erlaubt: keins (none), Schatztruhe (chest).',
    ],
  ])('is told in words, by the name of the card, in %s', async (language, place, told) => {
    const names = await namesOf('loot_island', language);
    expect([entryOf(SYMBOL, names), fieldOf(SYMBOL, names)].join(' · ')).toBe(place);
    expect(toldOf(SYMBOL, names).replace('\u00a0', ' ')).toBe(told);
  });

  it('names what is missing, and what is to be written for it', async () => {
    const names = await namesOf('loot_island', 'de');
    const cards = mistake({
      list: 'map_cards',
      details: { reason: 'missing_cards', card: ['R10b', 'G3a'], more: 3 },
    });
    expect(entryOf(cards, names)).toBe('Schatzkarten');
    expect(toldOf(cards, names)).toBe(
      'Es fehlt: rote 10, zweite Karte (R10b); grüne 3, erste Karte (G3a); und 3 weitere.' +
        ' Jede der 88 Schatzkarten ist einmal dabei.',
    );
  });

  it('is in an entry of which nothing is known, in a list, or in the head', async () => {
    const names = await namesOf('under_sail', 'de');
    const entry = { list: 'treasures', entry: 2 };
    expect(entryOf(mistake(entry), names)).toBe('Schätze, Eintrag 3');
    const named = { colour: 'red', value: 4 };
    expect(entryOf(mistake({ ...entry, named }), names)).toBe('Schatz Rot 4');
    const head = mistake({ field: 'bonus_cards' });
    expect([entryOf(head, names), fieldOf(head, names)]).toEqual(['', 'Bonuskarten']);
  });

  it('is told in English where there is no other word for it', async () => {
    const names = await namesOf('tobago', 'de');
    expect(toldOf(mistake({ details: { reason: 'odd' } }), names)).toBe('in English');
    expect(toldOf(mistake({}), names)).toBe('in English');
  });
});
