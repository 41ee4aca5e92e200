import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** For tests: all words of a game in one language, those with its rules and those of its screen. */
export function gameWords(game: string, language: string): string {
  const files = [
    `src/doubloon/games/${game}/text/words/${language}.ftl`,
    `web/src/games/${game}/words/${language}.ftl`,
  ];
  return files.map((file) => readFileSync(resolve(root, file), 'utf-8')).join('\n');
}
