import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What the compilers do not see: promises that nobody waits for, and code that cannot mean what it
// says. Formatting is prettier's, accessibility and unused styles are svelte-check's.
export default ts.config(
  { ignores: ['src/api/schema.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // A promise is awaited, or `void` says that nobody waits for it.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Maps and sets are state as a whole (`$state.raw`): a new one takes the old one's place.
      'svelte/prefer-svelte-reactivity': 'off',
      // There are no stores here, only runes; asking for every type takes long.
      'svelte/require-store-reactive-access': 'off',
      // It does not see the warnings that the compiler gives svelte-check.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  // The shell hands on what it does not know, a game's data; tests make up theirs.
  {
    files: ['src/api/wire.ts', '**/*.test.ts', 'testing/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  { files: ['**/*.js', '*.config.ts'], ...ts.configs.disableTypeChecked },
);
