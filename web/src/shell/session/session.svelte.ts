/**
 * The table as this browser sees it: everything the server told, the move being built, and what can
 * be done. Components read it (reading is reactive) and call its methods; nothing else talks to the
 * server for a table.
 */
import { ApiError, get, post, requestId } from '../../api/client';
import { stream } from '../../api/stream.svelte';
import type { News, TableBody } from '../../api/wire';
import { loadGame } from '../../games/index';
import { speed } from '../../look/preferences.svelte';
import { say, wordsOf, type Args, type Words } from '../../words/index.svelte';
import { Updates } from './updates';
import { MoveBuilder } from '../decision/move.svelte';
import type { Decision, Flight, GameModule, LogEntry, Plain, Said, Session } from '../contract';
import { drawn } from '../motion/paint';
import { fly, land } from '../motion/flights';
import { Hints } from '../decision/hints.svelte';
import { Connection } from './connection';
import { EMPTY, NOBODY, look, stateOf, type SeatState, type Update } from './state';
import { Playback } from '../motion/playback.svelte';
import { share } from './sharing';
import { tellError, toast } from '../layout/toasts.svelte';
import { LastSeen } from './lastSeen';

/** What only the host may do; who shares the host's device does it as the host, whoever looks. */
const HOSTS = new Set(['start', 'bot', 'remove', 'mute']);

export class TableSession extends MoveBuilder implements Session {
  readonly table: string;
  game = $state('');
  about: Plain = $state.raw({ seats: [], settings: {}, status: 'waiting', asked: [] });
  seat = $state(NOBODY);
  mine: number[] = $state.raw([]);
  deck: Plain = $state.raw({});
  log: LogEntry[] = $state.raw([]);
  /** The number of the last entry that is shown. */
  number = $state(0);
  busy = $state(false);
  lit: Set<string> = $state.raw(new Set());
  /** `loading` until the first answer; `lost` when there is no such table. */
  phase: 'loading' | 'here' | 'lost' | 'broken' = $state('loading');
  module: GameModule | null = $state.raw(null);
  /** With several seats in this browser: the seat whose person should take the device, or null. */
  handTo: number | null = $state(null);
  /** Entries that this browser had not seen when the page was opened. */
  news: LogEntry[] = $state.raw([]);

  readonly hints = new Hints({
    decision: () => this.decision?.id ?? null,
    path: (what) => this.path(what),
    as: () => this.as(),
    propose: (words) => this.built.propose(words),
    failed: (error) => this.failed(error),
  });

  #seats: Map<number, SeatState> = $state.raw(new Map());
  #words: Words | null = $state.raw(null);
  #playback: Playback;
  #queue: Updates;
  #lastSeen: LastSeen;
  #connection: Connection;
  #watching: boolean;

  /** `watching`: look as a spectator, whatever seats this browser holds. */
  constructor(table: string, { watching = false } = {}) {
    super();
    this.table = table;
    this.#watching = watching;
    this.#lastSeen = new LastSeen(table);
    this.#playback = new Playback({
      flights: (event): Flight[] => this.module?.flights(event, this) ?? [],
      fly,
      speed: () => (document.hidden || this.handTo !== null ? 0 : speed()),
      tell: (entry) => {
        this.log = [...this.log, entry];
      },
      own: (entry) => entry.seat === this.seat,
    });
    this.#queue = new Updates({
      number: () => this.number,
      logged: () => this.log.at(-1)?.number ?? 0,
      play: (entries, fast) => this.#playback.play(entries, fast),
      arrive: (update) => this.#arrive(update),
    });
    this.#connection = new Connection({
      told: (news) => this.#told(news),
      number: () => this.number,
      over: () => this.over,
      refresh: () => this.refresh(),
    });
  }

  // what is known

  get #now(): SeatState {
    return this.#seats.get(this.seat) ?? EMPTY;
  }
  get players(): number {
    return this.about.seats.length;
  }
  get view(): Plain {
    return this.#now.view;
  }
  get facts(): Plain {
    return this.#now.facts;
  }
  get decision(): Decision | null {
    return this.over || this.#watching ? null : this.#now.decision;
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
  get isHost(): boolean {
    return this.about.host !== null && this.mine.includes(this.about.host);
  }
  get showing() {
    return this.#playback.showing;
  }

  /** Send a whole move for the present decision. */
  async send(words: string[]): Promise<void> {
    const decision = this.decision;
    if (!decision || this.busy || this.guide?.sends(words) === false) return;
    await this.act('moves', { decision: decision.id, words });
  }

  // everything else one may do

  nameOf(seat: number): string {
    const about = this.about.seats[seat];
    // A figure of the game's own that sits at no seat.
    if (!about) return this.say('extra-seat');
    return about.name ?? (about.bot ? say('bot-name', { seat }) : say('open-seat'));
  }
  isYou(seat: number): boolean {
    return this.mine.length === 1 && this.mine[0] === seat;
  }
  lookOf(seat: number): string {
    return this.module?.seats[seat] ?? 'black';
  }
  /** What the game is called. */
  get title(): string {
    if (this.hasWord('title')) return this.say('title');
    return this.game.charAt(0).toUpperCase() + this.game.slice(1).replaceAll('_', ' ');
  }
  say(key: string, args?: Args): string {
    return this.#words ? this.#words.say(key, args) : say(key, args);
  }
  hasWord(key: string): boolean {
    return this.#words?.has(key) ?? false;
  }
  light(things: string[]): void {
    this.lit = new Set(things);
  }
  /** Do not wait for what is flying. */
  skip(): void {
    land();
    this.#playback.skip();
  }

  /** Take the last move back, as far as the server allows; beyond that, say why. */
  async takeBack(): Promise<void> {
    if (this.undo > 0) await this.act('undo');
    else toast(say(`undo-stops-${this.undoStops}`));
  }

  /**
   * Post something to the table as the looking seat: `undo`, `ask-undo`, `answer-undo`, `resign`,
   * `leave`, `take-back`, `bot`, `remove`, `mute`, `abandon`, `chat`, `reactions`, `start`, ...
   * Repeated with the same request id until the server has answered. Gives its answer, or null
   * after telling of an error.
   */
  async act(what: string, body: Plain = {}): Promise<Plain | null> {
    const talk = what === 'chat' || what === 'reactions';
    if (!talk) this.busy = true;
    try {
      const as = HOSTS.has(what) && this.isHost ? { as: this.about.host } : this.as();
      const full = { ...body, ...as, request: requestId() };
      const done = await post(this.path(what), full, 30);
      if (typeof done?.number === 'number' && !(await this.#queue.reach(done.number)))
        await this.refresh();
      // Only now: what was built stands until what came of it is shown.
      if (what === 'moves' || what === 'undo') this.built.clear();
      return done;
    } catch (error) {
      this.failed(error);
      return null;
    } finally {
      if (!talk) this.busy = false;
    }
  }

  /** A hint: shown first, put in place as a draft when asked again. A lesson's is put in place. */
  async hint(): Promise<void> {
    if (this.guide?.asked.length) await this.built.propose(this.guide.asked);
    else await this.hints.next();
  }

  /** Sit down here; gives the seat. */
  async join(name: string, seat?: number): Promise<number | null> {
    try {
      const body = seat === undefined ? { name } : { name, seat };
      const done = await post(`/api/tables/${this.table}/join`, body);
      stream.reopen();
      await this.refresh(done.seat);
      return done.seat;
    } catch (error) {
      tellError(error);
      return null;
    }
  }

  /** Another game with the same people; gives its table. */
  async rematch(): Promise<string | null> {
    if (this.about.rematch) return this.about.rematch;
    return (await this.act('rematch'))?.table ?? null;
  }

  /** The person of this seat has the device: show their hand. */
  takeDevice(seat: number): void {
    this.built.clear();
    this.seat = seat;
    this.handTo = null;
  }

  /** Entries told as news have been read. */
  readNews(): void {
    this.news = [];
    this.#lastSeen.note(this.number);
  }

  /** The page is looked at again, or no longer: what is true now, and what happened meanwhile. */
  async looked(hidden: boolean): Promise<void> {
    if (hidden || this.phase !== 'here') return this.#lastSeen.leave();
    const seen = this.#lastSeen.seen();
    const long = this.#lastSeen.back();
    await this.refresh().catch(() => undefined); // the stream may know more
    if (long && this.news.length === 0) this.#tellNews(seen);
  }

  // from and to the server

  /** Look at the table for the first time, and go on looking until `close`. */
  async open(): Promise<void> {
    try {
      const first = await this.#look(0);
      this.game = first.about.settings.game;
      const [module, words, deck] = await Promise.all([
        loadGame(this.game),
        wordsOf(this.game),
        get(`/api/tables/${this.table}/deck`, 0).catch(() => ({})),
      ]);
      this.module = module;
      this.#words = words;
      this.deck = deck ?? {};
      this.#begin(first);
      this.phase = 'here';
      this.#connection.begin(this.table);
    } catch (error) {
      const gone = error instanceof ApiError && [400, 404].includes(error.status);
      this.phase = gone ? 'lost' : 'broken';
    }
  }

  close(): void {
    this.#connection.end();
    this.skip();
  }

  /** Look again, now; after something went otherwise than thought. */
  async refresh(seat?: number): Promise<void> {
    const found = await this.#look(this.number, seat);
    if (seat !== undefined || found.mine.length !== this.mine.length) {
      this.built.clear();
      this.mine = this.#watching ? [] : found.mine;
      this.seat = found.seat;
    }
    this.#queue.push({
      number: found.number,
      about: found.about,
      seats: new Map([...this.#seats, [found.seat, stateOf(found)]]),
      log: found.log,
    });
    await this.#queue.settled();
  }

  #look(after: number, seat?: number): Promise<TableBody> {
    return look(this.table, after, this.#watching ? NOBODY : seat);
  }

  #begin(found: TableBody): void {
    this.mine = this.#watching ? [] : found.mine;
    this.about = found.about;
    this.number = found.number;
    this.log = found.log;
    this.#queue.known = found.log.at(-1)?.number ?? 0;
    this.seat = this.#watching ? NOBODY : found.seat;
    this.#seats = new Map([[found.seat, stateOf(found)]]);
    if (this.mine.length > 1 && !this.waiting) this.handTo = this.#wanted() ?? found.seat;
    this.#tellNews(this.#lastSeen.seen(found.seen ?? 0));
  }

  #told(news: News): void {
    const seats = news.seats.filter((each) => (this.#watching ? each.seat === NOBODY : true));
    if (this.#watching && seats.length === 0) {
      // A seat's own browser on the big screen: look as a spectator instead.
      if (news.number > this.number) void this.refresh().catch(tellError);
      return;
    }
    const looking = seats.find((each) => each.seat === this.seat) ?? seats[0];
    if (!looking) return;
    // A new stream begins with the present state, without the log that leads to it.
    const next = looking.log[0]?.number ?? news.number + 1;
    if (next > this.#queue.known + 1) {
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
    this.#queue.push({
      number: news.number,
      about: news.about,
      seats: new Map(seats.map((each) => [each.seat, stateOf(each)])),
      log: looking.log,
    });
  }

  async #arrive(update: Update): Promise<void> {
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

  /** Which of this browser's seats is asked something, the looking one first. */
  #wanted(): number | null {
    const asked: number[] = this.about.asked ?? [];
    if (asked.includes(this.seat)) return this.seat;
    return this.mine.find((seat) => asked.includes(seat)) ?? null;
  }

  /** Tell what others did after an entry; who shares the device sees it when the device goes round. */
  #tellNews(seen: number): void {
    if (this.mine.length === 1 && !this.over)
      this.news = LastSeen.missed(this.log, seen, this.seat);
    if (this.news.length === 0) this.#lastSeen.note(this.number);
  }

  protected tellAbout(word: string): void {
    const told = (said: Said | null | undefined) => (said ? this.say(said.key, said.args) : '');
    const about = [told(this.module?.about?.(word, this)), say('possible-now')];
    const name = told(this.module?.name(word, this));
    toast(say('about-thing', { name, about: about.filter(Boolean).join(' ') }));
  }

  protected failed(error: unknown): void {
    if (error instanceof ApiError && error.rule && error.kind === 'illegal') {
      const link = `/rules/${this.game}#${error.rule}`;
      toast(error.message, { rule: error.rule, link, bad: true });
    } else tellError(error);
    const old = ['stale', 'not_your_decision', 'illegal', 'beyond_reveal', 'conflict'];
    if (error instanceof ApiError && old.includes(error.kind)) {
      this.built.clear();
      void this.refresh().catch(() => undefined);
    }
  }

  protected path(what: string): string {
    return `/api/tables/${this.table}/${what}`;
  }
  protected as(): Plain {
    return this.seat >= 0 ? { as: this.seat } : {};
  }
}
