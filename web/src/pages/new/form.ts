/** The form of a new table, and what the server gets from it. */
import { place } from '../../api/place.svelte';
import type { Plain } from '../../shell/contract';
import type { GameInfo, GameOption } from '../parts/games.svelte';
import { SPARE } from './terms';

/** Who plays a seat: the maker, somebody else at this device, somebody by link, a bot. */
export type Who = 'me' | 'here' | 'friend' | 'bot';

export interface SeatChoice {
  who: Who;
  /** Of somebody else at this device. */
  name: string;
  /** Of a bot. */
  level: string;
}

export interface Form {
  seats: SeatChoice[];
  options: Record<string, GameOption['default']>;
  visibility: 'link' | 'open';
  pace: 'live' | 'days';
  /** Seconds for a move; 0: as long as it takes. */
  limit: number;
  hints: boolean;
  ownDeck: boolean;
}

const DAY = 86400;
export const LIMITS = { live: [0, 60, 120, 300], days: [DAY, 3 * DAY, 7 * DAY, 0] } as const;

/** The level for somebody's first game: the friendliest that plays with a plan. */
export function friendly(bots: string[]): string {
  const wanted = ['friendly', 'easy', 'beginner', 'greedy'];
  return wanted.find((level) => bots.includes(level)) ?? bots.at(-1) ?? '';
}

/** How many play if nobody says: three, or as near as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return Math.min(Math.max(3, game.min_players), game.max_players);
}

/** A table that is ready to be made as it stands. */
export function newForm(game: GameInfo, bots: string[], ownDeck = false): Form {
  const options = Object.fromEntries(game.options.map((each) => [each.name, each.default]));
  const form: Form = {
    seats: [],
    options,
    visibility: 'link',
    pace: 'live',
    limit: 0,
    hints: true,
    ownDeck,
  };
  resize(form, usualPlayers(game), friendly(bots));
  return form;
}

/** Change the number of players; whoever was chosen stays. New seats are for friends, or for people here. */
export function resize(form: Form, players: number, level: string): void {
  while (form.seats.length > players) form.seats.pop();
  const other: Who = place.here ? 'here' : 'friend';
  while (form.seats.length < players)
    form.seats.push({ who: form.seats.length === 0 ? 'me' : other, name: '', level });
}

/** Another pace has other limits. */
export function setPace(form: Form, pace: Form['pace']): void {
  form.pace = pace;
  form.limit = LIMITS[pace][0];
}

/** What is missing before the table can be made: names of people at this device. */
export function missing(form: Form, myName: string): 'names' | 'same' | null {
  const names = form.seats.filter((seat) => seat.who === 'here').map((seat) => seat.name.trim());
  if (names.some((name) => !name)) return 'names';
  const all = [myName, ...names].map((name) => name.trim().toLowerCase());
  return new Set(all).size < all.length ? 'same' : null;
}

/** The body of `POST /api/tables`. The maker sits down at once; `deck` is an own deck's content. */
export function bodyOf(game: string, form: Form, name: string, deck: Plain | null): Plain {
  const body: Plain = {
    game,
    players: form.seats.length,
    options: { ...form.options },
    seats: form.seats.map((seat) =>
      seat.who === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' },
    ),
    visibility: form.visibility,
    pace: form.pace,
    hints: form.hints,
    name,
  };
  if (form.limit > 0) body.seconds = form.limit;
  if (form.limit > 0 && form.pace === 'live') body.bank = SPARE * form.limit;
  if (form.ownDeck && deck) body.deck = deck;
  return body;
}

/** The same for "Play now": the maker against bots of one level. */
export function playNow(
  game: GameInfo,
  bots: string[],
  name: string,
  quick: { players: number; level: string },
): Plain {
  const form = newForm(game, bots);
  resize(form, quick.players, quick.level);
  for (const seat of form.seats.slice(1)) Object.assign(seat, { who: 'bot', level: quick.level });
  return bodyOf(game.name, form, name, null);
}

/** Can the game begin at once, because nobody has to come by link? */
export function allHere(form: Form): boolean {
  return form.seats.every((seat) => seat.who !== 'friend');
}
