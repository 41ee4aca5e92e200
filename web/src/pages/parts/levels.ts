/** The levels of bots, in words. */
import { hasWord, say } from '../../words/index.svelte';

/** What a level is called; one that is not ours as it is. */
export function levelName(level: string): string {
  return hasWord(`level-${level}`) ? say(`level-${level}`) : level;
}

/** How bots of a level play; empty if nobody knows. */
export function levelMore(level: string): string {
  return hasWord(`level-${level}-more`) ? say(`level-${level}-more`) : '';
}
