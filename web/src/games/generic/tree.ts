/** How plain data of an unknown game is shown. */
import type { Session } from '../../shell/contract';

const single = (value: unknown) => value === null || typeof value !== 'object';

/** Fits into one line: a single value, or a list of them. */
export function isPlain(value: unknown): boolean {
  return single(value) || (Array.isArray(value) && value.every(single)) || hidden(value) !== null;
}

/** Cards that are only counted: `{"hidden": 12}`. */
function hidden(value: unknown): number | null {
  if (single(value) || Array.isArray(value)) return null;
  const fields = Object.entries(value as object);
  return fields.length === 1 && fields[0]?.[0] === 'hidden' && typeof fields[0][1] === 'number'
    ? fields[0][1]
    : null;
}

/** A part of data, if it has such parts. */
export const partOf = (value: unknown, name: string | number): unknown =>
  single(value) ? undefined : (value as Record<string | number, unknown>)[name];

/** A value as a line of text. */
export function short(value: unknown, session: Pick<Session, 'say'>): string {
  const count = hidden(value);
  if (count !== null) return session.say('generic-cards', { count });
  if (value === true) return session.say('generic-yes');
  if (value === false) return session.say('generic-no');
  if (value === null || (Array.isArray(value) && value.length === 0)) {
    return session.say('generic-nothing');
  }
  if (Array.isArray(value)) return value.map((each) => short(each, session)).join(' · ');
  return String(value);
}

/** A field's name as words: `map_deck` is "Map deck". */
export function label(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
