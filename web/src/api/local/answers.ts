/**
 * What this device answers: about its own tables through the engine, about games from files that were
 * made with the engine, about me from what is kept here. Only the first needs the engine.
 */
import { ownFile } from '../../base';
import { localTable } from '../ids';
import type { Reply } from '../transport';
import type { Schemas } from '../wire';
import { archive, listed, remove } from './database';
import { host } from './host';

const fine = (body: unknown): Reply => ({ status: 200, text: JSON.stringify(body) });
const missing: Reply = {
  status: 404,
  text: JSON.stringify({ error: 'not_found', message: 'there is nothing here' }),
};

export async function answer(method: string, path: string, body?: string): Promise<Reply> {
  const [bare = ''] = path.split('?');
  if (bare === '/api/me' || bare === '/api/me/archive') return me(bare, body);
  if (method === 'GET' && bare === '/api/tables') return fine({ tables: [] });
  if (method === 'GET' && bare.startsWith('/api/games')) return readGames(bare);
  const table = localTable(bare);
  if (method === 'DELETE' && table !== null) {
    host.forget(table);
    await remove(table);
    return fine({ status: 'ok' });
  }
  const inner = bare.replace(/^\/api\/local\//, '/api/');
  const reply = await host.request(method, inner + path.slice(bare.length), body);
  if (method === 'POST' && table === null && reply.status === 200) await begun();
  return reply;
}

/** A game has begun here: it is listed from now on, and its engine stays until it is over. */
async function begun(): Promise<void> {
  localStorage.setItem('doubloon.local', 'yes');
  const { download } = await import('../../offline/download.svelte');
  void download.keep();
}

/** Files that were made with the engine. */
async function readGames(path: string): Promise<Reply> {
  const found = await fetch(ownFile(`engine${path}.json`));
  return found.ok ? { status: 200, text: await found.text() } : missing;
}

/** This device's part of my games. */
async function me(path: string, body = ''): Promise<Reply> {
  const asked = (body ? JSON.parse(body) : {}) as { table?: string; archived?: boolean };
  if (path === '/api/me/archive' && asked.table) await archive(asked.table, asked.archived ?? true);
  const games = await listed();
  const waiting = games.filter((game) => game.waiting && !game.archived);
  const [next] = waiting.sort((one, other) => one.table.changed - other.table.changed);
  const found: Schemas['Me'] = {
    name: null,
    games,
    next: next?.table.table ?? null,
    earlier: false,
  };
  return fine(found);
}
