/**
 * The lists of a deck file, entry by entry, and the file after one value was changed. Entries stand
 * one to a line, `{ card = "R2a", symbol = "plus" },`; what stands otherwise is left to the text.
 */
export type Value = string | number | boolean;

export interface Entry {
  /** Its line of the file, from 1 as the server counts. */
  line: number;
  values: Record<string, Value>;
}
export interface Column {
  key: string;
  kind: 'number' | 'text' | 'flag';
  /** What the texts of this column are, in this deck and the standard one. */
  options: string[];
  /** Every entry has it: it is changed, never taken out. */
  always: boolean;
}
export interface List {
  name: string;
  /** What an entry is known by: the first value of each. */
  head: string;
  columns: Column[];
  entries: Entry[];
}

const PAIR = /^\s*(\w+)\s*=\s*("(?:[^"\\]|\\.)*"|-?\d+|true|false)\s*(?:,|$)/;
const ENTRY = /^(\s*\{)(.*)(\},?\s*(?:#.*)?)$/;
/** Where a card is known from is no part of it. */
const SOURCE = 'source';

function pairs(inside: string): Record<string, Value> | null {
  const values: Record<string, Value> = {};
  let rest = inside;
  while (rest.trim()) {
    const found = PAIR.exec(rest);
    if (!found) return null;
    try {
      values[found[1]!] = JSON.parse(found[2]!);
    } catch {
      return null;
    }
    rest = rest.slice(found[0].length);
  }
  return values;
}

function entriesOf(text: string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  let inside: Entry[] | null = null;
  text.split('\n').forEach((line, place) => {
    const begins = /^(\w+)\s*=\s*\[\s*$/.exec(line);
    if (begins) found.set(begins[1]!, (inside = []));
    else if (/^\s*\]/.test(line)) inside = null;
    const values = inside && ENTRY.exec(line) ? pairs(ENTRY.exec(line)![2]!) : null;
    if (values && Object.keys(values).length > 0) inside!.push({ line: place + 1, values });
  });
  return found;
}

/** Lists in which something can be changed; `standard` is a deck that knows all there is. */
export function listsOf(text: string, standard = ''): List[] {
  const known = entriesOf(standard);
  return [...entriesOf(text)].flatMap(([name, entries]) => {
    const head = Object.keys(entries[0]?.values ?? {})[0];
    if (head === undefined) return [];
    const all = [...entries, ...(known.get(name) ?? [])];
    const keys = [...new Set(all.flatMap((each) => Object.keys(each.values)))];
    const columns = keys
      .filter((key) => key !== head && key !== SOURCE)
      .map((key): Column => {
        const values = all.flatMap((each) => each.values[key] ?? []);
        const first = typeof values[0];
        return {
          key,
          kind: first === 'number' ? 'number' : first === 'boolean' ? 'flag' : 'text',
          options: first === 'string' ? [...new Set(values.map(String))] : [],
          always: entries.every((each) => key in each.values),
        };
      });
    return columns.length > 0 ? [{ name, head, columns, entries }] : [];
  });
}

/** The file with this value on its line; null takes it out. The card is then one of the box. */
export function changed(text: string, line: number, key: string, value: Value | null): string {
  const lines = text.split('\n');
  const parts = ENTRY.exec(lines[line - 1] ?? '');
  const values = parts && pairs(parts[2]!);
  if (!parts || !values) return text;
  const { [SOURCE]: source, ...rest } = values;
  if (value === null) delete rest[key];
  else rest[key] = value;
  const whole = source === undefined ? rest : { ...rest, [SOURCE]: 'box' };
  const said = Object.entries(whole).map(([name, each]) => `${name} = ${JSON.stringify(each)}`);
  lines[line - 1] = `${parts[1]} ${said.join(', ')} ${parts[3]}`;
  return lines.join('\n');
}
