/**
 * A hint: first what it is about is shown on the table, then, if asked, it is told with its figures,
 * and it can be put in place as a draft. Nobody else learns that it was asked for.
 */
import { post } from '../../api/client';
import type { Schemas } from '../../api/wire';
import type { Plain } from '../contract';

/** A move that the strongest bot thinks of, and what it expects of it. */
export interface Weighed {
  words: string[];
  visits: number;
  wins: number;
  placing: number;
  margin: number;
  points: number;
}

/** The table, as far as hints ask it. */
export interface HintTable {
  decision(): string | null;
  path(what: string): string;
  as(): Plain;
  propose(words: string[]): Promise<void>;
  failed(error: unknown): void;
}

export class Hints {
  thinking = $state(false);
  told = $state(false);
  moves: Weighed[] = $state.raw([]);
  /** Which of them is shown. */
  at = $state(0);
  /** The decision that it is about. */
  decision: string | null = $state(null);
  #table: HintTable;

  constructor(table: HintTable) {
    this.#table = table;
  }

  /** The move that is shown on the table; null: none. */
  get shown(): Weighed | null {
    return this.decision !== null && this.decision === this.#table.decision()
      ? (this.moves[this.at] ?? null)
      : null;
  }

  /** Ask for a hint and show it; if one is shown, put it in place. */
  async next(): Promise<void> {
    if (this.shown) return this.place();
    const decision = this.#table.decision();
    if (this.thinking || decision === null) return;
    this.thinking = true;
    try {
      const found = await post<Schemas['Hint']>(this.#table.path('hint'), this.#table.as(), 0);
      if (found.decision !== this.#table.decision()) return;
      // The bot's own move, then what else it tried, in the order of the figures.
      const [own, ...others] = found.moves;
      others.sort((a, b) => b.wins - a.wins || b.margin - a.margin);
      this.moves = own ? [own, ...others] : [];
      this.at = 0;
      this.told = false;
      this.decision = found.decision;
    } catch (error) {
      this.#table.failed(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Make it the draft; it is still to be confirmed. */
  async place(): Promise<void> {
    const move = this.shown;
    this.close();
    if (move) await this.#table.propose(move.words);
  }

  close(): void {
    this.moves = [];
    this.decision = null;
  }
}
