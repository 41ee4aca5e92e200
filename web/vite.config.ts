import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

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

export default defineConfig({
  plugins: [svelte(), symbols],
  build: {
    outDir: '../src/doubloon/web',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server allows no inline script, so none is written.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, changeOrigin: false } } },
  // Svelte gives tests its browser build only if asked.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
