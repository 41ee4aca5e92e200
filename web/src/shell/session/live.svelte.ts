/**
 * The table as the server reports it, and the way of an update from the stream to the screen. From
 * top to bottom, an update is received (`#received`), waits in line (`#push`), its events are played
 * (`#show`), and it becomes what is known (`#apply`). Nothing else changes what is known of a table.
 */
import { stream } from '../../api/stream.svelte';
import type { News, TableBody } from '../../api/wire';
import { speed } from '../../look/preferences.svelte';
import { say } from '../../words/index.svelte';
import type { Decision, Flight, LogEntry, Plain } from '../contract';
import { MoveBuilder } from '../decision/move.svelte';
import { tellError, toast } from '../layout/toasts.svelte';
import { fly } from '../motion/flights';
import { drawn } from '../motion/paint';
import { Playback } from '../motion/playback.svelte';
import { LastSeen } from './lastSeen';
import { share } from './sharing';
import { EMPTY, NOBODY, look, stateOf, type SeatState, type Update } from './state';

/** More new entries at once than these, or more updates than that in line, are not played out. */
const MOST_ENTRIES = 40;
const MOST_UPDATES = 2;
/** Milliseconds in which the stream brings what the server has answered, or it is asked for. */
const SOON = 600;
/** Milliseconds of silence after which it is asked whether the stream still brings everything. */
const SILENCE = 20_000;

export abstract class LiveTable extends MoveBuilder {
  readonly table: string;
  about: Plain = $state.raw({ seats: [], settings: {}, status: 'waiting', asked: [] });
  seat = $state(NOBODY);
  mine: number[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  /** The number of the last entry that is shown. */
  number = $state(0);
  /** With several seats in this browser: the seat whose person should take the device, or null. */
  handTo: number | null = $state(null);
  /** Entries that this browser had not seen when the page was opened. */
  news: LogEntry[] = $state.raw([]);

  protected readonly playback: Playback;
  readonly #spectator: boolean;
  readonly #lastSeen: LastSeen;
  #seats: Map<number, SeatState> = $state.raw(new Map());
  /** The number of the last entry that came in, shown or not yet. */
  #known = 0;
  #line: Update[] = [];
  /** Done once everything in line is shown; null if nothing is. */
  #shown: Promise<void> | null = null;
  /** Called when an update comes in. */
  #waiting = new Set<() => void>();
  #stop: (() => void) | null = null;
  #heard = 0;

  /** `spectator`: look as one, whatever seats this browser holds. */
  constructor(table: string, spectator: boolean) {
    super();
    this.table = table;
    this.#spectator = spectator;
    this.#lastSeen = new LastSeen(table);
    this.playback = new Playback({
      flights: (event): Flight[] => this.flights(event),
      fly,
      speed: () => (document.hidden || this.handTo !== null ? 0 : speed()),
      tell: (entry) => {
        this.log = [...this.log, entry];
      },
      own: (entry) => entry.seat === this.seat,
    });
  }

  /** What flies for an event. */
  protected abstract flights(event: LogEntry['events'][number]): Flight[];

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
  get decision(): Decision | null {
    return this.over || this.#spectator ? null : this.#now.decision;
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
  get watching(): boolean {
    return this.seat === NOBODY;
  }

  // from the server

  /** The table as it is, with the log after an entry. */
  protected look(after: number, seat?: number): Promise<TableBody> {
    return look(this.table, after, this.#spectator ? NOBODY : seat);
  }

  /** Begin with the table as it was found, and follow its stream. */
  protected follow(found: TableBody): void {
    this.mine = this.#spectator ? [] : found.mine;
    this.about = found.about;
    this.number = found.number;
    this.log = found.log;
    this.#known = found.log.at(-1)?.number ?? 0;
    this.seat = this.#spectator ? NOBODY : found.seat;
    this.#seats = new Map([[found.seat, stateOf(found)]]);
    if (this.mine.length > 1 && !this.waiting) this.handTo = this.#wanted() ?? found.seat;
    this.#collect(this.#lastSeen.seen(found.seen ?? 0));
    const unwatch = stream.watch(this.table, (news) => this.#received(news));
    this.#heard = Date.now();
    const timer = setInterval(() => void this.#checkSilence(), SILENCE / 2);
    this.#stop = () => {
      unwatch();
      clearInterval(timer);
    };
  }

  /** Follow it no longer. */
  protected leave(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Look again, now; after something went otherwise than thought. */
  async refresh(seat?: number): Promise<void> {
    const found = await this.look(this.number, seat);
    if (seat !== undefined || found.mine.length !== this.mine.length) {
      this.built.clear();
      this.mine = this.#spectator ? [] : found.mine;
      this.seat = found.seat;
    }
    this.#push({
      number: found.number,
      about: found.about,
      seats: new Map([...this.#seats, [found.seat, stateOf(found)]]),
      log: found.log,
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
      this.seat = looking.seat;
      this.mine = seats.map((each) => each.seat).filter((seat) => seat !== NOBODY);
      this.built.clear();
    }
    this.#push({
      number: news.number,
      about: news.about,
      seats: new Map(seats.map((each) => [each.seat, stateOf(each)])),
      log: looking.log,
    });
  }

  #push(update: Update): void {
    this.#known = Math.max(this.#known, update.log.at(-1)?.number ?? 0);
    this.#line.push(update);
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
        const many = fresh.length > MOST_ENTRIES || this.#line.length > MOST_UPDATES;
        await this.playback.play(fresh, many);
        await this.#apply(update);
      }
    } finally {
      this.#shown = null;
    }
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
    if (this.decision?.id !== before) this.built.clear();
    if (this.mine.length > 1 && !this.waiting && !this.over) {
      const next = this.#wanted();
      if (next !== null && next !== this.seat && !this.decision) this.handTo = next;
    }
    if (!document.hidden && this.news.length === 0) this.#lastSeen.note(this.number);
  }

  /** Wait for the stream to bring an entry, and for it to be shown; false if it does not. */
  protected async reach(number: number): Promise<boolean> {
    while (this.number < number) {
      if (this.#shown) await this.#shown;
      else if (!(await this.#incoming())) return false;
    }
    return true;
  }

  /** Wait for the next update to come in; false if none does soon. */
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
    const asked: number[] = this.about.asked ?? [];
    if (asked.includes(this.seat)) return this.seat;
    return this.mine.find((seat) => asked.includes(seat)) ?? null;
  }

  // since the last look

  /** The page is looked at again, or no longer: what is true now, and what happened meanwhile. */
  protected async glance(hidden: boolean): Promise<void> {
    if (hidden) return this.#lastSeen.leave();
    const seen = this.#lastSeen.seen();
    const long = this.#lastSeen.back();
    await this.refresh().catch(() => undefined); // the stream may know more
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
