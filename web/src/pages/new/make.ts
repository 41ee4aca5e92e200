/** Makes tables on the server. */
import { post } from '../../api/client';
import type { Schemas } from '../../api/wire';
import type { Plain } from '../../shell/contract';
import type { GameInfo } from '../parts/games.svelte';
import { keptQuick, type Quick } from '../start/games/quick';
import { allHere, bodyOf, playNow, type Form } from './form';

/** One click: a table with bots that has begun. Gives its address. */
export async function startNow(
  game: GameInfo,
  bots: string[],
  name: string,
  quick: Quick = keptQuick(game, bots),
): Promise<string> {
  const { table } = await post<Schemas['Seated']>('/api/tables', playNow(game, bots, name, quick));
  await post(`/api/tables/${table}/start`);
  return `/t/${table}`;
}

/** A table as the form says; it begins at once if nobody has to come. Gives its address. */
export async function make(
  game: string,
  form: Form,
  name: string,
  deck: Plain | null,
): Promise<string> {
  const { table } = await post<Schemas['Seated']>('/api/tables', bodyOf(game, form, name, deck));
  for (const [seat, choice] of form.seats.entries())
    if (choice.who === 'here')
      await post(`/api/tables/${table}/join`, { name: choice.name.trim(), seat });
  if (allHere(form)) await post(`/api/tables/${table}/start`, { as: 0 });
  return `/t/${table}`;
}
