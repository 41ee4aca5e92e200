/**
 * A finished game looked at again: a session that a game's screen can be drawn from, at any moment
 * and from any seat's eyes. Nothing can be done in it.
 */
import { ApiError, get } from '../../api/client';
import type { ReplayBody, TableAbout, TableBody } from '../../api/wire';
import type { Decision, GameEvent, LogEntry, Plain } from '../../shell/contract';
import { fly, land } from '../../shell/motion/flights';
import { Director } from '../../shell/motion/director.svelte';
import { AT_ONCE } from '../../shell/motion/tempo';
import { TableSession } from '../../shell/session/session.svelte';
import { NO_TABLE } from '../../shell/session/state';
import { loadGame } from '../../games/index';
import { speed } from '../../look/preferences.svelte';
import { say, wordsOf, type Args, type Words } from '../../words/index.svelte';
import { aboutAt, frameAt } from './review/moments';

/** Milliseconds between two steps of their own accord. */
const BETWEEN = 1100;
/** Milliseconds that a step takes at most. */
const MOST = 2000;
/** Moments that are kept, so that going back is quick. */
const KEPT = 120;

type Moment = Pick<ReplayBody, 'view' | 'facts'>;

export class ReplaySession extends TableSession {
  /** Every moment of the game: the entry that led to it. */
  frames: LogEntry[] = $state.raw([]);
  /** Which of them is shown. */
  at = $state(0);
  playing = $state(false);
  /** How many times as fast as usual. */
  pace = $state(1);
  /** The game is not over yet, so it cannot be looked at. */
  early = $state(false);
  /** Seats that this browser held in it. */
  own: number[] = $state.raw([]);

  #now: Moment = $state.raw({ view: {}, facts: {} });
  #told: Words | null = $state.raw(null);
  #table: TableAbout = NO_TABLE;
  #moments = new Map<string, Promise<Moment>>();
  #wish = 0;
  #shower = new Director({
    flights: (event: GameEvent) => this.module?.flights(event, this) ?? [],
    fly,
    textOf: () => '',
    tempo: () => ({ ...AT_ONCE, motion: document.hidden ? 0 : speed() * this.pace, most: MOST }),
    tell: () => undefined,
    told: () => undefined,
    own: () => false,
  });

  override get view(): Plain {
    return this.#now.view;
  }
  override get facts(): Plain {
    return this.#now.facts;
  }
  override get decision(): Decision | null {
    return null;
  }
  override get showing(): GameEvent | null {
    return this.#shower.showing;
  }
  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }
  override say(key: string, args?: Args): string {
    return this.#told ? this.#told.say(key, args) : say(key, args);
  }
  override hasWord(key: string): boolean {
    return this.#told?.has(key) ?? false;
  }
  override skip(): void {
    land();
    this.#shower.skip();
  }
  override async ask(): Promise<void> {
    // Nothing can be done here, so there is no reason to tell.
  }

  /** Open the game after an entry, or at its beginning. */
  override async open(number = 0): Promise<void> {
    try {
      const found = await get<TableBody>(`/api/tables/${this.table}`);
      this.#table = found.about;
      this.about = found.about;
      this.game = found.about.settings.game;
      const [module, words, deck] = await Promise.all([
        loadGame(this.game),
        wordsOf(this.game),
        get<Plain>(`/api/tables/${this.table}/deck`),
      ]);
      this.module = module;
      this.#told = words;
      this.deck = deck;
      this.own = found.mine;
      this.early = !this.over;
      if (!this.early) {
        this.seat = this.own[0] ?? -1;
        await this.#read();
        await this.show(frameAt(this.frames, number));
      }
      this.phase = 'here';
    } catch (error) {
      const gone = error instanceof ApiError && [400, 404].includes(error.status);
      this.phase = gone ? 'lost' : 'broken';
    }
  }

  /** The same game through the eyes of one seat, for its hand; it is shown what this one shows. */
  eyes(seat: number): ReplaySession {
    const other = new ReplaySession(this.table);
    other.#table = this.#table;
    other.#told = this.#told;
    other.about = this.about;
    other.game = this.game;
    other.module = this.module;
    other.deck = this.deck;
    other.frames = this.frames;
    other.own = this.own;
    other.seat = seat;
    return other;
  }

  override close(): void {
    this.pause();
    this.skip();
  }

  /** Look through the eyes of a seat; -1: as everybody could. */
  async lookFrom(seat: number): Promise<void> {
    this.pause();
    this.seat = seat;
    await this.#read();
    await this.show(this.at);
  }

  /** Show a moment; `moving`: let what led to it be seen. */
  async show(at: number, moving = false): Promise<void> {
    const wish = ++this.#wish;
    const to = Math.min(Math.max(at, 0), this.last);
    const frame = this.frames[to];
    if (!frame) return;
    this.skip();
    const moment = await this.#moment(to);
    if (wish !== this.#wish) return;
    this.#shower.done();
    if (moving) await this.#shower.play([frame]);
    if (wish !== this.#wish) return;
    this.at = to;
    this.number = frame.number;
    this.log = this.frames.slice(0, to + 1);
    this.about = aboutAt(this.#table, this.frames, to);
    this.#now = moment;
    if (to < this.last) void this.#moment(to + 1).catch(() => undefined);
  }

  /** One step on or back; going on shows what happens. */
  async step(by: 1 | -1): Promise<void> {
    await this.show(this.at + by, by === 1);
  }

  async play(): Promise<void> {
    if (this.at === this.last) await this.show(0);
    this.playing = true;
    while (this.playing && this.at < this.last) {
      const wish = this.#wish + 1;
      await this.step(1);
      if (wish !== this.#wish) break; // somebody took the slider
      await new Promise((done) => setTimeout(done, BETWEEN / this.pace));
    }
    this.playing = false;
  }
  pause(): void {
    this.playing = false;
  }

  async #read(): Promise<void> {
    const address = `/api/tables/${this.table}/replay?seat=${this.seat}&number=0`;
    const found = await get<ReplayBody>(address);
    this.frames = found.frames;
  }

  #moment(at: number): Promise<Moment> {
    const number = this.frames[at]?.number ?? 0;
    const key = `${this.seat} ${number}`;
    let found = this.#moments.get(key);
    if (!found) {
      const query = `seat=${this.seat}&number=${number}&frames=false`;
      found = get<Moment>(`/api/tables/${this.table}/replay?${query}`);
      this.#moments.set(key, found);
      found.catch(() => this.#moments.delete(key));
      const [oldest] = this.#moments.keys();
      if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    }
    return found;
  }
}
