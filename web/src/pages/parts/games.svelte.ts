/** The games that the server has, and the levels of its bots. */
import { get } from '../../api/client';

export interface GameOption {
  name: string;
  allowed: (string | number | boolean)[];
  default: string | number | boolean;
  help: string;
}

export interface GameInfo {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  /** Offered on the start page; a game for trials is not. */
  listed: boolean;
  options: GameOption[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
}

let asked: Promise<Games> | null = null;

/** Ask once; again if that failed. */
export function loadGames(): Promise<Games> {
  asked ??= get<Games>('/api/games').catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}
