/** The levels of bots, in words. */
import { engine } from '../../api/local/engine.svelte';
import { place } from '../../api/place.svelte';
import type { components } from '../../api/schema';
import { hasWord, say } from '../../words/index.svelte';
import type { GameInfo } from './games.svelte';

/** What a level is called; one that is not ours as it is. */
export function levelName(level: string): string {
  return hasWord(`level-${level}`) ? say(`level-${level}`) : level;
}

/** How bots of a level play; empty if nobody knows. */
export function levelMore(level: string): string {
  return hasWord(`level-${level}-more`) ? say(`level-${level}-more`) : '';
}

/** How bots of a level play, and how strong they were found to be at such a table. */
export function levelStrength(
  level: string,
  players: number,
  game: Pick<GameInfo, 'name' | 'levels'>,
): string {
  const whole = engine.list?.levels[game.name];
  if (place.here && whole && !whole.includes(level))
    return `${levelMore(level)} ${say('level-cut')}`.trim(); // what was measured does not hold
  const found = game.levels.find((each) => each.level === level && each.players === players);
  if (!found) return levelMore(level);
  const wins = say('level-wins', {
    wins: Math.round(100 * found.wins),
    against: levelName(found.against),
    even: Math.round(100 / players),
  });
  return `${levelMore(level)} ${wins}`.trim();
}

/** The level whose rating, over all numbers of players, is nearest; null if none was measured. */
export function peerLevel(
  rating: number,
  measured: components['schemas']['LevelStrength'][],
): string | null {
  const far = new Map<string, number[]>();
  for (const each of measured)
    far.set(each.level, [...(far.get(each.level) ?? []), each.rating - rating]);
  const [nearest] = [...far]
    .map(([level, gaps]) => ({ level, gap: gaps.reduce((sum, gap) => sum + gap) / gaps.length }))
    .sort((one, other) => Math.abs(one.gap) - Math.abs(other.gap));
  return nearest?.level ?? null;
}
