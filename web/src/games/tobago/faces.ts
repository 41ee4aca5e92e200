/** What the server's plain data mean: the island, clues, maps, by the names of the notation. */
import type { Clue, Faces, Facts, MapName, Session, View } from './types';

export type { MapName } from './types';
export const MAPS: readonly MapName[] = ['black', 'grey', 'white', 'brown'];

const SPACE = /^[A-L]\d+$/;
const CLUE = /^c\d+$/;
export const isSpace = (word: string): boolean => SPACE.test(word);
export const isClue = (word: string): boolean => CLUE.test(word);
export const isMap = (word: string): word is MapName => (MAPS as readonly string[]).includes(word);

export const clueOf = (deck: Faces, name: string): Clue =>
  deck.clues[name] ?? { relation: 'in', of: 'jungle', not: false };

/** What a treasure card is worth; 0 is a curse. */
export const valueOf = (deck: Faces, card: number): number =>
  deck.treasures[String(card)]?.value ?? 0;

const islands = new WeakMap<Faces, Map<number, Record<string, string>>>();

/** The terrain of every space of an island, by name. */
export function terrainsOf(deck: Faces, island: number): Record<string, string> {
  let known = islands.get(deck);
  if (!known) islands.set(deck, (known = new Map()));
  let found = known.get(island);
  if (!found) {
    found = {};
    const rows = deck.islands[String(island)] ?? [];
    for (const [row, letters] of rows.entries())
      for (const [column, letter] of [...letters].entries())
        if (letter !== '.')
          found[`${'ABCDEFGHIJKL'.charAt(row)}${column + 1}`] = deck.legend[letter] ?? 'beach';
    known.set(island, found);
  }
  return found;
}

/** A set of spaces as the facts have it: a hexadecimal number, a bit for each space. */
export function spacesIn(facts: Facts, set: string): string[] {
  let bits = BigInt(`0x${set}`);
  const found: string[] = [];
  for (const space of facts.spaces) {
    if (bits & 1n) found.push(space);
    bits >>= 1n;
  }
  return found;
}

/** The hand that is open to this seat; none for a hidden one. */
export const handOf = (view: View, seat: number): string[] => {
  const hand = view.players[seat]?.hand;
  return Array.isArray(hand) ? hand : [];
};

/** The clue of the draft, if there is one, and the map it goes to. */
export function drafted(session: Session): { clue: string | null; map: MapName | null } {
  const words = [...session.draft, ...session.wanted];
  const clue = words.find(isClue) ?? null;
  const map = words.find(isMap) ?? null;
  const first = session.decision?.kind === 'first_clue' ? session.decision.about.map : null;
  return { clue, map: map ?? (clue ? first : null) };
}

type Lead = keyof Facts['routes'];
const LEADS: readonly Lead[] = ['leg', 'drive', 'extra-drive'];

/** The word that a drive begins with: the one that was chosen, or goes on with what is under way. */
const leadOf = (session: Session): Lead => {
  const open = LEADS.filter((word) => session.facts.routes[word]);
  return open.find((word) => session.draft.includes(word)) ?? open[0] ?? 'leg';
};

/** By space the legs that the server found, for the drive that is chosen or under way. */
export const routesOf = (session: Session): Record<string, string[]> =>
  session.facts.routes[leadOf(session)] ?? {};

/** The words that drive to a space. */
export function wayTo(session: Session, space: string): string[] | null {
  const route = routesOf(session)[space];
  return route
    ? [leadOf(session), ...route.flatMap((each, i) => (i ? ['leg', each] : [each]))]
    : null;
}

/** Is there more than one drive to go on with: an extra one, and the action's before or after it? */
export const twoDrives = (session: Session): boolean =>
  ['leg', 'drive'].every((word) => session.decision?.choices.includes(word));
