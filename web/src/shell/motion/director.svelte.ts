/**
 * Directs what is shown of the game: events in order, a beat each. In its beat an event is told by
 * log and announcement, flies and sounds; the next begins when it has landed and was read. What the
 * player did needs no reading, whatever goes wrong is passed over, and a tap goes on to the next move.
 */
import type { Flight, GameEvent, LogEntry } from '../contract';
import { readingTime, type Tempo } from './tempo';

/** Milliseconds: the longest that the player's own move flies, and one flight by default. */
const MOST_OWN = 3000;
const STANDARD = 480;
/** A move with much to read goes at most so many times as fast. */
const FASTEST = 1.3;

export interface Stage {
  /** What flies for an event. */
  flights(event: GameEvent): Flight[];
  /** Let them fly, each `pace` times as fast; done when the last has landed. */
  fly(flights: Flight[], pace: number): Promise<void>;
  /** What the log says of an event; empty: nothing. */
  textOf(event: GameEvent): string;
  tempo(): Tempo;
  /** An event begins to be shown: tell its entry, which goes as far as this event. */
  tell(entry: LogEntry, event: GameEvent): void;
  /** An entry has been shown, to its end. */
  told(entry: LogEntry): void;
  /** Has the looking player done this? */
  own(entry: LogEntry, event?: GameEvent): boolean;
}

interface Beat {
  event: GameEvent;
  /** The player did it. */
  own: boolean;
  flights: Flight[];
  /** Milliseconds it flies as drawn, and needs to be read. */
  flies: number;
  reads: number;
}

const lasts = (flights: Flight[]) =>
  flights.reduce((most, each) => Math.max(most, (each.delay ?? 0) + (each.lasts ?? STANDARD)), 0);

export class Director {
  /** The event whose beat it is. */
  showing: GameEvent | null = $state.raw(null);
  /** A move has been shown, and the next waits for a tap. */
  waiting = $state(false);
  #stage: Stage;
  /** What is not waited for: nothing, the rest of this move, or all that is in line. */
  #skipping: 'nothing' | 'move' | 'all' = 'nothing';
  #cut: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** On to the next move. */
  next(): void {
    if (this.#skipping === 'nothing') this.#skipping = 'move';
    this.#cut?.();
  }

  /** Nothing more of what is in line: straight to what is true now. */
  skip(): void {
    this.#skipping = 'all';
    this.#cut?.();
  }

  /** Everything in line has been shown. */
  done(): void {
    this.#skipping = 'nothing';
  }

  /**
   * Show the events of these entries; `tempo`: if not as the player likes it; `landed` is called
   * when what the first event moves has come to its place.
   */
  async play(
    entries: LogEntry[],
    tempo = this.#stage.tempo(),
    landed: () => void = () => undefined,
  ): Promise<void> {
    try {
      for (const [place, entry] of entries.entries()) {
        await this.#move(entry, tempo, landed);
        // The last move's rest comes once the board shows what it led to.
        if (place < entries.length - 1) await this.rest([entry], tempo);
      }
    } finally {
      this.showing = null;
      this.#cut = null;
    }
  }

  /** Let the board be looked at as these moves left it, before anything else happens. */
  async rest(entries: LogEntry[], tempo = this.#stage.tempo()): Promise<void> {
    const seen = entries.some((entry) =>
      entry.events.some((event) => !this.#stage.own(entry, event) && this.#stage.textOf(event)),
    );
    if (seen && this.#skipping === 'nothing' && tempo.rest > 0) {
      this.waiting = tempo.steps;
      await this.#cuttable(tempo.steps ? null : wait(tempo.rest));
      this.waiting = false;
    }
    if (this.#skipping === 'move') this.#skipping = 'nothing';
  }

  /** Wait for something over the table to be put away, unless all is skipped. */
  async until(done: () => Promise<void>): Promise<void> {
    if (this.#skipping !== 'all') await this.#cuttable(done());
    if (this.#skipping === 'move') this.#skipping = 'nothing';
  }

  async #move(entry: LogEntry, tempo: Tempo, landed: () => void): Promise<void> {
    const skips = this.#skipping !== 'nothing';
    const beats = skips ? [] : entry.events.map((event) => this.#beat(entry, event, tempo));
    // What the player did goes quickly; what follows from it, such as a new round, is read as ever.
    const total = (own: boolean) =>
      beats
        .filter((beat) => beat.own === own)
        .reduce((sum, { flies, reads }) => sum + Math.max(flies, reads), 0);
    const paces = {
      own: Math.max(1, total(true) / MOST_OWN),
      others: Math.max(1, Math.min(FASTEST, total(false) / (tempo.most || Infinity))),
    };
    for (const [place, beat] of beats.entries()) {
      if (this.#skipping !== 'nothing' || (beat.flies === 0 && beat.reads === 0)) continue;
      const faster = beat.own ? paces.own : paces.others;
      this.showing = beat.event;
      this.#stage.tell({ ...entry, events: entry.events.slice(0, place + 1) }, beat.event);
      await this.#cuttable(
        Promise.all([
          this.#fly(beat, tempo.motion * faster).then(landed),
          wait(beat.reads / faster),
        ]),
      );
    }
    this.showing = null;
    this.#stage.told(entry);
  }

  #beat(entry: LogEntry, event: GameEvent, tempo: Tempo): Beat {
    const flights = tempo.motion > 0 ? this.#flights(event) : [];
    const own = this.#stage.own(entry, event);
    const read = own ? 0 : tempo.reading;
    return {
      event,
      own,
      flights,
      flies: flights.length > 0 ? lasts(flights) / tempo.motion : 0,
      reads: read * readingTime(this.#stage.textOf(event)),
    };
  }

  async #fly({ flights }: Beat, pace: number): Promise<void> {
    if (flights.length === 0) return;
    const flown = this.#stage.fly(flights, pace).catch((error) => console.warn(error));
    // However the animation ends, or does not: the game goes on.
    await Promise.race([flown, wait(lasts(flights) / pace + 400)]);
  }

  /** Wait for this, or for a tap. */
  async #cuttable(what: Promise<unknown> | null): Promise<void> {
    const cut = new Promise<void>((done) => {
      this.#cut = done;
    });
    await Promise.race(what ? [what, cut] : [cut]);
    this.#cut = null;
  }

  #flights(event: GameEvent): Flight[] {
    try {
      return this.#stage.flights(event);
    } catch (error) {
      console.warn(error);
      return [];
    }
  }
}

const wait = (time: number): Promise<void> =>
  time > 0 ? new Promise((done) => setTimeout(done, time)) : Promise.resolve();
