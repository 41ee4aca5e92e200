/**
 * Shows events one after the other before the new view is trusted. It never holds the game up: a
 * turn of somebody else takes two seconds at most, whatever goes wrong is passed over, and a tap
 * skips the rest.
 */
import type { Flight, GameEvent, LogEntry } from '../contract';

/** Milliseconds for what somebody else does in one go, and for one's own. */
const MOST = 2000;
const MOST_OWN = 3000;
const STANDARD = 480;

export interface Stage {
  /** What flies for an event. */
  flights(event: GameEvent): Flight[];
  /** Let them fly, each `pace` times as fast; done when the last has landed. */
  fly(flights: Flight[], pace: number): Promise<void>;
  /** How fast things move; 0: nothing moves. */
  speed(): number;
  /** An entry is about to be shown: the log may tell it. */
  tell(entry: LogEntry): void;
  /** Has this browser's looking seat made the entry itself? */
  own(entry: LogEntry): boolean;
}

const lasts = (flights: Flight[]) =>
  flights.reduce((most, each) => Math.max(most, (each.delay ?? 0) + (each.lasts ?? STANDARD)), 0);

export class Playback {
  /** The event whose flight is under way. */
  showing: GameEvent | null = $state.raw(null);
  #stage: Stage;
  #skipping = false;
  #cut: (() => void) | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get busy(): boolean {
    return this.#cut !== null;
  }

  /** Nothing more of what is being shown: straight to the new view. */
  skip(): void {
    this.#skipping = true;
    this.#cut?.();
  }

  /** Show the events of these entries; `hurry`: more has come in, only tell them. */
  async play(entries: LogEntry[], hurry: boolean): Promise<void> {
    this.#skipping = hurry;
    try {
      for (let from = 0; from < entries.length;) {
        const first = entries[from] as LogEntry;
        let to = from + 1;
        while (to < entries.length && entries[to]?.seat === first.seat) to++;
        await this.#turn(entries.slice(from, to));
        from = to;
      }
    } finally {
      this.showing = null;
      this.#cut = null;
    }
  }

  /** Entries of one seat in a row: together within the time that a turn may take. */
  async #turn(entries: LogEntry[]): Promise<void> {
    const speed = this.#stage.speed();
    const still = this.#skipping || speed === 0;
    const planned = entries.map((entry) =>
      still ? [] : entry.events.map((event) => ({ event, flights: this.#flights(event) })),
    );
    const total = planned.flat().reduce((sum, each) => sum + lasts(each.flights), 0) / (speed || 1);
    const own = entries[0] !== undefined && this.#stage.own(entries[0]);
    const pace = (speed || 1) * Math.max(1, total / (own ? MOST_OWN : MOST));
    for (const [place, entry] of entries.entries()) {
      this.#stage.tell(entry);
      for (const { event, flights } of planned[place] ?? []) {
        if (flights.length > 0 && !this.#skipping) await this.#show(event, flights, pace);
      }
    }
  }

  async #show(event: GameEvent, flights: Flight[], pace: number): Promise<void> {
    this.showing = event;
    const cut = new Promise<void>((done) => {
      this.#cut = done;
    });
    // However the animation ends, or does not: the game goes on.
    const late = new Promise<void>((done) => setTimeout(done, lasts(flights) / pace + 400));
    const flown = this.#stage.fly(flights, pace).catch((error) => console.warn(error));
    await Promise.race([flown, cut, late]);
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
