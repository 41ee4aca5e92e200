/** Game speed in milliseconds: how long what others do is shown. */
import { gameSpeed, speed, type GameSpeed } from '../../look/preferences.svelte';

export interface Tempo {
  /** How many times as fast as drawn things fly; 0: nothing moves. */
  motion: number;
  /** Which share of the time that a sentence takes to read it stands alone. */
  reading: number;
  /** The longest that one move may take. */
  most: number;
  /** The board as it is now is looked at before the next move, or before a scene covers it. */
  rest: number;
  /** Each move of somebody else waits for a tap. */
  steps: boolean;
}

const TEMPI: Record<GameSpeed, Omit<Tempo, 'motion'>> = {
  step: { reading: 0.5, most: 4000, rest: 900, steps: true },
  calm: { reading: 1, most: 7000, rest: 1200, steps: false },
  normal: { reading: 0.45, most: 3000, rest: 600, steps: false },
  quick: { reading: 0.15, most: 1000, rest: 200, steps: false },
  once: { reading: 0, most: 0, rest: 0, steps: false },
};

/** How fast things are shown now, as the player likes it. */
export const tempo = (): Tempo => ({ ...TEMPI[gameSpeed()], motion: speed() });

/** Nothing is waited for: what is shown has happened long ago, or nobody looks. */
export const AT_ONCE: Tempo = { ...TEMPI.once, motion: 0 };

/** The player's clock runs meanwhile. */
const QUICK: Tempo = { ...TEMPI.quick, motion: 2 };

/** Twice as fast, for whoever is behind. */
export const hurried = (of: Tempo): Tempo => ({
  motion: 2 * of.motion,
  reading: of.reading / 2,
  most: of.most / 2,
  rest: of.rest / 2,
  steps: of.steps,
});

/**
 * With more entries in line than these they are shown faster, with more than those at once. Bots are
 * quick: after a pass they play the rest of a round, some 20 moves, and that is watched, not caught up.
 */
const MANY = 24;
const MOST = 60;
/** Milliseconds on a clock that leave time to look on. */
const LEISURE = 600_000;

/** How fast so many entries are shown to somebody who is asked something until then (unix ms). */
export function tempoOf(entries: number, until: number | null): Tempo {
  if (entries > MOST) return AT_ONCE;
  if (until !== null && until - Date.now() < LEISURE) return QUICK;
  return entries > MANY ? hurried(tempo()) : tempo();
}

/** Milliseconds that it takes to read a sentence. */
export const readingTime = (text: string): number => (text ? 400 + 30 * text.length : 0);
