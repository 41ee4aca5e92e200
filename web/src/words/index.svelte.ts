/**
 * Words: Fluent files in four languages. The shell has one, each game two: what it says everywhere, which
 * lies with its rules and is read by the command line too, and what only its screen says.
 *
 * `say('key', { who })` gives a sentence in the chosen language and is reactive: when the language
 * changes, everything on the page changes with it. Only files of the chosen language are loaded; those of
 * games from other packages come from the server.
 */
import {
  FluentBundle,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { get } from '../api/client';
import type { GameWords } from '../api/wire';

export const LANGUAGES = ['en', 'nl', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const KEPT = 'doubloon.language';
type Files = Record<string, () => Promise<string>>;
const shellFiles = import.meta.glob('./*.ftl', { query: '?raw', import: 'default' }) as Files;
const gameFiles = import.meta.glob(
  ['../games/*/words/*.ftl', '../../../src/doubloon/games/*/text/words/*.ftl'],
  { query: '?raw', import: 'default' },
) as Files;

/** What the start page says of all games (vite.config.ts); their own words come with each game. */
const coverFiles = {
  en: () => import('virtual:cover-words/en'),
  nl: () => import('virtual:cover-words/nl'),
  fr: () => import('virtual:cover-words/fr'),
  de: () => import('virtual:cover-words/de'),
};

function known(tag: string | null): Language | null {
  const short = tag?.toLowerCase().slice(0, 2);
  return LANGUAGES.find((language) => language === short) ?? null;
}

/** The language to begin with: what was chosen here before, else the browser's first that we speak. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  return known(kept) ?? wanted.map(known).find((language) => language !== null) ?? 'en';
}

/**
 * `STARTS($name)` in Fluent files: does a name begin with a vowel, as it sounds? For elision: “d’Anne”,
 * “de Bart”. A y counts before a consonant (Yves), an h always: in names it is mostly silent.
 */
const STARTS = ([name]: FluentValue[]): FluentValue => {
  const bare = String(name).normalize('NFD').replace(/\p{M}/gu, '');
  return /^([aeiouhœæ]|y[^aeiou])/i.test(bare) ? 'vowel' : 'consonant';
};

/** A bundle from the text of Fluent files; mistakes in them are told on the console. */
export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions: { STARTS } });
  for (const text of texts) {
    const read = bundle.addResource(new FluentResource(text), { allowOverrides: true });
    for (const error of read) console.warn(error);
  }
  return bundle;
}

/** A sentence from a bundle; null if it has no such key. */
export function format(bundle: FluentBundle | null, key: string, args?: Args): string | null {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return null;
  return bundle.formatPattern(pattern, args ?? null, []);
}

/** Files of the build in a language, or the English ones where there is none. */
function built(files: Files, folders: string[], language: Language): Promise<string[]> {
  const found = folders.map(
    (folder) => files[`${folder}${language}.ftl`] ?? files[`${folder}en.ftl`],
  );
  return Promise.all(found.map((file) => file?.() ?? ''));
}

/** The words of a game that the build did not know: its package has them. */
async function served(game: string, language: Language): Promise<string[]> {
  try {
    return (await get<GameWords>(`/api/games/${game}/words/${language}`)).texts;
  } catch {
    return [];
  }
}

/** The words of one game (or, without a name, of the shell), in the chosen language. */
class Words {
  bundle: FluentBundle | null = $state.raw(null);
  #read: (language: Language) => Promise<string[]>;

  constructor(read: (language: Language) => Promise<string[]>) {
    this.#read = read;
  }

  /** Load the texts of a language. */
  async load(language: Language): Promise<void> {
    const texts = await this.#read(language);
    if (language !== chosen.language) return;
    this.bundle = bundleOf(language, ...texts);
    chosen.edition++;
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** The sentence of a key; a key that is missing everywhere is shown as it is. */
  say(key: string, args?: Args): string {
    return format(this.bundle, key, args) ?? format(shell.bundle, key, args) ?? key;
  }
}
export type { Words };

const chosen = $state({
  edition: 0,
  language: firstLanguage(
    typeof localStorage === 'undefined' ? null : localStorage.getItem(KEPT),
    typeof navigator === 'undefined' ? [] : navigator.languages,
  ),
});
const shell = new Words((language) => built(shellFiles, ['./'], language));
const games = new Map<string, Words>();
const covers = new Map<string, Words>();

/** Load the shell's words; once, before anything is drawn. */
export async function loadWords(): Promise<void> {
  await shell.load(chosen.language);
  document.documentElement.lang = chosen.language;
}

/** The chosen language; reactive. */
export function language(): Language {
  return chosen.language;
}

/** Changes whenever words are loaded; for what is kept once it is put into words. Reactive. */
export function edition(): number {
  return chosen.edition;
}

/** Choose a language: everything on the page changes, and it is kept for the next time. */
export async function setLanguage(next: Language): Promise<void> {
  chosen.language = next;
  localStorage.setItem(KEPT, next);
  const all = [shell, ...games.values(), ...covers.values()];
  await Promise.all(all.map((words) => words.load(next)));
  document.documentElement.lang = next;
}

/** A sentence of the shell, in the chosen language; reactive. */
export function say(key: string, args?: Args): string {
  return shell.say(key, args);
}

/** Does the shell have this key? */
export function hasWord(key: string): boolean {
  return shell.has(key);
}

/**
 * The words of a game (`text/words/LANG.ftl` with its rules, `games/GAME/words/LANG.ftl` of its
 * screen), loaded once and kept in the chosen language.
 * `(await wordsOf('loot_island')).say('title')`. At a table use `session.say`.
 */
export async function wordsOf(game: string): Promise<Words> {
  let words = games.get(game);
  if (!words) {
    const shared = `../../../src/doubloon/games/${game}/text/words/`;
    const folders = [shared, `../games/${game}/words/`];
    const known = `${shared}en.ftl` in gameFiles;
    words = new Words((language) =>
      known ? built(gameFiles, folders, language) : served(game, language),
    );
    games.set(game, words);
  }
  if (!words.bundle) await words.load(chosen.language);
  return words;
}

/** A game's `title`, `hook` and `length` alone, where several games are named. */
export async function coverOf(game: string): Promise<Words> {
  let words = covers.get(game);
  if (!words) {
    words = new Words(async (language) => {
      const text = (await coverFiles[language]()).default[game];
      return text === undefined ? served(game, language) : [text];
    });
    covers.set(game, words);
  }
  if (!words.bundle) await words.load(chosen.language);
  return words;
}
