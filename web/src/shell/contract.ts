/**
 * What the shell and a game's folder know of each other.
 *
 * A game is a folder `src/games/NAME` whose `index.ts` exports a `GameModule` as default. The shell
 * draws the table around it: top bar, seats, decision bar, log, chat. A game draws its board, hand,
 * seats and scenes from what the server sends, and turns taps into words of its notation. Neither
 * knows a rule: what may be done is `session.can(word)`, everything worked out (cards needed, running
 * values) comes from the server as `facts`.
 */
import type { Component } from 'svelte';
import type { GameEvent, LogEntry, Plain, Preview, ScreenTypes, TableAbout } from '../api/wire';
import type { Words } from '../words/index.svelte';
import type { Sound } from './motion/sounds';

export type {
  Decision,
  GameEvent,
  LogEntry,
  Plain,
  Preview,
  ScreenTypes,
  Typed,
} from '../api/wire';

/** Why a word may not be chosen. */
export interface WhyNot {
  word: string;
  rule: string;
  details: Plain;
  message: string;
}

/** A sentence of the game's Fluent files: its key, its arguments, and the things it speaks of. */
export interface Said {
  key: string;
  args?: Record<string, string | number>;
  /** Names of things on the board (`data-thing`), lit up when the sentence is pointed at. */
  things?: string[];
  /** The seat whose emblem stands before the sentence. */
  seat?: number;
}

/** Something that flies from one `data-thing` to another when an event is shown. */
export interface Flight {
  from: string;
  to: string;
  /** What flies: a small picture, made by the game. */
  picture: Component<never>;
  props?: object;
  /** Milliseconds before it starts, counted from the start of its event. */
  delay?: number;
  /** Milliseconds it takes; by default the look's `--d-fly`. */
  lasts?: number;
}

/**
 * The table as one seat of this browser sees it. A class with runes: reading it is reactive. A
 * game's folder says what its game declares: `Session<Typed<LootIslandScreen>>`.
 */
export interface Session<T extends ScreenTypes = ScreenTypes> {
  readonly table: string;
  readonly game: string;
  /** The table itself, for everybody the same: seats, host, clocks, settings, result. */
  readonly about: TableAbout;
  /** The seat that is looked from, -1 a spectator; and all seats of this browser. */
  readonly seat: number;
  readonly mine: number[];
  readonly players: number;
  /** What the table chose before the game. */
  readonly options: T['options'];
  /** The game as the seat may see it, and what the server worked out from that. */
  readonly view: T['view'];
  readonly facts: T['facts'];
  /** The faces of all cards of this table's deck, in the game's own form. */
  readonly deck: T['faces'];
  readonly log: LogEntry<T>[];
  readonly decision: T['decision'] | null;
  readonly undo: number;
  readonly undoStops: string;
  readonly over: boolean;
  /** The table as it would be with the draft, if the server can tell; else as it is. */
  readonly shownView: T['view'];
  readonly shownFacts: T['facts'];

  /** The move being built, and what may come next. */
  readonly draft: string[];
  readonly choices: string[];
  readonly preview: Preview<T> | null;
  /** Things tapped before there was a place for them, such as a card before its landing. */
  readonly wanted: string[];
  /** May the draft be sent? */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly whyNot: WhyNot | null;
  /** Things lit up because a sentence that speaks of them is pointed at, or is being shown. */
  readonly lit: Set<string>;
  /** The event that is being shown, if any. */
  readonly showing: GameEvent<T> | null;
  /** What is said of the others' moves while they are shown; `times`: so often in a row. */
  readonly line: { text: string; seat: number | null; times: number } | null;
  /** The log with what is being shown, as far as it has been; and that entry by itself. */
  readonly told: LogEntry<T>[];
  readonly telling: LogEntry<T> | null;
  /** The next move waits for a tap. */
  readonly paused: boolean;

  /** A sentence of the game's words (`games/NAME/words`), else of the shell's; reactive. */
  say(key: string, args?: Record<string, string | number>): string;
  /** Has the game a sentence of its own for this key? */
  hasWord(key: string): boolean;
  /** What a seat is called: its person's name, or a name for its bot. */
  nameOf(seat: number): string;
  /** Is it the reader's? Never, where several people share the browser. */
  isYou(seat: number): boolean;
  /** The look of a seat, for `Emblem`. */
  lookOf(seat: number): SeatLook;
  /** Whose look a thing is outlined with: of the opponent whose last move touched it; null: none. */
  lastMoveOf(thing: string): SeatLook | null;
  /** May this word be the next of the draft (or be added to it)? */
  can(word: string): boolean;
  /** Is it in the draft, or wanted? */
  has(word: string): boolean;
  /** Would a tap on it put it in place of the draft's first word, such as another landing? */
  instead(word: string): boolean;
  /** A tap: adds the word where it fits, takes it out again, or says why not. */
  choose(word: string): Promise<void>;
  /** A tap that answers by itself: puts the word in if it is not there yet, and sends the move. */
  answer(word: string): Promise<void>;
  /** Put a whole move in place of the draft, such as the way to a space. */
  propose(words: string[]): Promise<void>;
  /** Ask why a word may not be chosen; the answer becomes `whyNot`. */
  ask(word: string): Promise<void>;
  /** What these words would do, whatever the draft is; null if the server does not say. */
  peek(words: string[]): Promise<Preview<T> | null>;
  /** Begin anew with the draft. */
  clear(): void;
  confirm(): Promise<void>;
  takeBack(): Promise<void>;
  light(things: string[]): void;
  /** On to the next move that is shown; past all of them. */
  next(): void;
  skip(): void;
}

/** Colours and emblems of seats, from the look: blue, red, white, yellow, black (and the games' own). */
export type SeatLook = string;

/** What a game's folder exports as default from `index.ts`. */
export interface GameModule<T extends ScreenTypes = ScreenTypes> {
  /** By seat; the shell draws emblems from it. */
  seats: SeatLook[];
  /** How wide the right column is, if it needs more than usual: a CSS length. */
  side?: string;
  Board: Component<{ session: Session<T> }>;
  /** The inside of a seat's panel; `compact` is a chip of the phone's strip. */
  Player: Component<{ session: Session<T>; seat: number; compact: boolean }>;
  Hand?: Component<{ session: Session<T> }>;
  /** Are there cards to be held at this table? Without it: if there is a `Hand`. */
  hasHand?(session: Session<T>): boolean;
  /** One's own seat in one line, above the hand on a phone. Without it: `Player`, compact. */
  Mine?: Component<{ session: Session<T> }>;
  /** Cards of the right column, above log and chat. */
  Side?: Component<{ session: Session<T> }>;
  /** The middle of the top bar: round and phase. */
  Status?: Component<{ session: Session<T> }>;
  /** The decision bar's sentence. Without it: the key `ask-KIND`. */
  Sentence?: Component<{ session: Session<T> }>;
  /** What the draft would do. */
  Consequence?: Component<{ session: Session<T> }>;
  /** One line of what is special now (this round's event), where there is no right column. */
  Notice?: Component<{ session: Session<T> }>;
  /** Things are chosen in the notice, so that even a phone held sideways has room for it. */
  noticeChooses?: boolean;
  /** A scene over the board, such as sharing the loot; draws nothing when there is none. */
  Scene?: Component<{ session: Session<T>; quiet?: boolean }>;
  /** The result, itemised, when the game is over. */
  Score: Component<{ session: Session<T> }>;
  /**
   * A log line for an event; null if it is not worth one. The shell adds the argument `$you`: `yes`
   * if the reader sits in the line's seat.
   */
  tell(event: GameEvent<T>, session: Session<T>): Said | null;
  /**
   * Does the game itself draw this word as a thing that is tapped (a card, a landing)? All other
   * choices become buttons of the decision bar. Without it: none is drawn.
   */
  drawn?(word: string, session: Session<T>): boolean;
  /**
   * Is the move whole? Asked of a draft that could be sent, if choices are left: one that only asks
   * the rest of the same question again is not. Without it: yes.
   */
  whole?(draft: string[], choices: string[]): boolean;
  /** Words that only end a move: Confirm adds one if it may come next. Without it: `done`. */
  ends?: string[];
  /** Every answer is sent with one tap, as soon as the move is whole. */
  atOnce?: boolean;
  /** Words whose buttons stand after all others and are sent at once, such as the one that ends a turn. */
  late?: string[];
  /** The word that passes, or ends a turn: the key P. */
  passes?: string;
  /** Words that come with the thing tapped after them and are never tapped themselves. */
  between?: string[];
  /** Beginnings of words that are counted up tap by tap, such as `bonus-` to `bonus-2`. */
  counted?: string[];
  /** Moves are made covered, so that events do not say all of them: a hint names what to choose. */
  covered?: boolean;
  /** How an action of the notation is called, for buttons and screen readers. */
  name(word: string, session: Session<T>): Said;
  /** What a thing does, in a sentence, for whoever asks about it. */
  about?(word: string, session: Session<T>): Said | null;
  /**
   * Kinds of events after which the table looks otherwise altogether (a scene, the next round): a
   * move with one is shown to its end before the board changes. Without it: every move is.
   */
  turning?: string[];
  /** Kinds of events that a scene tells: they need not be read before it comes. */
  inScenes?: string[];
  /** How an event sounds, if it does. */
  sound?(event: GameEvent<T>): Sound | null;
  /** What flies when an event happens. */
  flights(event: GameEvent<T>, session: Session<T>): Flight[];
  /** Numbers worth a line over time, one for each seat, for the chart after the game. */
  course?(facts: T['facts']): number[];
}

/** What a game's folder exports as default from `rules/index.ts`: pictures next to its rules. */
export interface RulePictures {
  /** The game's own symbols, if they are drawn with them. */
  sprite?: string;
  /** By the rule's number. What one shows is a sentence of the game: `picture-LI-2-9` for LI-2.9. */
  drawings: Record<string, Component | Component<{ words: Words }>>;
}
