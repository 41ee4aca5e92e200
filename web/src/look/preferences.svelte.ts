/**
 * What this browser's owner likes: theme, game speed, sounds, notifications. Kept in localStorage.
 * Theme and motion are put on `<html>` (`data-theme`, `data-motion`) for the style sheets. Text
 * follows the browser's own size.
 */
export type Theme = 'system' | 'light' | 'dark';
/** How fast the moves of others are shown; `step`: each waits for a tap. */
export const GAME_SPEEDS = ['step', 'calm', 'normal', 'quick', 'once'] as const;
export type GameSpeed = (typeof GAME_SPEEDS)[number];

export interface Preferences {
  theme: Theme;
  /** Null: not chosen yet, so calm in the first game of a kind and normal later. */
  gameSpeed: GameSpeed | null;
  sound: boolean;
  notify: boolean;
}

const KEPT = 'doubloon.preferences';
const PLAYED = 'doubloon.played';
/** How many times as fast as drawn things move. */
const MOTION: Record<GameSpeed, number> = { step: 0.8, calm: 0.8, normal: 1, quick: 2, once: 0 };
const DEFAULTS: Preferences = { theme: 'system', gameSpeed: null, sound: false, notify: false };

/** Preferences from what was kept; anything strange becomes the default. */
export function preferencesFrom(text: string | null): Preferences {
  let kept: Partial<Preferences> = {};
  try {
    kept = JSON.parse(text ?? '{}') ?? {};
  } catch {
    // Somebody wrote something else there.
  }
  return {
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : DEFAULTS.theme,
    gameSpeed: GAME_SPEEDS.find((each) => each === kept.gameSpeed) ?? DEFAULTS.gameSpeed,
    sound: kept.sound === true,
    notify: kept.notify === true,
  };
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const less = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, less: less.matches });

/** The preferences; read them reactively, change them with `prefer`. */
export const preferences = $state(preferencesFrom(localStorage.getItem(KEPT)));

/** The theme that is shown now. */
export function shownTheme(): 'light' | 'dark' {
  if (preferences.theme === 'system') return system.dark ? 'dark' : 'light';
  return preferences.theme;
}

/** The game at this page's table, and those of which a whole game was played here. */
const playing = $state({ game: '', watched: false, played: localStorage.getItem(PLAYED) ?? '' });

/** This page shows a game of that name; `over`: to its end; `watched`: where nobody can tap. */
export function plays(game: string, { over = false, watched = false } = {}): void {
  playing.game = game;
  playing.watched = watched;
  if (over && !playing.played.split(' ').includes(game)) {
    playing.played = `${playing.played} ${game}`.trim();
    localStorage.setItem(PLAYED, playing.played);
  }
  show();
}

/** How fast the moves of others are shown now. */
export function gameSpeed(): GameSpeed {
  if (preferences.gameSpeed === 'step' && playing.watched) return 'calm';
  if (preferences.gameSpeed) return preferences.gameSpeed;
  return playing.played.split(' ').includes(playing.game) ? 'normal' : 'calm';
}

/** How many times as fast as drawn things move now; 0 if the system asks for less motion. */
export function speed(): number {
  return system.less ? 0 : MOTION[gameSpeed()];
}

/** Change preferences, keep them, show them. */
export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  localStorage.setItem(KEPT, JSON.stringify(preferences));
  show();
}

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  if (speed() === 0) root.dataset.motion = 'none';
  else delete root.dataset.motion;
}

dark.addEventListener('change', () => {
  system.dark = dark.matches;
  show();
});
less.addEventListener('change', () => {
  system.less = less.matches;
  show();
});
show();
