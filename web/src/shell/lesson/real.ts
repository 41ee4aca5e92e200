/** From a lesson into a game against bots; what it needs is loaded only then. */
import { router } from '../../router.svelte';
import { learned } from './goals';

export async function playForReal(name: string): Promise<void> {
  learned(name);
  const [{ loadGames }, { startNow }, { myName }] = await Promise.all([
    import('../../pages/parts/games.svelte'),
    import('../../pages/new/make'),
    import('../../pages/parts/me.svelte'),
  ]);
  const { games, bots } = await loadGames();
  const game = games.find((each) => each.name === name);
  if (game) router.go(await startNow(game, bots, myName()));
}
