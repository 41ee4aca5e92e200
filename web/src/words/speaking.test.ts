import { beforeEach, describe, expect, it } from 'vitest';
import {
  bundleOf,
  firstLanguage,
  format,
  language,
  loadWords,
  say,
  setLanguage,
  wordsOf,
} from './index.svelte';

const bare = (text: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '');

describe('the language to begin with', () => {
  it('is what was chosen before, else the first of the browser that we speak, else English', () => {
    expect(firstLanguage('fr', ['de'])).toBe('fr');
    expect(firstLanguage('xx', ['sv-SE', 'de-AT', 'nl'])).toBe('de');
    expect(firstLanguage(null, ['NL-be'])).toBe('nl');
    expect(firstLanguage(null, ['sv'])).toBe('en');
    expect(firstLanguage(null, [])).toBe('en');
  });
});

describe('sentences', () => {
  it('take arguments, plurals, and isolate names', () => {
    const bundle = bundleOf(
      'en',
      'hi = Hello { $who }\nmany = { $count ->\n    [one] one\n   *[other] { $count } things\n }',
    );
    expect(bare(format(bundle, 'hi', { who: 'Anne' }))).toBe('Hello Anne');
    expect(format(bundle, 'hi', { who: 'Anne' })).toContain('\u2068Anne\u2069');
    expect(format(bundle, 'many', { count: 1 })).toBe('one');
    expect(bare(format(bundle, 'many', { count: 3 }))).toBe('3 things');
    expect(format(bundle, 'none')).toBe(null);
  });
});

describe('elision', () => {
  const bundle = bundleOf(
    'fr',
    'of = { STARTS($who) ->\n    [vowel] d’{ $who }\n   *[consonant] de { $who }\n }',
  );
  it.each([
    ['Anne', 'd’Anne'],
    ['Élise', 'd’Élise'],
    ['Hugo', 'd’Hugo'],
    ['Yves', 'd’Yves'],
    ['Œdipe', 'd’Œdipe'],
    ['Yann', 'de Yann'],
    ['Bart', 'de Bart'],
    ['4', 'de 4'],
  ])('of %s: %s', (who, text) => {
    expect(bare(format(bundle, 'of', { who }))).toBe(text);
  });
});

describe('speaking', () => {
  beforeEach(async () => {
    await setLanguage('en');
    await loadWords();
  });

  it('says the shell’s words, or the key if there is none', () => {
    expect(say('close')).toBe('Close');
    expect(say('no-such-key')).toBe('no-such-key');
    expect(document.documentElement.lang).toBe('en');
  });

  it('keeps the choice', async () => {
    await setLanguage('nl');
    expect(language()).toBe('nl');
    expect(localStorage.getItem('doubloon.language')).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
  });

  it('falls back to the shell’s words for a game without its own', async () => {
    const words = await wordsOf('no_such_game');
    expect(words.say('close')).toBe('Close');
    expect(words.has('close')).toBe(false);
  });
});
