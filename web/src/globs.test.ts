import { describe, expect, it } from 'vitest';

const sources = import.meta.glob(['./**/*.svelte', './**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const names = Object.keys(import.meta.glob(['./**/*', '../../src/doubloon/games/**/*.{ftl,json}']));

const root = new URL('https://example.org/web/src/');
const resolved = (path: string, from = root): string => new URL(path, from).pathname;
const files = names.map((name) => resolved(name));

const globs = Object.entries(sources)
  .filter(([name]) => !name.endsWith('.test.ts'))
  .flatMap(([name, text]) =>
    [...text.matchAll(/import\.meta\.glob\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, patterns]) =>
      [...(patterns ?? '').matchAll(/'([^']*)'/g)].map(([, pattern]) => [pattern ?? '', name]),
    ),
  );

describe('files that are found by a pattern', () => {
  // A pattern that matches nothing is no error for Vite: covers were missing on every page.
  it.each(globs)('%s in %s finds some', (pattern, name) => {
    const whole = resolved(pattern, new URL(name, root)).replaceAll('.', '\\.');
    const matching = new RegExp(`^${whole.replaceAll('**/', '.*').replaceAll('*', '[^/]*')}$`);
    expect(files.filter((file) => matching.test(file))).not.toEqual([]);
  });
});
