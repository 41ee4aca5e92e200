/**
 * Who answers a request: the server, or this device. Both take the same paths and give the same JSON
 * and errors. What this device needs for it is loaded when it is first wanted.
 */
import { localTable } from './ids';
import { place } from './place.svelte';

export interface Reply {
  status: number;
  text: string;
  /** Seconds after which it is worth the same again. */
  retryAfter?: number;
  /** A service worker's copy, since the server did not answer. */
  kept?: boolean;
}

export interface Transport {
  request(method: string, path: string, body?: string): Promise<Reply>;
}

/** The server that this page came from. */
export const server: Transport = {
  async request(method, path, body) {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init: RequestInit = { method, headers, credentials: 'same-origin' };
    const answer = await fetch(path, body === undefined ? init : { ...init, body });
    return {
      status: answer.status,
      text: await answer.text(),
      retryAfter: Number(answer.headers.get('retry-after') ?? 0),
      kept: answer.headers.has('x-doubloon-kept'),
    };
  },
};

/** This device. */
export const device: Transport = {
  async request(method, path, body) {
    const { answer } = await import('./local/answers');
    return answer(method, path, body);
  },
};

/** What both may know something of, or either. */
const SHARED = /^\/api\/(me(\/archive)?|tables|games(\/.*)?)$/;
const BEGINS = /^\/api\/(tables|games\/[^/]+\/lessons\/[^/]+)$/;

/** Has this device games of its own? Then they belong to `/api/me`; else nothing is loaded for it. */
export function hasOwnGames(): boolean {
  return localStorage.getItem('doubloon.local') !== null;
}

/** `either`: the server, and if it cannot be reached this device; `both`: the two answers as one. */
export function answers(method: string, path: string): 'server' | 'device' | 'either' | 'both' {
  const [bare = ''] = path.split('?');
  if (localTable(bare) !== null || bare.startsWith('/api/local/')) return 'device';
  if (method === 'POST' && BEGINS.test(bare)) return place.here ? 'device' : 'server';
  if (!SHARED.test(bare)) return 'server';
  if (!place.server) return 'device';
  return bare.startsWith('/api/me') && hasOwnGames() ? 'both' : 'either';
}
