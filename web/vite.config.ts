import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { SCREENS } from './src/look/styles/breakpoints.ts';

// In work on the client the pages come from Vite and everything else from a running server.
const server = process.env.DOUBLOON ?? 'http://127.0.0.1:8000';

// The symbols stand in the page itself: `<use href="#id">` and `url(#pattern)` find them at once, and
// they cost no script.
const symbols = {
  name: 'symbols',
  transformIndexHtml(html: string) {
    const sprite = readFileSync(new URL('./src/look/symbols.svg', import.meta.url), 'utf8');
    return html.replace('<!-- symbols -->', sprite.replace(/<!--.*?-->/gs, ''));
  },
};

// What the start page says of each game, in one small file for each language: the words of whole games
// are loaded with the games. `import('virtual:cover-words/en')`.
const COVER_WORDS = 'virtual:cover-words/';
const coverWords = {
  name: 'cover-words',
  resolveId: (id: string) => (id.startsWith(COVER_WORDS) ? `\0${id}` : undefined),
  load(id: string) {
    if (!id.startsWith(`\0${COVER_WORDS}`)) return;
    const games = fileURLToPath(new URL('./src/games', import.meta.url));
    const found: Record<string, string> = {};
    for (const game of readdirSync(games)) {
      const file = join(games, game, 'words', `${id.slice(COVER_WORDS.length + 1)}.ftl`);
      if (!existsSync(file)) continue;
      const lines = readFileSync(file, 'utf8').match(/^(title|hook|length) = .*(\n +.*)*/gm) ?? [];
      found[game] = lines.join('\n');
    }
    return `export default ${JSON.stringify(found)}`;
  },
};

// Files find each other from where they lie (`base: './'`), under any path. The page itself is also
// shown at addresses below the server's root, so there it names them from the root; `doubloon site`,
// whose one page lies in the folder, turns that back.
const fromTheRoot = {
  name: 'from-the-root',
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string) => html.replace(/(href|src|content)="\.\//g, '$1="/'),
  },
};

/** What the service worker keeps of a build: every file, but for what only others look at. */
const NOT_KEPT = /^(engine|previews|screenshots)\/|^(sw|shell)\.js$|\.(br|gz)$/;

// The list of those files with their hashes. It is part of the service worker, so a new build is a
// new worker. `doubloon site` writes it again for the page that it changes.
const shellList = {
  name: 'shell-list',
  apply: 'build' as const,
  closeBundle() {
    const digest = (content: string | Buffer) =>
      createHash('sha256').update(content).digest('hex').slice(0, 16);
    const files: Record<string, string> = {};
    for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = relative(folder, join(each.parentPath, each.name)).replaceAll('\\', '/');
      if (!each.isFile() || NOT_KEPT.test(path)) continue;
      files[path === 'index.html' ? '' : path] = digest(readFileSync(join(folder, path)));
    }
    const sorted = Object.fromEntries(Object.entries(files).sort());
    const version = digest(JSON.stringify(sorted));
    const text = `self.SHELL = ${JSON.stringify({ version, files: sorted })};\n`;
    writeFileSync(join(folder, 'shell.js'), text);
  },
};

const folder = fileURLToPath(new URL('../src/doubloon/web', import.meta.url));

// Text is compressed here, once and as small as it gets, and not by the server for every reader. Less
// than a packet is not worth it.
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle() {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(css|html|js|json|svg|txt|webmanifest)$/.test(name)) continue;
      const text = readFileSync(join(folder, name));
      if (text.length < 1000) continue;
      writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    }
  },
};

// Named breakpoints, for component styles and style sheets alike: `@media (--phone)`.
const breakpoints = {
  postcssPlugin: 'breakpoints',
  AtRule: {
    media(rule: { params: string; error(message: string): Error }) {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const query = SCREENS[name as keyof typeof SCREENS];
        if (!query)
          throw rule.error(`no screen of src/look/styles/breakpoints.ts is called '${name}'`);
        return query;
      });
    },
  },
};

export default defineConfig({
  base: './',
  plugins: [svelte(), symbols, coverWords, fromTheRoot, shellList, compressed],
  worker: { format: 'es' },
  css: { postcss: { plugins: [breakpoints] } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server allows no inline script, so none is written.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What most pages share comes in one file: each file of its own costs a request and its headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /src\/(api(?!\/local)|look|pages\/(links|new|parts))\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, changeOrigin: false } },
    // The games' words lie with their rules.
    fs: { allow: ['.', '../src/doubloon/games'] },
  },
  // Svelte gives tests its browser build only if asked.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
