/** What the names of a deck file are called in the reader's language; else they are shown as written. */
import { hasWord, type Args } from '../../words/index.svelte';
import type { Value } from './lists';

/** The words of a game, and behind them those of the shell. */
export interface Speaking {
  has(key: string): boolean;
  say(key: string, args?: Args): string;
}
/** A game's own word for a value of a field, `R10b` of `card`; null if it has none. */
export type Naming = (words: Speaking, key: string, value: string) => string | null;

type File = () => Promise<{ default: Naming }>;
const files = import.meta.glob('../../games/*/deck.ts') as Record<string, File>;

/** How a game calls the cards of its decks: `games/GAME/deck.ts`, where there is one. */
export async function namingOf(game: string): Promise<Naming> {
  const file = files[`../../games/${game}/deck.ts`];
  return file ? (await file()).default : () => null;
}

export class DeckNames {
  constructor(
    readonly words: Speaking,
    readonly naming: Naming,
  ) {}

  has(key: string): boolean {
    return this.words.has(key) || hasWord(key);
  }

  #called(key: string, name: string): string {
    return this.has(key) ? this.words.say(key) : name.replaceAll('_', ' ');
  }

  list(name: string): string {
    return this.#called(`deck-list-${name}`, name);
  }

  key(name: string): string {
    return this.#called(`deck-key-${name}`, name);
  }

  value(key: string, value: Value): string {
    const text = String(value);
    return this.naming(this.words, key, text) ?? this.#called(`deck-${key}-${text}`, text);
  }

  /** A value and, where that is something else, what is to be written for it. */
  written(key: string, value: Value): string {
    const [name, written] = [this.value(key, value), String(value)];
    return name === written ? name : this.words.say('deck-value', { name, written });
  }
}
