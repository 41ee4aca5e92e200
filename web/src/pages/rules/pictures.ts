/** Pictures next to the rules of a game (`games/GAME/rules`), loaded with its rules and nowhere else. */
import type { RulePictures } from '../../shell/contract';
import { wordsOf, type Words } from '../../words/index.svelte';

const folders = import.meta.glob('../../games/*/rules/index.ts') as Record<
  string,
  () => Promise<{ default: RulePictures }>
>;

export interface Pictures extends RulePictures {
  words: Words;
}

/** The pictures of a game with its words; null if it has none, or they cannot be loaded. */
export async function picturesOf(game: string): Promise<Pictures | null> {
  const folder = folders[`../../games/${game}/rules/index.ts`];
  if (!folder) return null;
  try {
    const [{ default: found }, words] = await Promise.all([folder(), wordsOf(game)]);
    return { ...found, words };
  } catch (error) {
    console.warn(error);
    return null;
  }
}
