/** The games' screens: `games/NAME/index.ts`, loaded with the game; any other game gets the generic one. */
import type { GameModule } from '../shell/contract';

type Folder = () => Promise<{ default: GameModule }>;
const folders = import.meta.glob('./*/index.ts') as Record<string, Folder>;

/** Has this game a screen of its own? */
export function hasScreen(game: string): boolean {
  return game !== 'generic' && `./${game}/index.ts` in folders;
}

/** The screen of a game. */
export async function loadGame(game: string): Promise<GameModule> {
  const folder =
    (hasScreen(game) && folders[`./${game}/index.ts`]) || folders['./generic/index.ts'];
  if (!folder) throw new Error(`no screen for ${game}`);
  return (await folder()).default;
}
