/**
 * The table as this browser sees it: everything the server reported (live.svelte.ts), the move being
 * built (decision/move.svelte.ts), and what can be done. Components read it (reading is reactive) and
 * call its methods; nothing else talks to the server for a table.
 */
import { ApiError, get, post, requestId } from '../../api/client';
import { isLocal } from '../../api/ids';
import { stream } from '../../api/stream.svelte';
import { loadGame } from '../../games/index';
import { plays } from '../../look/preferences.svelte';
import { forgetTable, lastOf, noteTable, type LastTable } from '../../offline/lastTables';
import type { Schemas, TableBody } from '../../api/wire';
import { say, wordsOf, type Args, type Words } from '../../words/index.svelte';
import type { Flight, GameEvent, GameModule, LogEntry, Plain, Said, Session } from '../contract';
import { Hints } from '../advice/hints.svelte';
import { inWords, tellError, toast } from '../messages/toasts.svelte';
import { doing, lastMoves, linesOf, said, type Line } from '../log/lines';
import { land } from '../motion/flights';
import { sounds } from '../motion/sounds';
import { LiveTable } from './live.svelte';

/** What the server says to what was done: the log's number, or the table of a rematch. */
type Answer = Partial<Schemas['Done'] & Schemas['TableId']>;

/** Errors that say why a table cannot be shown, however often it is asked for. */
const KEPT_BACK = ['unplayable', 'unreadable', 'damaged', 'engine', 'no_engine'];
/** What only the host may do; who shares the host's device does it as the host, whoever looks. */
const HOSTS = new Set(['start', 'bot', 'open', 'remove', 'mute']);

export class TableSession extends LiveTable implements Session {
  game = $state('');
  deck: Plain = $state.raw({});
  busy = $state(false);
  /** `loading` until the first answer; `lost` when there is no such table. */
  phase: 'loading' | 'here' | 'lost' | 'broken' = $state('loading');
  /** Why it cannot be opened, if whoever holds the table said so. */
  why = $state('');
  module: GameModule | null = $state.raw(null);

  readonly hints = new Hints({
    decision: () => this.decision?.id ?? null,
    path: (what) => this.path(what),
    as: () => this.as(),
    propose: (words) => this.taps.propose(words),
    failed: (error) => this.failed(error),
  });

  #words: Words | null = $state.raw(null);
  /** Things that a sentence speaks of which is pointed at. */
  #pointed: Set<string> = $state.raw(new Set());

  /** `watching`: look as a spectator, whatever seats this browser holds. */
  constructor(table: string, { watching = false } = {}) {
    super(table, watching);
  }

  get players(): number {
    return this.about.seats.length;
  }
  get options(): Plain {
    return this.about.settings.options;
  }
  get isHost(): boolean {
    return this.about.host !== null && this.mine.includes(this.about.host);
  }
  get showing(): GameEvent | null {
    return this.director.showing;
  }
  /** What is pointed at; else what the event speaks of that is being shown. */
  get lit(): Set<string> {
    return this.#pointed.size > 0 ? this.#pointed : this.#spoken;
  }
  #spoken = $derived(new Set(this.showing ? said(this, this.showing)?.things : []));

  /**
   * What is said of moves as they are shown; it stands until the next one is. A question that has been
   * answered gives way to what came of the answer.
   */
  get line(): (Line & { times: number }) | null {
    const answered = this.busy && this.telling !== null;
    if (!this.behind || (this.decision && !answered) || this.over) return null;
    const entry = this.telling ?? this.log.findLast((each) => each.events.length > 0);
    const line = entry && this.#linesOf(entry).at(-1);
    return line ? { ...line, times: this.#timesInARow(line) } : null;
  }
  #linesOf(entry: LogEntry): Line[] {
    const events = entry.events.filter((event) => !this.#inScene(event));
    return linesOf({ ...entry, events }, this);
  }
  #timesInARow(line: Line): number {
    const told = this.told;
    let times = 0;
    for (let place = told.length - 1, other = -1; place >= 0 && other < 0; place -= 1) {
      const lines = this.#linesOf(told[place]!);
      other = lines.findLastIndex((each) => each.text !== line.text || each.seat !== line.seat);
      times += lines.length - 1 - other;
    }
    return times;
  }
  #lastMoves = $derived(this.watching || this.over ? new Map<string, number>() : lastMoves(this));
  lastMoveOf(thing: string): string | null {
    const seat = this.#lastMoves.get(thing);
    return seat === undefined ? null : this.lookOf(seat);
  }

  protected flights(event: GameEvent): Flight[] {
    return this.module?.flights(event, this) ?? [];
  }
  protected textOf(event: GameEvent): string {
    return this.#inScene(event) ? '' : doing([event], this);
  }
  /** Does a scene, or the result, tell of it? */
  #inScene(event: GameEvent): boolean {
    return this.module?.inScenes?.includes(event.event) ?? false;
  }
  protected turnsTable(move: LogEntry): boolean {
    return move.events.some((event) => this.module?.turning?.includes(event.event) ?? true);
  }
  protected sound(event: GameEvent): void {
    const sound = this.module?.sound?.(event);
    if (sound) sounds.play(sound);
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
    this.#pointed = new Set(things);
  }
  get paused(): boolean {
    return this.director.waiting;
  }
  /** On to the next move that is shown. */
  next(): void {
    land();
    this.director.next();
  }
  /** Do not wait for anything that is shown; what comes later is. */
  skip(): void {
    land();
    if (this.behind) this.director.skip();
  }

  /** What Undo would take back: a tap, a move, or a move if the others agree; null: nothing. */
  get undoes(): 'tap' | 'move' | 'asked' | null {
    if (this.built) return 'tap';
    if (this.behind || this.over || this.seat < 0) return null;
    if (this.undo > 0) return 'move';
    const moved = this.log.some((entry) => entry.kind === 'move' && entry.seat === this.seat);
    const may = this.undoStops === 'other' && (this.about.undo_asked ?? null) === null;
    return moved && may ? 'asked' : null;
  }
  /** The same in words. */
  get undoesText(): string {
    if (this.undoes === 'tap') {
      const name = this.lastTap && this.module?.name(this.lastTap, this);
      return name ? this.say(name.key, name.args) : '';
    }
    const own = this.log.findLast((entry) => entry.kind === 'move' && entry.seat === this.seat);
    return own ? (linesOf(own, this)[0]?.text ?? '') : '';
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
  async act(what: string, body: object = {}): Promise<Answer | null> {
    const talk = what === 'chat' || what === 'reactions';
    if (!talk) this.busy = true;
    // Whoever acts has seen enough of what was before.
    if (!talk) this.skip();
    try {
      const as = HOSTS.has(what) && this.isHost ? { as: this.about.host } : this.as();
      const full = { ...body, ...as, request: requestId() };
      const done = await post<Answer>(this.path(what), full, 30);
      if (done.number !== undefined && !(await this.reach(done.number))) await this.refresh();
      // Only now: what was built stands until what came of it is shown.
      if (what === 'moves' || what === 'undo') this.taps.clear();
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
    if (this.guide?.asked.length) await this.taps.propose(this.guide.asked);
    else await this.hints.next();
  }

  /** Sit down here; gives the seat. */
  async join(name: string, seat?: number): Promise<number | null> {
    try {
      const body = seat === undefined ? { name } : { name, seat };
      const done = await post<Schemas['Seated']>(`/api/tables/${this.table}/join`, body);
      stream.reopen();
      await this.refresh(done.seat ?? undefined);
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
    this.taps.clear();
    this.seat = seat;
    this.handTo = null;
  }

  /** The page is looked at again, or no longer. */
  async looked(hidden: boolean): Promise<void> {
    await this.glance(hidden || this.phase !== 'here');
  }

  /** Look at the table for the first time, and go on looking until `close`. */
  async open(): Promise<void> {
    try {
      if (navigator.onLine || !(await this.#openLast())) await this.#begin(await this.look(0));
    } catch (error) {
      const gone = error instanceof ApiError && [400, 404].includes(error.status);
      if (gone) await forgetTable(this.table);
      else if (await this.#openLast().catch(() => false)) return;
      if (error instanceof ApiError && KEPT_BACK.includes(error.kind)) this.why = inWords(error);
      this.phase = gone ? 'lost' : 'broken';
    }
  }

  async #begin(first: TableBody, last?: LastTable): Promise<void> {
    this.game = first.about.settings.game;
    const [module, words, deck] = await Promise.all([
      loadGame(this.game),
      wordsOf(this.game),
      last?.deck ?? get<Plain>(`/api/tables/${this.table}/deck`),
    ]);
    this.module = module;
    this.#words = words;
    this.deck = deck;
    this.follow(first, last?.at);
    plays(this.game, { watched: this.bigScreen });
    this.phase = 'here';
  }

  /** Without a connection: the table as this browser saw it last, if it did. */
  async #openLast(): Promise<boolean> {
    const last = this.bigScreen ? undefined : await lastOf(this.table);
    if (last) await this.#begin(last.body, last);
    return last !== undefined;
  }

  protected remember(): void {
    if (this.remembered !== null || this.bigScreen || isLocal(this.table)) return;
    const body = this.shownBody;
    if (this.mine.length === 0) void forgetTable(this.table).catch(() => undefined);
    else if (body) noteTable(this.table, () => ({ body, deck: this.deck, at: Date.now() }));
  }

  close(): void {
    this.leave();
    this.skip();
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
      this.taps.clear();
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
