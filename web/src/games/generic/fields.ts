/** What lies on the table of any game: as it declares it, else as far as its view shows it. */
import type { Plain, Session } from '../../shell/contract';

export type Kind =
  'pile' | 'hand' | 'number' | 'flag' | 'word' | 'some' | 'player' | 'secret' | 'data';

export interface Field {
  name: string;
  kind: Kind;
  /** Every seat has one. */
  each: boolean;
}

interface Action {
  name: string;
  question: string;
  /** The pile or hand whose cards are its arguments; empty if it has others, or none. */
  of: string;
}

interface Layout {
  table: Field[];
  seats: Field[];
  tracks: Field[];
  hands: Field[];
}

/** What every view has besides the game's own fields: the kernel's bookkeeping. */
const BOOKS = new Set([
  ...['over', 'decided', 'reveals', 'stack', 'chance', 'answers', 'unseen'],
  ...['fields', 'actions'],
]);

const single = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Cards that are only counted: `{"hidden": 12}`. */
function hidden(value: unknown): number | null {
  if (single(value) || Array.isArray(value)) return null;
  const count = (value as Plain).hidden;
  return typeof count === 'number' && Object.keys(value as Plain).length === 1 ? count : null;
}

/** A card in a list: its name, or a table that says more of it; null is a covered one. */
const isCard = (value: unknown): boolean =>
  single(value) || (!Array.isArray(value) && 'card' in (value as Plain));

/** The names of cards, null for covered ones. */
export function cardsOf(value: unknown): (string | null)[] {
  const count = hidden(value);
  if (count !== null) return Array.from({ length: count }, () => null);
  if (!Array.isArray(value)) return [];
  return value.map((card) => {
    const name = single(card) ? card : (card as Plain).card;
    return name === null || name === undefined ? null : String(name);
  });
}

function kindOf(value: unknown): Kind {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'string' || value === null) return 'word';
  return hidden(value) !== null || (Array.isArray(value) && value.every(isCard)) ? 'pile' : 'data';
}

/** The fields of a game that declares none, from its view. */
function guessed(view: Plain, players: number): Field[] {
  return Object.entries(view).flatMap(([name, value]): Field[] => {
    if (BOOKS.has(name)) return [];
    const each = Array.isArray(value) && value.length === players;
    const kinds = new Set(each ? value.map(kindOf) : [kindOf(value)]);
    const [kind = 'data'] = kinds;
    return [{ name, each, kind: kinds.size === 1 ? kind : 'data' }];
  });
}

/** Where things lie: as declared; else what is shared in the middle, the rest at the seats. */
export function layoutOf(session: Pick<Session, 'deck' | 'view' | 'players'>): Layout {
  const declared = session.deck.fields as Field[] | undefined;
  const fields = declared ?? guessed(session.view, session.players);
  const named = (names: string[] | undefined) =>
    (names ?? []).flatMap((name) => fields.filter((field) => field.name === name));
  const hands = fields.filter((field) => field.kind === 'hand');
  const layout = session.deck.layout as Record<string, string[]> | undefined;
  if (declared && layout)
    return {
      table: named(layout.table),
      seats: named(layout.seats),
      tracks: named(layout.tracks),
      hands,
    };
  return {
    table: fields.filter((field) => !field.each),
    seats: fields.filter((field) => field.each && field.kind !== 'hand'),
    tracks: [],
    hands,
  };
}

/** The value of a field; of a seat, if every seat has one. */
export function valueOf(view: Plain, field: Field, seat: number): unknown {
  const value: unknown = view[field.name];
  return field.each && Array.isArray(value) ? value[seat] : value;
}

/** The word that a card of a pile or hand answers the present question with; none: null. */
export function wordOf(
  session: Pick<Session, 'deck' | 'decision'>,
  field: string,
  card: string,
): string | null {
  const actions = (session.deck.actions ?? []) as Action[];
  const fitting = actions.filter(
    (action) => action.of === field && action.question === session.decision?.kind,
  );
  return fitting.length === 1 ? `${fitting[0]?.name}-${card}` : null;
}

/** Is a word drawn as a card that is tapped? */
export function isDrawn(word: string, session: Session): boolean {
  const { hands, table } = layoutOf(session);
  return [...hands, ...table].some((field) =>
    cardsOf(valueOf(session.view, field, session.seat)).some(
      (card) => card !== null && wordOf(session, field.name, card) === word,
    ),
  );
}
