/** This browser's owner: name, games, and the next one that waits. No account: the server knows a cookie. */
import { get, post } from '../../api/client';
import type { components } from '../../api/schema';
import { say } from '../../words/index.svelte';

export type ListedTable = components['schemas']['ListedTable'];
export type MyTable = components['schemas']['MyTable'];
type Answer = components['schemas']['Me'];

const KEPT = 'doubloon.name';

export const me = $state({
  name: localStorage.getItem(KEPT) ?? '',
  games: [] as MyTable[],
  next: null as string | null,
  /** How strong I am in each game, by my games with bots. */
  ratings: [] as components['schemas']['MyRating'][],
  /** Was this browser somebody else, before a personal link was used here? */
  earlier: false,
});

function take(answer: Answer): void {
  me.games = answer.games;
  me.next = answer.next;
  me.ratings = answer.ratings ?? [];
  me.earlier = answer.earlier;
  if (answer.name && !me.name) keepName(answer.name);
}

function keepName(name: string): void {
  me.name = name;
  localStorage.setItem(KEPT, name);
}

/** The name to sit down with; a friendly one until somebody gives theirs. */
export function myName(): string {
  return me.name || say('default-name');
}

/** Ask the server for my games. */
export async function loadMe(): Promise<void> {
  take(await get<Answer>('/api/me'));
}

/** Keep a name, here and on the server, so that another device gets it too. */
export async function rename(name: string): Promise<void> {
  const clean = name.trim().slice(0, 30);
  if (!clean || clean === me.name) return;
  keepName(clean);
  take(await post<Answer>('/api/me', { name: clean }, 0));
}

/** Put a table of mine away, or back. */
export async function archive(table: string, archived: boolean): Promise<void> {
  take(await post<Answer>('/api/me/archive', { table, archived }, 0));
}

/** A link that makes another device mine, good once for some minutes. */
export async function deviceLink(): Promise<{ link: string; minutes: number }> {
  const answer = await post<components['schemas']['Link']>('/api/me/link', {}, 0);
  return { link: location.origin + answer.path, minutes: Math.round(answer.seconds / 60) };
}

/** Use such a link's code: this device is now mine too. */
export async function becomeMe(code: string): Promise<void> {
  become(await post<Answer>('/api/me/device', { code }, 0));
}

/** Be again who this browser was before such a link was used here. */
export async function becomeEarlier(): Promise<void> {
  become(await post<Answer>('/api/me/back', {}, 0));
}

function become(answer: Answer): void {
  keepName(answer.name ?? '');
  take(answer);
}
