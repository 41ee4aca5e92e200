/** Where I am told that it is my turn while I am away; the server keeps it, nothing unless asked for. */
import { get, post, remove } from '../../api/client';
import type { components } from '../../api/schema';
import { language } from '../../words/index.svelte';

export type Notices = components['schemas']['Notices'];

/** What is set now. */
export function loadNotices(): Promise<Notices> {
  return get<Notices>('/api/me/notices');
}

/** Change something; what is left out stays as it is. Notices speak the page's language from then on. */
export function setNotices(change: {
  webhook?: string;
  email?: string;
  live?: boolean;
}): Promise<Notices> {
  return post<Notices>('/api/me/notices', { ...change, language: language() }, 0);
}

/** End one way to be told, and forget it. */
export function endNotices(what: 'webhook' | 'email'): Promise<Notices> {
  return remove<Notices>(`/api/me/notices?what=${what}`);
}

/** What a link in a mail asks for: `confirm=CODE` or `stop=CODE`. */
export function mailLink(hash: string): { what: 'confirm' | 'stop'; code: string } | null {
  const found = /^(confirm|stop)=([0-9a-f]{32})$/.exec(hash);
  return found ? { what: found[1] as 'confirm' | 'stop', code: found[2] ?? '' } : null;
}
