/** For the tests of the words: which keys the sources ask for. Nothing here is part of the client. */

/** A piece of source that names keys: exactly, or all that a template can become. */
export interface Use {
  file: string;
  /** The key, or the template with `*` for what is filled in. */
  key: string;
  /** The source asks with `hasWord` first, so it may be missing. */
  optional: boolean;
}

/** The end of a quoted text that starts at `from`. */
function quoted(source: string, from: number): number {
  const quote = source[from];
  let place = from + 1;
  while (place < source.length && source[place] !== quote) {
    if (source[place] === '\\') place += 1;
    else if (quote === '`' && source.startsWith('${', place)) place = closed(source, place + 1);
    place += 1;
  }
  return place;
}

/** The bracket that closes the one at `from`; texts inside are skipped. */
function closed(source: string, from: number): number {
  let depth = 0;
  for (let place = from; place < source.length; place += 1) {
    const sign = source[place]!;
    if ('\'"`'.includes(sign)) place = quoted(source, place);
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign) && --depth === 0) return place;
  }
  return source.length;
}

/** The first argument of a call whose bracket opens at `open`. */
function firstArgument(source: string, open: number): string {
  const end = closed(source, open);
  for (let place = open + 1; place < end; place += 1) {
    const sign = source[place]!;
    if ('\'"`'.includes(sign)) place = quoted(source, place);
    else if ('([{'.includes(sign)) place = closed(source, place);
    else if (sign === ',') return source.slice(open + 1, place);
  }
  return source.slice(open + 1, end);
}

/** A quoted text as a key: what a template fills in becomes `*`. */
function keyOf(text: string): string {
  let key = '';
  for (let place = 1; place < text.length - 1; place += 1) {
    if (text[0] === '`' && text.startsWith('${', place)) {
      place = closed(text, place + 1);
      key += '*';
    } else key += text[place];
  }
  return key;
}

/** The texts an expression can be: itself, or the branches of `a ? b : c` and `a ?? b`. */
function results(expression: string): string[] {
  const text = expression.trim();
  if (!text) return [];
  if ('\'"`'.includes(text[0]!) && quoted(text, 0) === text.length - 1) return [keyOf(text)];
  const found: string[] = [];
  let place = 0;
  let begin = 0;
  let chosen = false;
  const cut = (end: number) => {
    if (chosen) found.push(...results(text.slice(begin, end)));
  };
  for (; place < text.length; place += 1) {
    const sign = text[place]!;
    if ('\'"`'.includes(sign)) place = quoted(text, place);
    else if ('([{'.includes(sign)) place = closed(text, place);
    else if (/^ (\?|:|\?\?|\|\|) /.test(text.slice(place, place + 4))) {
      cut(place);
      begin = place + text.slice(place).match(/^ \S+ /)![0].length;
      chosen = true;
    }
  }
  cut(text.length);
  return found;
}

/** The first arguments of all calls of a function. */
function calls(source: string, name: RegExp): string[] {
  return [...source.matchAll(name)].flatMap((call) =>
    results(firstArgument(source, call.index + call[0].length - 1).replace(/\s+/g, ' ')),
  );
}

/** Keys given to `say(...)`, or as the `key` of a sentence. */
export function asked(file: string, text: string): Use[] {
  const source = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const guarded = calls(source, /\b(?:hasWord|has)\(/g);
  const fields = [...source.matchAll(/\bkey: (?=['"`])/g)].map((field) => {
    const from = field.index + field[0].length;
    return keyOf(source.slice(from, quoted(source, from) + 1));
  });
  const keys = [...calls(source, /\b(?:say|word)\(/g), ...fields];
  return keys.map((key) => ({ file, key, optional: guarded.includes(key) }));
}

/** Every quoted text that could be a key, wherever it stands. */
export function mentioned(source: string): string[] {
  const plain = [...source.matchAll(/(['"])([A-Za-z][\w-]*)\1/g)].map((found) => found[2]!);
  const templates = [...source.matchAll(/`/g)]
    .map((found) => keyOf(source.slice(found.index, quoted(source, found.index) + 1)))
    .filter((key) => /^[a-z][\w-]*-\*[\w*-]*$/.test(key));
  return [...plain, ...templates];
}

/** Could the template become this key? */
export function fits(template: string, key: string): boolean {
  if (!template.includes('*')) return template === key;
  return new RegExp(`^${template.replaceAll('*', '[\\w-]+')}$`).test(key);
}
