/** What "Play now" begins: how many play and how well the bots do, as it was chosen last for a game. */
import type { GameInfo } from '../../parts/games.svelte';
import { friendly, usualPlayers } from '../../new/form';

export interface Quick {
  players: number;
  level: string;
}

const place = (game: string): string => `doubloon.quick.${game}`;

/** The last choice if it still can be, else the usual one. */
export function quickFrom(text: string | null, game: GameInfo, bots: string[]): Quick {
  let kept: Partial<Quick> = {};
  try {
    kept = JSON.parse(text ?? '{}') ?? {};
  } catch {
    // Somebody wrote something else there.
  }
  const { players, level } = kept;
  const fits =
    Number.isInteger(players) && players! >= game.min_players && players! <= game.max_players;
  return {
    players: fits ? players! : usualPlayers(game),
    level: level !== undefined && bots.includes(level) ? level : friendly(bots),
  };
}

/** What "Play now" begins for a game. */
export function keptQuick(game: GameInfo, bots: string[]): Quick {
  return quickFrom(localStorage.getItem(place(game.name)), game, bots);
}

/** Remember it. */
export function keepQuick(game: string, quick: Quick): void {
  localStorage.setItem(place(game), JSON.stringify(quick));
}
