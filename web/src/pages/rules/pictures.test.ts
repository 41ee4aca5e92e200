import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameWords } from '../../../testing/gameWords';
import shared from '../../look/symbols.svg?raw';
import type { RulePictures } from '../../shell/contract';
import { bundleOf, format, LANGUAGES, type Words } from '../../words/index.svelte';
import Picture from './Picture.svelte';
import { picturesOf } from './pictures';

const folders = import.meta.glob('../../games/*/rules/index.ts', {
  import: 'default',
  eager: true,
}) as Record<string, RulePictures>;
const GAMES = Object.entries(folders).map(
  ([path, found]) => [path.split('/')[3] ?? '', found] as const,
);

const numbers = (game: string): string[] => {
  const file = `../src/doubloon/games/${game}/text/rules/en.toml`;
  const text = readFileSync(resolve(process.cwd(), file), 'utf-8');
  return [...text.matchAll(/^id = "([A-Z]+-[^"]+)"/gm)].map(([, id]) => id ?? '');
};
const keyOf = (rule: string): string => `picture-${rule.replace('.', '-')}`;

function wordsIn(game: string, language: string): Words {
  const bundle = bundleOf(language, gameWords(game, language));
  const say = (key: string): string => format(bundle, key) ?? key;
  return { bundle, say, has: (key: string) => bundle.hasMessage(key) } as unknown as Words;
}

it('every game has some, loaded with its rules', async () => {
  expect(GAMES.map(([game]) => game)).toEqual(['loot_island', 'tobago', 'under_sail']);
  expect(await picturesOf('no-such-game')).toBeNull();
});

describe.each(GAMES)('the pictures of %s', (game, found) => {
  const drawings = Object.keys(found.drawings);

  it('stand next to rules that there are', () => {
    expect(drawings.length).toBeGreaterThan(2);
    expect(drawings.filter((rule) => !numbers(game).includes(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('are said in %s, and nothing else is', (language) => {
    const said = [...gameWords(game, language).matchAll(/^(picture-\S+) =/gm)].map(
      ([, key]) => key,
    );
    expect(said.sort()).toEqual(drawings.map(keyOf).sort());
  });

  it.each(drawings)('can be drawn with the symbols that there are: %s', (rule) => {
    const words = wordsIn(game, 'en');
    const { container } = render(Picture, { rule, pictures: { ...found, words } });
    const drawn = container.querySelector('[role=img]');
    expect(drawn?.querySelectorAll('svg').length).toBeGreaterThan(0);
    const label = container.querySelector(`#${drawn?.getAttribute('aria-labelledby')}`);
    expect(label?.textContent).toBe(words.say(keyOf(rule)));
    const known = shared + (found.sprite ?? '') + container.innerHTML;
    const named = [...container.innerHTML.matchAll(/(?:href="#|url\(#)([\w-]+)/g)];
    expect(named.map(([, id]) => id).filter((id) => !known.includes(`id="${id}"`))).toEqual([]);
  });
});
