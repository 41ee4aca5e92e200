/**
 * The table as the server reports it, and the way of an update from the stream to the screen. From
 * top to bottom, an update is received (`#received`), waits in line (`#push`), its events are shown
 * (`#show`), and it becomes what is known (`#apply`). Nothing else changes what is known of a table;
 * only what is no part of the game (chat, presence, clocks, votes) waits for nothing.
 */
import type { News, TableBody } from '../../api/wire';
import { say } from '../../words/index.svelte';
import type { Flight, GameEvent, LogEntry } from '../contract';
import { deadlineOf } from '../seats/clock.svelte';
import { tellError, toast } from '../messages/toasts.svelte';
import { Director } from '../motion/director.svelte';
import { fly } from '../motion/flights';
import { momentsOver } from '../motion/moment.svelte';
import { drawn } from '../motion/paint';
import { AT_ONCE, tempo, tempoOf, type Tempo } from '../motion/tempo';
import { Incoming } from './incoming';
import { KnownTable } from './known.svelte';
import { LastSeen } from './lastSeen';
import { share } from './sharing';
import { NOBODY, look, stateOf, type Update } from './state';

/** Of the table itself, what goes with the game and is shown in step with it. */
const IN_STEP = ['status', 'asked', 'asking', 'result'] as const;

const isTalk = (entry: LogEntry): boolean => entry.kind === 'chat' || entry.kind === 'reaction';

export abstract class LiveTable extends KnownTable {
  readonly director: Director;
  readonly #lastSeen: LastSeen;
  /** The number of the last entry that came in, shown or not yet. */
  #known = 0;
  /** The number of the newest update that came in. */
  #newest = 0;
  #line: Update[] = [];
  /** Done once everything in line is shown; null if nothing is. */
  #shown: Promise<void> | null = null;
  readonly #incoming = new Incoming();
  #found: TableBody | null = null;

  /** `spectator`: look as one, whatever seats this browser holds. */
  constructor(table: string, spectator: boolean) {
    super(table, spectator);
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

  // from the server

  /** The table as it is, with the log after an entry. */
  protected look(after: number, seat?: number): Promise<TableBody> {
    return look(this.table, after, this.bigScreen ? NOBODY : seat);
  }

  /** Begin with the table as it was found, or as it was seen then, and follow its stream. */
  protected follow(found: TableBody, remembered: number | null = null): void {
    this.#found = found;
    this.remembered = remembered;
    this.mine = this.bigScreen ? [] : found.mine;
    this.removed = found.removed ?? false;
    this.about = found.about;
    this.number = found.number;
    this.log = found.log;
    this.talk = found.log.filter(isTalk);
    this.#known = found.log.at(-1)?.number ?? 0;
    this.seat = this.bigScreen ? NOBODY : found.seat;
    this.seats = new Map([[found.seat, stateOf(found)]]);
    if (this.mine.length > 1 && !this.waiting) this.handTo = this.wantedSeat ?? found.seat;
    this.#collect(this.#lastSeen.seen(found.seen ?? 0));
    this.remember();
    this.#incoming.follow(
      this.table,
      (news) => this.#received(news),
      async () => {
        const before = this.number;
        if (!this.over) await this.refresh().catch(() => undefined);
        return this.number > before;
      },
    );
  }

  /** The table as it is shown now, in the form in which it is found. */
  protected get shownBody(): TableBody | null {
    const { about, number, log, seat, mine } = this;
    const { view, facts, decision, undo, undoStops } = this.now;
    if (!this.#found || !this.known) return null;
    const state = { view, facts, decision, undo, undo_stops: undoStops };
    return { ...this.#found, about, number, log, seat, mine, ...state, more: false };
  }

  /** Follow it no longer. */
  protected leave(): void {
    this.#incoming.leave();
  }

  /** Look again, now; after something went otherwise than thought. `past`: it happened long ago. */
  async refresh(seat?: number, past = false): Promise<void> {
    const found = await this.look(this.number, seat);
    if (seat !== undefined || found.mine.length !== this.mine.length) {
      this.taps.clear();
      this.mine = this.bigScreen ? [] : found.mine;
      this.seat = found.seat;
    }
    this.#push({
      number: found.number,
      about: found.about,
      seats: new Map([...this.seats, [found.seat, stateOf(found)]]),
      log: found.log,
      past,
    });
    while (this.#shown) await this.#shown;
  }

  // the way of an update

  #received(news: News): void {
    const seats = news.seats.filter((each) => !this.bigScreen || each.seat === NOBODY);
    if (this.bigScreen && seats.length === 0) {
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
    this.#incoming.wake();
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
    const now = this.seats.get(this.seat);
    const next = update.seats.get(this.seat);
    if (!move || moves.length > 1 || !now || !next || this.turnsTable(move)) return;
    const { view, facts } = share(now, next);
    if (view !== now.view) this.seats = new Map(this.seats).set(this.seat, { ...now, view, facts });
  }

  async #apply(update: Update): Promise<void> {
    const before = this.decision?.id;
    const states = new Map(this.seats);
    for (const [seat, state] of update.seats) states.set(seat, share(states.get(seat), state));
    const now = states.get(this.seat);
    // What happened is drawn first, what is asked a frame later: both at once take too long.
    if (now?.decision && before === undefined) {
      this.seats = new Map(states).set(this.seat, { ...now, decision: null });
      await drawn();
    }
    this.about = share(this.about, update.about);
    this.number = update.number;
    this.seats = states;
    if (this.decision?.id !== before) this.taps.clear();
    if (this.mine.length > 1 && !this.waiting && !this.over) {
      const next = this.wantedSeat;
      if (next !== null && next !== this.seat && !this.decision) this.handTo = next;
    }
    if (!document.hidden && this.news.length === 0) this.#lastSeen.note(this.number);
    this.remember();
    this.#incoming.wake();
  }

  /** Wait for the stream to bring an entry, and for it to be shown; false if it does not. */
  protected async reach(number: number): Promise<boolean> {
    while (this.number < number) {
      const came = await this.#incoming.next();
      if (!came && !this.#shown) return false;
    }
    return true;
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
