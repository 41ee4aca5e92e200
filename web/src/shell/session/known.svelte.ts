/** What is known of a table, as it is shown; only `LiveTable` changes it. */
import type { TableAbout } from '../../api/wire';
import type { Decision, LogEntry, Plain } from '../contract';
import { MoveBuilder } from '../decision/move.svelte';
import { EMPTY, NO_TABLE, NOBODY, NOTHING, type SeatState } from './state';

export abstract class KnownTable extends MoveBuilder {
  readonly table: string;
  /** Looked at as a spectator, whatever seats this browser holds. */
  readonly bigScreen: boolean;
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
  /** By seat, for each of this browser's seats, or for the spectator. */
  protected seats: Map<number, SeatState> = $state.raw(new Map());

  constructor(table: string, bigScreen: boolean) {
    super();
    this.table = table;
    this.bigScreen = bigScreen;
  }

  /** What the looking seat sees. */
  protected get now(): SeatState {
    return this.seats.get(this.seat) ?? EMPTY;
  }
  get view(): Plain {
    return this.now.view;
  }
  get facts(): Plain {
    return this.now.facts;
  }
  /** Is there anything to see from this seat? A game's screen is drawn only then. */
  get known(): boolean {
    return this.now.view !== NOTHING;
  }
  get decision(): Decision | null {
    return this.over || this.bigScreen ? null : this.now.decision;
  }
  /** The log with what is being shown. */
  get told(): LogEntry[] {
    return this.telling ? [...this.log, this.telling] : this.log;
  }
  get undo(): number {
    return this.now.undo;
  }
  get undoStops(): string {
    return this.now.undoStops;
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

  /** Which of this browser's seats is asked something, the looking one first. */
  protected get wantedSeat(): number | null {
    const { asked } = this.about;
    if (asked.includes(this.seat)) return this.seat;
    return this.mine.find((seat) => asked.includes(seat)) ?? null;
  }
}
