import { beforeAll, expect, it } from 'vitest';
import { loadWords, setLanguage } from '../../words/index.svelte';
import type { ListedTable } from '../parts/me.svelte';
import { seatNames } from './seats';

beforeAll(async () => {
  await setLanguage('en');
  await loadWords();
});

const listed = (names: (string | null)[], levels: (string | null)[]): string =>
  seatNames({ names, levels, status: 'running' } as unknown as ListedTable, [0])
    .join(', ')
    .replaceAll(/[\u2068\u2069]/g, '');

it('says a level that bots share once', () => {
  const strong = [null, 'strong', 'strong', 'strong'];
  expect(listed(['Anne', null, null, null], strong)).toBe('Mara, Teun, Ines (bots: strong)');
});

it('names each level where they differ, and people between them', () => {
  expect(listed(['Anne', null, null], [null, 'strong', 'easy'])).toBe(
    'Mara (bot: strong), Teun (bot: easy)',
  );
  expect(listed(['Anne', null, 'Bart', null], [null, 'easy', null, 'easy'])).toBe(
    'Mara (bot: easy), Bart, Ines (bot: easy)',
  );
});
