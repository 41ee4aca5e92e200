/** The games that the server has, and the levels of its bots. */
import { get } from '../../api/client';
import type { components } from '../../api/schema';

export type GameOption = components['schemas']['GameOption'];
export type GameInfo = components['schemas']['GameBody'];
export type Games = components['schemas']['Games'];

const KEPT = 'doubloon.game';
/** Games with a screen of their own, by the names of their folders; they are there without a server. */
const drawn = Object.keys(import.meta.glob('../../games/*/Cover.svelte')).map(
  (path) => path.split('/').at(-2) ?? '',
);

let asked: Promise<Games> | null = null;

/** Ask once; again if that failed. */
export function loadGames(): Promise<Games> {
  asked ??= get<Games>('/api/games').catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The games that are offered; without a server those that the client itself draws. */
export async function gameNames(): Promise<{ name: string; title: string }[]> {
  try {
    return (await loadGames()).games.filter((game) => game.listed);
  } catch {
    return drawn.map((name) => ({ name, title: name }));
  }
}

/** Games with their titles in the reader's words. */
export function titlesOf(
  games: { name: string; title: string }[],
  words: (game: string) => Promise<{ has(key: string): boolean; say(key: string): string }>,
): Promise<{ name: string; title: string }[]> {
  return Promise.all(
    games.map(async ({ name, title }) => {
      const own = await words(name);
      return { name, title: own.has('title') ? own.say('title') : title };
    }),
  );
}

/** The game that was looked at last here, for pages that are opened without one. */
export function usualGame(): string {
  const kept = localStorage.getItem(KEPT) ?? '';
  return /^[a-z0-9_]+$/.test(kept) ? kept : (drawn[0] ?? '');
}

/** Remember the game that is looked at. */
export function keepGame(game: string): void {
  localStorage.setItem(KEPT, game);
}
