/**
 * The move being built. Every tap is one request: the server says what the move is then, what may
 * come next and why not. Taps are sent one after the other, so that none overtakes another.
 */
import type { Decision, Preview, PreviewAnswer, TapAnswer, TapBody } from '../../api/wire';
import type { WhyNot } from '../contract';

/** The server, as far as drafts ask it. */
export interface DraftServer {
  tap(body: TapBody): Promise<TapAnswer>;
  preview(words: string[]): Promise<PreviewAnswer>;
  failed(error: unknown): void;
}

export class Draft {
  words: string[] = $state.raw([]);
  wanted: string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** The choices that lead on to all that is wanted. */
  leads: string[] = $state.raw([]);
  whyNot: WhyNot | null = $state.raw(null);
  /** A word whose tap is on its way; shown at once as if it had been taken. */
  pending: string | null = $state(null);
  /** Words in the order in which they were tapped, so that the last can be taken out again. */
  #taps: string[] = [];
  #epoch = 0;
  #queue: Promise<void> = Promise.resolve();
  #server: DraftServer;
  #decision: () => Decision | null;

  constructor(server: DraftServer, decision: () => Decision | null) {
    this.#server = server;
    this.#decision = decision;
  }

  get choices(): string[] {
    return this.preview?.choices ?? this.#decision()?.choices ?? [];
  }

  get empty(): boolean {
    return this.words.length === 0 && this.wanted.length === 0;
  }

  /** What may come next; with things wanted: what also leads to them. A board asks for each space. */
  #next = $derived(new Set(this.wanted.length > 0 ? this.leads : this.choices));
  can(word: string): boolean {
    return this.#next.has(word);
  }

  /** Is it in the draft or wanted, or will be as soon as the server has answered? */
  has(word: string): boolean {
    return word === this.pending ? !this.#holds(word) : this.#holds(word);
  }

  #holds(word: string): boolean {
    return this.words.includes(word) || this.wanted.includes(word);
  }

  /** Forget everything; answers still on their way no longer count. */
  clear(): void {
    this.#epoch++;
    this.words = [];
    this.wanted = [];
    this.leads = [];
    this.preview = null;
    this.whyNot = null;
    this.pending = null;
    this.#taps = [];
  }

  /** The last tap that still stands. */
  get last(): string | null {
    return [...this.words, ...this.wanted].length > 0
      ? (this.#taps.findLast((word) => this.#holds(word)) ?? null)
      : null;
  }

  /** Take the last tap back. */
  async back(): Promise<void> {
    if (this.last === null) this.clear();
    else await this.choose(this.last);
  }

  /** A tap on a word: put it in, take it out, or say why not. */
  choose(word: string): Promise<void> {
    const epoch = this.#epoch;
    const turn = this.#queue.then(async () => {
      if (epoch !== this.#epoch || !this.#decision()) return;
      this.pending = word;
      this.whyNot = null;
      try {
        const found = await this.#tap(word);
        if (epoch === this.#epoch) this.#take(word, found);
      } catch (error) {
        if (epoch === this.#epoch) this.#server.failed(error);
      } finally {
        if (epoch === this.#epoch) this.pending = null;
      }
    });
    this.#queue = turn;
    return turn;
  }

  /** Put a whole move in place, such as a hint's. */
  async propose(words: string[]): Promise<void> {
    this.clear();
    const epoch = this.#epoch;
    this.pending = words.at(-1) ?? null; // what was tapped is seen at once
    try {
      const found = await this.#server.preview(words);
      if (epoch !== this.#epoch || found.refused) return;
      this.#taps = [...found.words];
      this.words = found.words;
      this.preview = found;
    } finally {
      if (epoch === this.#epoch) this.pending = null;
    }
  }

  /** Why may this word not be tapped now? Null: it may, at once or with others before it. */
  async why(word: string): Promise<WhyNot | null> {
    if (this.can(word)) return null;
    const { why_not: why } = await this.#tap(word);
    return why?.word === word ? why : null;
  }

  #tap(word: string): Promise<TapAnswer> {
    return this.#server.tap({ words: this.words, wanted: this.wanted, word });
  }

  #take(word: string, found: TapAnswer): void {
    const held = this.#holds(word);
    this.words = found.words;
    this.wanted = found.wanted;
    this.leads = found.leads;
    this.preview = this.empty ? null : found;
    this.whyNot = found.why_not;
    if (!held && this.#holds(word)) this.#taps.push(word);
  }
}
