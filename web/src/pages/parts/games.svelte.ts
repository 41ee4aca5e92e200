/** The games that the server has, and the levels of its bots. */
import { get } from '../../api/client';
import type { components } from '../../api/schema';

export type GameOption = components['schemas']['GameOption'];
export type GameInfo = components['schemas']['GameBody'];
export type Games = components['schemas']['Games'];

let asked: Promise<Games> | null = null;

/** Ask once; again if that failed. */
export function loadGames(): Promise<Games> {
  asked ??= get<Games>('/api/games').catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}
