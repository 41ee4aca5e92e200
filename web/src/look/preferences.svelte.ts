/**
 * What this browser's owner likes: theme, speed of animations, sounds, notifications. Kept in
 * localStorage. Theme and motion are put on `<html>` (`data-theme`, `data-motion`) for the style
 * sheets. Text follows the browser's own size.
 */
export type Theme = 'system' | 'light' | 'dark';
/** How fast things move: 0 nothing moves, 1 as drawn, 2 twice as fast. */
export type Speed = 0 | 0.5 | 1 | 2;

export interface Preferences {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
}

const KEPT = 'doubloon.preferences';
const DEFAULTS: Preferences = { theme: 'system', speed: 1, sound: false, notify: false };

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
    speed: kept.speed === 0 || kept.speed === 0.5 || kept.speed === 2 ? kept.speed : DEFAULTS.speed,
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

/** How fast things move now; 0 if the system asks for less motion. */
export function speed(): Speed {
  return system.less ? 0 : preferences.speed;
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
