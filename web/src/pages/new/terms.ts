/** What a table is played with, in words: for its maker, and for whoever comes. */
import { hasWord, say } from '../../words/index.svelte';

/** The words of a game, as far as they are asked here. */
export interface OptionWords {
  has(key: string): boolean;
  say(key: string): string;
}
type Value = string | number | boolean;

const DAY = 86400;
/** In a live game a seat may go over its time by this many moves' worth, in all. */
export const SPARE = 5;

/** A game's own words first (`option-NAME`, `option-NAME-VALUE`), then ours, then the server's. */
function word(words: OptionWords | null, key: string, fallback: string): string {
  if (words?.has(key)) return words.say(key);
  return hasWord(key) ? say(key) : fallback;
}

/** What an option is called. */
export function optionName(words: OptionWords | null, name: string, fallback = name): string {
  return word(words, `option-${name}`, fallback);
}

/** What a value of it is called. */
export function valueName(words: OptionWords | null, name: string, value: Value): string {
  if (typeof value === 'boolean') return say(value ? 'option-on' : 'option-off');
  return word(words, `option-${name}-${value}`, String(value));
}

/** The time for a move. */
export function limitName(seconds: number | null): string {
  if (!seconds) return say('limit-none');
  if (seconds >= DAY) return say('limit-days', { count: seconds / DAY });
  return say('limit-minutes', { count: seconds / 60, spare: (SPARE * seconds) / 60 });
}
