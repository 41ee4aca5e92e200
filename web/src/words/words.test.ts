import {
  parse,
  Visitor,
  type Message,
  type MessageReference,
  type VariableReference,
} from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import engine from './engine.json';
import { bundleOf, format } from './index.svelte';
import { asked, fits, mentioned, type Use } from '../../testing/wordScan';

const LANGUAGES = ['en', 'nl', 'fr', 'de'];
const OTHERS = LANGUAGES.slice(1);
type Texts = Record<string, string>;
const files = {
  ...import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true }),
} as Texts;
/** What games say everywhere; the command line reads it too. */
const shared = import.meta.glob('../../../src/doubloon/games/*/text/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;
const modules = {
  ...import.meta.glob('../**/*.svelte', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../**/*.ts', { query: '?raw', import: 'default', eager: true }),
} as Texts;
const sources = Object.entries(modules).filter(([name]) => !/\.test\.ts$|\/schema\.ts$/.test(name));

/** Folders of Fluent files: the shell's is `.`, a game's is `../games/NAME/words` with what it shares. */
const SHELL = '.';
const folders = [...new Set(Object.keys(files).map((name) => name.replace(/\/[^/]*$/, '')))];
const gameOf = (folder: string) => folder.split('/')[2] ?? '';

/** Entries that are not messages: comments may stand anywhere, everything else is a mistake. */
const read = new Map<string, Message[]>();
function messages(text: string): Message[] {
  let found = read.get(text);
  if (!found) {
    found = parse(text, {}).body.filter((entry): entry is Message => entry.type === 'Message');
    read.set(text, found);
  }
  return found;
}
function junk(text: string): string[] {
  return parse(text, {}).body.flatMap((entry) => (entry.type === 'Junk' ? [entry.content] : []));
}
const sharedText = (game: string, language: string) =>
  shared[`../../../src/doubloon/games/${game}/text/words/${language}.ftl`] ?? '';
const textOf = (folder: string, language: string) =>
  sharedText(gameOf(folder), language) + (files[`${folder}/${language}.ftl`] ?? '');
const keysOf = (folder: string, language = 'en') =>
  messages(textOf(folder, language)).map((message) => message.id.name);

/**
 * The variables of a message; `shown` only those that become text, not those that only choose.
 * Messages that it refers to count as its own, if the file is given.
 */
function variables(message: Message, text = ''): { all: Set<string>; shown: Set<string> } {
  const all = new Set<string>();
  const shown = new Set<string>();
  class Names extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      all.add(node.id.name);
    }
    override visitMessageReference(node: MessageReference): void {
      const other = messages(text).find((each) => each.id.name === node.id.name);
      if (other) this.visit(other);
    }
    override visitPlaceable(node: any): void {
      if (node.expression.type === 'VariableReference') shown.add(node.expression.id.name);
      this.genericVisit(node);
    }
  }
  new Names().visit(message);
  return { all, shown };
}

/** The messages that a message is made of. */
function referred(message: Message): string[] {
  const found: string[] = [];
  class Names extends Visitor {
    override visitMessageReference(node: MessageReference): void {
      found.push(node.id.name);
    }
  }
  new Names().visit(message);
  return found;
}

/** Nothing may be in the list; if there is, the message names all of it. */
function none(items: string[]): void {
  expect(items.length, `\n${items.join('\n')}\n`).toBe(0);
}

describe.each(folders)('the words in %s', (folder) => {
  it.each(LANGUAGES)('are there without mistakes in %s', (language) => {
    const text = textOf(folder, language);
    expect(files[`${folder}/${language}.ftl`], `${folder}/${language}.ftl`).toBeTruthy();
    if (folder !== SHELL) expect(sharedText(gameOf(folder), language), folder).not.toBe('');
    expect(junk(text)).toEqual([]);
    const keys = keysOf(folder, language);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(messages(text).filter((message) => !message.value).length).toBe(0);
  });

  it.each(OTHERS)('have the same keys in %s', (language) => {
    const [theirs, english] = [keysOf(folder, language), keysOf(folder)];
    none(english.filter((key) => !theirs.includes(key)));
    none(theirs.filter((key) => !english.includes(key)));
  });

  it.each(OTHERS)('speak of the same things in %s', (language) => {
    const english = new Map(messages(textOf(folder, 'en')).map((each) => [each.id.name, each]));
    const wrong = messages(textOf(folder, language)).flatMap((message) => {
      const original = english.get(message.id.name);
      if (!original) return [];
      const mine = variables(message, textOf(folder, language));
      const theirs = variables(original, textOf(folder, 'en'));
      const lost = [...theirs.shown].filter((name) => !mine.all.has(name));
      const added = [...mine.all].filter((name) => !theirs.all.has(name));
      return [...lost, ...added].map((name) => `${message.id.name}: ${name}`);
    });
    none(wrong);
  });

  it.each(LANGUAGES)('become sentences in %s', (language) => {
    const bundle = bundleOf(language, textOf(folder, language));
    for (const message of messages(textOf(folder, language))) {
      const names = [...variables(message, textOf(folder, language)).all];
      for (const number of [0, 1, 2, 5]) {
        const errors: Error[] = [];
        const args = Object.fromEntries(names.map((name) => [name, number]));
        const pattern = bundle.getMessage(message.id.name)!.value!;
        const said = bundle.formatPattern(pattern, args, errors);
        expect(errors, `${message.id.name} in ${language}`).toEqual([]);
        expect(said.trim(), `${message.id.name} in ${language}`).not.toBe('');
        expect(said).not.toMatch(/\{|\}| {2}/);
      }
    }
  });

  // A game's words may be there before the screen that uses them.
  const drawn = folder === SHELL || `../games/${gameOf(folder)}/index.ts` in modules;
  it.runIf(drawn)('are all used', () => {
    const known = sources.flatMap(([, source]) => mentioned(source));
    const parts = messages(textOf(folder, 'en')).flatMap((each) => referred(each));
    const plain = new Set([...known, ...parts]);
    const templates = [...plain].filter((each) => each.includes('*'));
    const unused = keysOf(folder).filter(
      (key) => !plain.has(key) && !templates.some((template) => fits(template, key)),
    );
    none(unused);
  });
});

describe('every sentence that is asked for', () => {
  const uses: Use[] = sources.flatMap(([name, source]) => asked(name, source));
  const shellKeys = keysOf(SHELL);
  const games = folders.filter((folder) => folder !== SHELL);

  it('was found', () => {
    expect(uses.length).toBeGreaterThan(100);
  });

  it('is in the files', () => {
    const missing = uses.filter(({ file, key, optional }) => {
      if (optional) return false;
      const game = games.find((folder) => file.startsWith(`../games/${gameOf(folder)}/`));
      // The shell asks for a game's own words too, such as its title: then every game has them.
      const places = game
        ? [[...keysOf(game), ...shellKeys]]
        : games.map((folder) => [...keysOf(folder), ...shellKeys]);
      return !places.every((keys) => keys.some((each) => fits(key, each)));
    });
    none(missing.map(({ file, key }) => `${file}: ${key}`));
  });
});

/** Entries of the log of which it says nothing, or which have sentences by what happened. */
const UNTOLD_ENTRIES = ['move', 'chat', 'reaction', 'created', 'muted', 'clock', 'rematch'];
interface Spoken {
  reasons: Record<string, string[]>;
  /** What is wrong with a deck, and what is allowed there. */
  mistakes: Record<string, string[]>;
  questions: string[];
  events: string[];
  lessons: string[];
  /** Things that have names, by the beginning of their keys. */
  named: Record<string, string[]>;
}
/** Games with a screen of their own; the generic one speaks the engine's words. */
const screens = Object.entries(engine.games as unknown as Record<string, Spoken>).filter(
  ([game]) => `../games/${game}/index.ts` in modules,
);
/** Events of which a game says nothing: `const SILENT = new Set([...])` in its tell.ts. */
function silent(game: string): string[] {
  const source = sources.find(([name]) => name === `../games/${game}/tell.ts`)?.[1] ?? '';
  const list = source.match(/const SILENT = new Set\(\[([^\]]*)\]/)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word ?? '');
}

/** Sentences by a word of the engine that speak of something it does not give, or of no such word. */
function unfounded(folder: string, prefix: string, given: Record<string, string[]>): string[] {
  return messages(textOf(folder, 'en')).flatMap((message) => {
    if (!message.id.name.startsWith(prefix)) return [];
    const word = message.id.name.slice(prefix.length);
    const details = given[word];
    if (!details) return [`${prefix}${word}: no such word`];
    const used = [...variables(message, textOf(folder, 'en')).all];
    return used.filter((name) => !details.includes(name)).map((name) => `${word}: ${name}`);
  });
}

describe.each(screens)('what the engine says by a word in %s', (name, game) => {
  const folder = `../games/${name}/words`;
  const lacking = (prefix: string, words: string[]) => {
    const keys = keysOf(folder);
    return words
      .map((word) => prefix + word)
      .filter((name) => !keys.some((key) => key === name || key.startsWith(`${name}-`)));
  };

  it('is a sentence of the game', () => {
    const untold = silent(name);
    const missing = [
      ...lacking('reason-', Object.keys(game.reasons)),
      ...lacking('mistake-', Object.keys(game.mistakes)),
      ...lacking('ask-', game.questions),
      ...lacking('wait-', game.questions),
      ...lacking(
        'event-',
        game.events.filter((event) => !untold.includes(event)),
      ),
      ...lacking('lesson-', game.lessons),
      ...Object.entries(game.named).flatMap(([prefix, words]) => lacking(prefix, words)),
    ];
    none(missing);
  });

  it('has the details that are spoken of', () => {
    none(unfounded(folder, 'reason-', game.reasons));
    none(unfounded(folder, 'mistake-', game.mistakes));
  });
});

describe('what the server says by a word', () => {
  it('is a sentence of the shell', () => {
    const entries = engine.table.entries.filter((entry) => !UNTOLD_ENTRIES.includes(entry));
    const wanted = [
      ...engine.table.errors.map((kind) => `error-${kind}`),
      ...entries.map((kind) => `log-${kind}`),
    ].map((key) => key.replaceAll('_', '-'));
    const keys = keysOf(SHELL);
    none(wanted.filter((key) => !keys.includes(key)));
  });

  it('is a sentence of the shell where all decks have it', () => {
    const named = Object.entries(engine.decks.named as Record<string, string[]>);
    const wanted = [
      ...Object.keys(engine.decks.mistakes).map((word) => `mistake-${word}`),
      ...named.flatMap(([prefix, words]) => words.map((word) => prefix + word)),
    ];
    const keys = keysOf(SHELL);
    none(wanted.filter((key) => !keys.includes(key)));
    none(unfounded(SHELL, 'mistake-', engine.decks.mistakes));
  });
});

describe('names of cards', () => {
  it.each([
    ['en', 'red 5', 'green 5', 'violet 5', 'amber 5'],
    ['nl', 'rode 5', 'groene 5', 'paarse 5', 'oker 5'],
    ['fr', '5 rouge', '5 vert', '5 violet', '5 ambre'],
    ['de', 'rote 5', 'grüne 5', 'violette 5', 'ocker 5'],
  ])('agree with their colour in %s', (language, ...names) => {
    const bundle = bundleOf(language, textOf('../games/loot_island/words', language));
    const said = (key: string, args = {}) =>
      (format(bundle, key, args) ?? '').replaceAll(/[\u2068\u2069]/g, '');
    const cards = ['red', 'green', 'violet', 'amber'].map((suit) =>
      said('card', { suit: said(`suit-${suit}`), value: 5 }),
    );
    expect(cards).toEqual(names);
  });
});

describe('French', () => {
  // A line may break at a plain space: then it begins with the sign.
  it.each(folders)('has spaces that do not break before double signs: %s', (folder) => {
    const plain = textOf(folder, 'fr')
      .split('\n')
      .filter((line) => !line.startsWith('#') && /\S [:;!?»]|« /.test(line));
    none(plain);
  });
  it.each(folders)('elides before names: %s', (folder) => {
    // “de { $who }” stands only where `STARTS` has asked how the name begins.
    const bare = textOf(folder, 'fr')
      .split('\n')
      .filter((line) => /\b(de|que) \{ \$(who|other|first|name|by)\b/.test(line))
      .filter((line) => !line.includes('*[consonant]'));
    none(bare);
  });
});
