/** Short reactions: words of the sea that everybody hears in their own language. */
import { hasWord, say } from '../../words/index.svelte';

export const REACTIONS = ['ahoy', 'bravo', 'aye', 'arr', 'ouch', 'luck'] as const;

/** What a reaction says here; one that is not ours is shown as it came. */
export function reactionText(reaction: string): string {
  const key = `reaction-${reaction}`;
  return hasWord(key) ? say(key) : reaction;
}
