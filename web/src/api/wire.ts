/** What travels, as the server's schema has it (`make web-types`). No type of it is written by hand. */
import type { components } from './schema';

export type Schemas = components['schemas'];

/** Plain data whose shape is the game's own. */
export type Plain = Record<string, any>;

/** What the schema leaves to the games is read freely; everything else is as it says. */
type Open<T> = unknown extends T
  ? any
  : T extends Schemas['GameEvent']
    ? T & Plain
    : T extends (infer Item)[]
      ? Open<Item>[]
      : T extends object
        ? { [Key in keyof T]: Open<T[Key]> }
        : T;

/** What a seat is asked. `kind` is the game's, `choices` are words of its notation. */
export type Decision = Open<Schemas['Decision']>;

/** What a screen gets of its game; as it is here, of any game. */
export interface ScreenTypes {
  view: Plain;
  facts: Plain;
  faces: Plain;
  options: Plain;
  /** All kinds of events: `event` says which one it is. */
  event: Schemas['GameEvent'] & Plain;
  decision: Decision;
}

/** The same of a game that declares it: `Typed<Schemas['LootIslandScreen']>`. */
export type Typed<Screen extends Omit<ScreenTypes, 'decision'> & { about: Plain }> = Pick<
  Screen,
  'view' | 'facts' | 'faces' | 'options' | 'event'
> & {
  decision: {
    [Kind in keyof Screen['about']]: Omit<Decision, 'kind' | 'about'> & {
      kind: Kind;
      about: Screen['about'][Kind];
    };
  }[keyof Screen['about']];
};

/** One thing that happened: its other fields depend on its kind, `event`. */
export type GameEvent<T extends ScreenTypes = ScreenTypes> = T['event'];
/** An entry of the table's log as this seat may know it. */
export type LogEntry<T extends ScreenTypes = ScreenTypes> = Omit<
  Open<Schemas['LogEntry']>,
  'events' | 'facts'
> & { events: T['event'][]; facts?: T['facts'] };
/** A half-built move: what may come next, what it would do as far as this seat can know. */
export type Preview<T extends ScreenTypes = ScreenTypes> = Omit<
  Schemas['PreviewAnswer'],
  'refused' | 'events' | 'view' | 'facts'
> & { events: T['event'][]; view: T['view'] | null; facts: T['facts'] | null };
export type PreviewAnswer = Open<Schemas['PreviewAnswer']>;
/** The same after a tap on a word, with what is wanted, what leads there, and why not. */
export type TapAnswer = Open<Schemas['TapAnswer']>;
export type TapBody = Schemas['TapBody'];
/** The table itself, for everybody the same: seats, host, clocks, settings, result. */
export type TableAbout = Schemas['TableAbout'];
/** A table as somebody looks at it. */
export type TableBody = Open<Schemas['TableBody']>;
/** What the stream tells of a table. */
export type News = Open<Schemas['TableUpdate']>;
/** Is a seat's person at the table? If not, since when (unix ms, to the minute; null: not known). */
export interface Presence {
  here: boolean;
  since: number | null;
}
/** A table as one of this browser's seats sees it (-1: a spectator), and what is new in its log. */
export type SeatNews = Open<Schemas['SeatView']>;
/** A moment of a finished game, and the entries that led to all of them. */
export type ReplayBody = Open<Schemas['ReplayBody']>;

export type GameWords = Schemas['GameWords'];
