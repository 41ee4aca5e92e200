/** Mistakes of a deck in the reader's language, from what the server gives of them as data. */
import type { components } from '../../api/schema';
import type { Plain } from '../../shell/contract';
import type { Args } from '../../words/index.svelte';
import type { Value } from './lists';
import type { DeckNames } from './names';

export type Mistake = components['schemas']['DeckProblem'];

/** The card or list that a mistake is in; empty if it is in none. */
export function entryOf(mistake: Mistake, names: DeckNames): string {
  const { list, entry, named } = mistake;
  if (!list) return '';
  const known = Object.entries(named as Record<string, Value>);
  if (entry === null) return names.list(list);
  if (known.length === 0 || !names.has(`deck-entry-${list}`))
    return names.words.say('deck-entry', { list: names.list(list), number: entry + 1 });
  const args = known.map(([key, value]) => [key, argument(names, key, value)]);
  return names.words.say(`deck-entry-${list}`, Object.fromEntries(args));
}

/** Numbers stay numbers, for their plurals. */
const argument = (names: DeckNames, key: string, value: Value): string | number =>
  typeof value === 'number' ? value : names.value(key, value);

/** The field; not the one that names the card anyway. */
export const fieldOf = ({ field, named }: Mistake, names: DeckNames): string =>
  field && !(field in named) ? names.key(field) : '';

/** What is wrong, and what is allowed, in a sentence; the server's English one if there is no other. */
export function toldOf(mistake: Mistake, names: DeckNames): string {
  return sentence(mistake.details, mistake.field ?? '', names) ?? mistake.message;
}

function sentence(details: Plain, field: string, names: DeckNames): string | null {
  const key = `mistake-${details.reason}`;
  return names.has(key) ? names.words.say(key, argsOf(details, field, names)) : null;
}

function argsOf(details: Plain, field: string, names: DeckNames): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(details)) {
    if (Array.isArray(value)) args[key] = listed(key, value, details.more ?? 0, field, names);
    else if (value !== null && typeof value === 'object')
      args[key] = sentence(value, field, names) ?? '';
    else args[key] = argument(names, key, value);
  }
  return args;
}

/** Fields as they are to be written; words and cards by their names. */
function listed(
  key: string,
  values: Value[],
  more: number,
  field: string,
  names: DeckNames,
): string {
  if (key === 'fields') return values.join(', ');
  const items = values.map((each) => names.written(key === 'words' ? field : key, each));
  if (more > 0) items.push(names.words.say('deck-and-more', { count: more }));
  return items.join(items.some((each) => each.includes(',')) ? '; ' : ', ');
}
