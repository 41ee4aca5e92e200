/**
 * The table as the server reports it, and the way of an update from the stream to the screen. From
 * top to bottom, an update is received (`#received`), waits in line (`#push`), its events are shown
 * (`#show`), and it becomes what is known (`#apply`). Nothing else changes what is known of a table;
 * only what is no part of the game (chat, presence, clocks, votes) waits for nothing.
 */
import { stream } from '../../api/stream.svelte';
import type { News, TableAbout, TableBody } from '../../api/wire';
import { say } from '../../words/index.svelte';
import type { Decision, Flight, GameEvent, LogEntry, Plain } from '../contract';
import { MoveBuilder } from '../decision/move.svelte';
import { deadlineOf } from '../seats/clock.svelte';
import { tellError, toast } from '../messages/toasts.svelte';
import { Director } from '../motion/director.svelte';
import { fly } from '../motion/flights';
import { momentsOver } from '../motion/moment.svelte';
import { drawn } from '../motion/paint';
import { AT_ONCE, tempo, tempoOf, type Tempo } from '../motion/tempo';
import { LastSeen } from './lastSeen';
import { share } from './sharing';
import {
  EMPTY,
  NO_TABLE,
  NOBODY,
  NOTHING,
  look,
  stateOf,
  type SeatState,
  type Update,
} from './state';

/** Of the table itself, what goes with the game and is shown in step with it. */
const IN_STEP = ['status', 'asked', 'asking', 'result'] as const;
/** Milliseconds in which the stream brings what the server has answered, or it is asked for. */
const SOON = 600;
/** Milliseconds of silence after which it is asked whether the stream still brings everything. */
const SILENCE = 20_000;

const isTalk = (entry: LogEntry): boolean => entry.kind === 'chat' || entry.kind === 'reaction';

export abstract class LiveTable extends MoveBuilder {
  readonly table: string;
  about: TableAbout = $state.raw(NO_TABLE);
  seat = $state(NOBODY);
  mine: number[] = $state.raw([]);
  /** The host has removed this browser, which may no longer sit down. */
  removed = $state(false);
  log: LogEntry[] = $state.raw([]);
  /** The entry that is being shown, as far as it has been. */
  telling: LogEntry | null = $state.raw(null);
  /** Chat and reactions, as they come in. */
  talk: LogEntry[] = $state.raw([]);
  /** More has happened than is shown. */
  behind = $state(false);
  /** The number of the last entry that is shown. */
  number = $state(0);
  /** With several seats in this browser: the seat whose person should take the device, or null. */
  handTo: number | null = $state(null);
  /** Without a connection, when what is shown was seen last (unix ms); null: it is the present. */
  remembered: number | null = $state(null);
  /** Entries that this browser had not seen when the page was opened. */
  news: LogEntry[] = $state.raw([]);

  readonly director: Director;
  readonly #spectator: boolean;
  readonly #lastSeen: LastSeen;
  #seats: Map<number, SeatState> = $state.raw(new Map());
  /** The number of the last entry that came in, shown or not yet. */
  #known = 0;
  /** The number of the newest update that came in. */
  #newest = 0;
  #line: Update[] = [];
  /** Done once everything in line is shown; null if nothing is. */
  #shown: Promise<void> | null = null;
  /** Called when an update comes in, and when one has been shown. */
  #waiting = new Set<() => void>();
  #stop: (() => void) | null = null;
  #heard = 0;
  #found: TableBody | null = null;

  /** `spectator`: look as one, whatever seats this browser holds. */
  constructor(table: string, spectator: boolean) {
    super();
    this.table = table;
    this.#spectator = spectator;
    this.#lastSeen = new LastSeen(table);
    this.director = new Director({
      flights: (event) => this.flights(event),
      fly,
      textOf: (event) => this.textOf(event),
      tempo,
      tell: (entry, event) => {
        this.telling = entry;
        this.sound(event);
      },
      told: (entry) => {
        this.telling = null;
        this.log = [...this.log, entry];
      },
      own: (entry, event) =>
        entry.seat === this.seat &&
        !entry.data.forced &&
        (event === undefined || event.seat === this.seat),
    });
  }

  /** What flies for an event, what the log says of it, and how it sounds. */
  protected abstract flights(event: GameEvent): Flight[];
  protected abstract textOf(event: GameEvent): string;
  protected abstract sound(event: GameEvent): void;
  /** Keep what is shown for times without a network. */
  protected abstract remember(): void;
  /** Does the table look otherwise altogether after this move: a scene, the next round? */
  protected abstract turnsTable(move: LogEntry): boolean;

  // what is known

  get #now(): SeatState {
    return this.#seats.get(this.seat) ?? EMPTY;
  }
  get view(): Plain {
    return this.#now.view;
  }
  get facts(): Plain {
    return this.#now.facts;
  }
  /** Is there anything to see from this seat? A game's screen is drawn only then. */
  get known(): boolean {
    return this.#now.view !== NOTHING;
  }
  get decision(): Decision | null {
    return this.over || this.#spectator ? null : this.#now.decision;
  }
  /** The log with what is being shown. */
  get told(): LogEntry[] {
    return this.telling ? [...this.log, this.telling] : this.log;
  }
  get undo(): number {
    return this.#now.undo;
  }
  get undoStops(): string {
    return this.#now.undoStops;
  }
  get over(): boolean {
    return this.about.status === 'finished';
  }
  get waiting(): boolean {
    return this.about.status === 'waiting';
  }
  /** Looked at as a spectator, whatever seats this browser holds. */
  get bigScreen(): boolean {
    return this.#spectator;
  }
  get watching(): boolean {
    return this.seat === NOBODY;
  }

  // from the server

  /** The table as it is, with the log after an entry. */
  protected look(after: number, seat?: number): Promise<TableBody> {
    return look(this.table, after, this.#spectator ? NOBODY : seat);
  }

  /** Begin with the table as it was found, or as it was seen then, and follow its stream. */
  protected follow(found: TableBody, remembered: number | null = null): void {
    this.#found = found;
    this.remembered = remembered;
    this.mine = this.#spectator ? [] : found.mine;
    this.removed = found.removed ?? false;
    this.about = found.about;
    this.number = found.number;
    this.log = found.log;
    this.talk = found.log.filter(isTalk);
    this.#known = found.log.at(-1)?.number ?? 0;
    this.seat = this.#spectator ? NOBODY : found.seat;
    this.#seats = new Map([[found.seat, stateOf(found)]]);
    if (this.mine.length > 1 && !this.waiting) this.handTo = this.#wanted() ?? found.seat;
    this.#collect(this.#lastSeen.seen(found.seen ?? 0));
    this.remember();
    const unwatch = stream.watch(this.table, (news) => this.#received(news));
    this.#heard = Date.now();
    const timer = setInterval(() => void this.#checkSilence(), SILENCE / 2);
    this.#stop = () => {
      unwatch();
      clearInterval(timer);
    };
  }

  /** The table as it is shown now, in the form in which it is found. */
  protected get shownBody(): TableBody | null {
    const { about, number, log, seat, mine } = this;
    const { view, facts, decision, undo, undoStops } = this.#now;
    if (!this.#found || !this.known) return null;
    const state = { view, facts, decision, undo, undo_stops: undoStops };
    return { ...this.#found, about, number, log, seat, mine, ...state, more: false };
  }

  /** Follow it no longer. */
  protected leave(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Look again, now; after something went otherwise than thought. `past`: it happened long ago. */
  async refresh(seat?: number, past = false): Promise<void> {
    const found = await this.look(this.number, seat);
    if (seat !== undefined || found.mine.length !== this.mine.length) {
      this.taps.clear();
      this.mine = this.#spectator ? [] : found.mine;
      this.seat = found.seat;
    }
    this.#push({
      number: found.number,
      about: found.about,
      seats: new Map([...this.#seats, [found.seat, stateOf(found)]]),
      log: found.log,
      past,
    });
    while (this.#shown) await this.#shown;
  }

  /** Is it quiet, or does the stream no longer reach us? */
  async #checkSilence(): Promise<void> {
    if (document.hidden || this.over || Date.now() - this.#heard < SILENCE) return;
    this.#heard = Date.now();
    const before = this.number;
    await this.refresh().catch(() => undefined);
    if (this.number > before) stream.reopen();
  }

  // the way of an update

  #received(news: News): void {
    this.#heard = Date.now();
    const seats = news.seats.filter((each) => !this.#spectator || each.seat === NOBODY);
    if (this.#spectator && seats.length === 0) {
      // A seat's own browser on the big screen: look as a spectator instead.
      if (news.number > this.number) void this.refresh().catch(tellError);
      return;
    }
    const looking = seats.find((each) => each.seat === this.seat) ?? seats[0];
    if (!looking) return;
    // A new stream begins with the present state, without the log that leads to it.
    const next = looking.log[0]?.number ?? news.number + 1;
    if (next > this.#known + 1) {
      void this.refresh().catch(() => undefined);
      return;
    }
    // A seat was taken, or is no longer this browser's: whoever was removed goes on as a spectator.
    if (looking.seat !== this.seat) {
      if (this.seat !== NOBODY) toast(say('seat-lost'));
      this.removed = news.about.seats[this.seat]?.removed === true;
      this.seat = looking.seat;
      this.mine = seats.map((each) => each.seat).filter((seat) => seat !== NOBODY);
      this.taps.clear();
    }
    this.#push({
      number: news.number,
      about: news.about,
      seats: new Map(seats.map((each) => [each.seat, stateOf(each)])),
      log: looking.log,
      past: false,
    });
  }

  #push(update: Update): void {
    this.remembered = null;
    this.#known = Math.max(this.#known, update.log.at(-1)?.number ?? 0);
    if (update.number >= this.#newest) {
      this.#newest = update.number;
      const inStep = IN_STEP.map((name) => [name, this.about[name]]);
      this.about = share(this.about, { ...update.about, ...Object.fromEntries(inStep) });
      const last = this.talk.at(-1)?.number ?? 0;
      const said = update.log.filter((entry) => isTalk(entry) && entry.number > last);
      if (said.length > 0) this.talk = [...this.talk, ...said];
    }
    this.#line.push(update);
    this.behind = true;
    this.#shown ??= this.#show();
    for (const wake of this.#waiting) wake();
  }

  /** Updates in the order in which they came: their events first, then the view they lead to. */
  async #show(): Promise<void> {
    await Promise.resolve(); // until `#shown` is this
    try {
      for (let update = this.#line.shift(); update; update = this.#line.shift()) {
        if (update.number < this.number) continue;
        const logged = this.log.at(-1)?.number ?? 0;
        const fresh = update.log.filter((entry) => entry.number > logged);
        const fast = this.#tempo(update);
        await this.director.play(fresh, fast, () => this.#lands(update, fresh));
        await this.#apply(update);
        // Whoever is asked now goes on at once.
        await this.director.rest(fresh, this.decision || this.over ? AT_ONCE : fast);
        if (fast.rest > 0 && !this.decision) await this.director.until(momentsOver);
      }
    } finally {
      this.director.done();
      this.behind = false;
      this.#shown = null;
    }
  }

  /** How fast an update is shown: as the player likes it, unless that would cost their time. */
  #tempo(update: Update): Tempo {
    if (document.hidden || this.handTo !== null || update.past) return AT_ONCE;
    const line = [update, ...this.#line];
    const entries = line.reduce((sum, each) => sum + each.log.length, 0);
    const asked = line.some((each) => each.seats.get(this.seat)?.decision);
    return tempoOf(entries, asked ? deadlineOf(this.about, this.seat) : null);
  }

  /** The board shows a move as soon as it has landed, unless more is to be seen as it was before. */
  #lands(update: Update, entries: LogEntry[]): void {
    const moves = entries.filter((entry) => entry.events.length > 0);
    const [move] = moves;
    const now = this.#seats.get(this.seat);
    const next = update.seats.get(this.seat);
    if (!move || moves.length > 1 || !now || !next || this.turnsTable(move)) return;
    const { view, facts } = share(now, next);
    if (view !== now.view)
      this.#seats = new Map(this.#seats).set(this.seat, { ...now, view, facts });
  }

  async #apply(update: Update): Promise<void> {
    const before = this.decision?.id;
    const states = new Map(this.#seats);
    for (const [seat, state] of update.seats) states.set(seat, share(states.get(seat), state));
    const now = states.get(this.seat);
    // What happened is drawn first, what is asked a frame later: both at once take too long.
    if (now?.decision && before === undefined) {
      this.#seats = new Map(states).set(this.seat, { ...now, decision: null });
      await drawn();
    }
    this.about = share(this.about, update.about);
    this.number = update.number;
    this.#seats = states;
    if (this.decision?.id !== before) this.taps.clear();
    if (this.mine.length > 1 && !this.waiting && !this.over) {
      const next = this.#wanted();
      if (next !== null && next !== this.seat && !this.decision) this.handTo = next;
    }
    if (!document.hidden && this.news.length === 0) this.#lastSeen.note(this.number);
    this.remember();
    for (const wake of this.#waiting) wake();
  }

  /** Wait for the stream to bring an entry, and for it to be shown; false if it does not. */
  protected async reach(number: number): Promise<boolean> {
    while (this.number < number) {
      const came = await this.#incoming();
      if (!came && !this.#shown) return false;
    }
    return true;
  }

  /** Wait for the next update to come in or to be shown; false if none does soon. */
  #incoming(): Promise<boolean> {
    return new Promise((done) => {
      const end = (came: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        done(came);
      };
      const wake = () => end(true);
      const timer = setTimeout(() => end(false), SOON);
      this.#waiting.add(wake);
    });
  }

  /** Which of this browser's seats is asked something, the looking one first. */
  #wanted(): number | null {
    const { asked } = this.about;
    if (asked.includes(this.seat)) return this.seat;
    return this.mine.find((seat) => asked.includes(seat)) ?? null;
  }

  // since the last look

  /** The page is looked at again, or no longer: what is true now, and what happened meanwhile. */
  protected async glance(hidden: boolean): Promise<void> {
    if (hidden) return this.#lastSeen.leave();
    const seen = this.#lastSeen.seen();
    const long = this.#lastSeen.back();
    await this.refresh(undefined, true).catch(() => undefined); // the stream may know more
    if (long && this.news.length === 0) this.#collect(seen);
  }

  /** Collect what others did after an entry; who shares the device sees it when the device goes round. */
  #collect(seen: number): void {
    if (this.mine.length === 1 && !this.over)
      this.news = LastSeen.missed(this.log, seen, this.seat);
    if (this.news.length === 0) this.#lastSeen.note(this.number);
  }

  /** What others did has been read. */
  readNews(): void {
    this.news = [];
    this.#lastSeen.note(this.number);
  }
}
