/**
 * The move being built. Every tap is a question to the server, which says what the move is then and
 * what may come next; taps are asked one after the other, so that none overtakes another.
 */
import type { Decision, Preview, PreviewBody, WhyNotAnswer } from '../../api/wire';
import type { WhyNot } from '../contract';

/** The server, as far as drafts ask it. */
export interface DraftServer {
  preview(body: PreviewBody): Promise<Preview>;
  whyNot(word: string): Promise<WhyNotAnswer>;
  failed(error: unknown): void;
}

export class Draft {
  words: string[] = $state.raw([]);
  wanted: string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
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

  /** May the word come next; with things wanted: does it also lead to them? */
  can(word: string): boolean {
    if (this.wanted.length > 0) return (this.preview?.leads ?? []).includes(word);
    return this.choices.includes(word);
  }

  /** Is it in the draft or wanted, or will be as soon as the server has answered? */
  has(word: string): boolean {
    const held = this.words.includes(word) || this.wanted.includes(word);
    return word === this.pending ? !held : held;
  }

  /** Forget everything; answers still on their way no longer count. */
  clear(): void {
    this.#epoch++;
    this.words = [];
    this.wanted = [];
    this.preview = null;
    this.whyNot = null;
    this.pending = null;
    this.#taps = [];
  }

  /** Take the last tap back. */
  async back(): Promise<void> {
    const last = this.#taps.findLast(
      (word) => this.words.includes(word) || this.wanted.includes(word),
    );
    if (last === undefined) this.clear();
    else await this.choose(last);
  }

  /** A tap on a word: put it in, take it out, or say why not. */
  choose(word: string): Promise<void> {
    const epoch = this.#epoch;
    const turn = this.#queue.then(async () => {
      if (epoch !== this.#epoch || !this.#decision()) return;
      this.pending = word;
      this.whyNot = null;
      try {
        await this.#tap(word, () => epoch !== this.#epoch);
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
    const found = await this.#server.preview({ words });
    if (epoch !== this.#epoch || found.refused) return;
    this.#taps = [...found.words];
    this.#take(found, []);
  }

  /** May this word be tapped now, at once or with others before it? */
  async possible(word: string): Promise<boolean> {
    if (this.can(word)) return true;
    const want = [...this.wanted, word];
    return (await this.#server.preview({ words: this.words, want })).leads.length > 0;
  }

  /** Why may this word not be chosen? Null: it may. */
  async why(word: string, refused: Preview['refused'] = null): Promise<WhyNot | null> {
    if (refused) return { word, ...refused, message: '' };
    const said = await this.#server.whyNot(word);
    if (said.allowed) return null;
    return {
      word,
      rule: said.rule ?? '',
      details: said.details ?? {},
      message: said.message ?? '',
    };
  }

  async #tap(word: string, gone: () => boolean): Promise<void> {
    if (this.wanted.includes(word)) {
      return this.#want(
        this.words,
        this.wanted.filter((each) => each !== word),
        gone,
      );
    }
    if (this.words.includes(word)) return this.#drop(word, gone);
    const added = await this.#server.preview({ words: this.words, add: [word, ...this.wanted] });
    if (gone()) return;
    if (added.words.includes(word)) return this.#tookWanting(word, added, gone);
    // The same question answered otherwise: another landing instead of this one, keeping the cards.
    if (this.words.length > 0 && this.#decision()?.choices.includes(word)) {
      const place = await this.#questionOf(word);
      const words = [...this.words.slice(0, place), word];
      const rest = this.words.slice(place + 1);
      const other = await this.#server.preview({ words, add: [...rest, ...this.wanted] });
      if (gone()) return;
      if (other.words.includes(word)) {
        this.#took(word, other);
        const lost = rest.find((each) => !other.words.includes(each));
        if (lost && other.refused) this.whyNot = await this.why(lost, other.refused);
        return;
      }
    }
    const wanted = [...this.wanted, word];
    const later = await this.#server.preview({ words: this.words, want: wanted });
    if (gone()) return;
    if (later.leads.length > 0) {
      this.#taps.push(word);
      return this.#take(later, wanted);
    }
    const why = await this.why(word, (await this.#clash(word)) ?? added.refused);
    if (!gone()) this.whyNot = why;
  }

  /** The last place of the draft where the word could stand instead: the same question's. */
  async #questionOf(word: string): Promise<number> {
    for (let place = this.words.length - 1; place > 0; place--) {
      const before = await this.#server.preview({ words: this.words.slice(0, place) });
      if (before.choices.includes(word)) return place;
    }
    return 0;
  }

  /** Why a word does not go with those that are wanted: as it is where they fit. */
  async #clash(word: string): Promise<Preview['refused']> {
    const [lead] = this.wanted.length > 0 ? (this.preview?.leads ?? []) : [];
    if (lead === undefined) return null;
    const found = await this.#server.preview({
      words: [...this.words, lead],
      add: [...this.wanted, word],
    });
    return found.words.includes(word) ? null : found.refused;
  }

  async #drop(word: string, gone: () => boolean): Promise<void> {
    const found = await this.#server.preview({ words: this.words, drop: [word] });
    if (gone()) return;
    const lost = this.words.filter((each) => each !== word && !found.words.includes(each));
    if (lost.length === 0) this.#take(found, this.wanted);
    else await this.#want(found.words, [...lost, ...this.wanted], gone, found);
  }

  /** Keep these as wanted if something still leads to them. */
  async #want(
    words: string[],
    wanted: string[],
    gone: () => boolean,
    otherwise?: Preview,
  ): Promise<void> {
    if (wanted.length === 0 && words.length === 0) return this.clear();
    const found = await this.#server.preview(
      wanted.length > 0 ? { words, want: wanted } : { words },
    );
    if (gone()) return;
    if (wanted.length === 0 || found.leads.length > 0) this.#take(found, wanted);
    else this.#take(otherwise ?? found, []);
  }

  /** Taken, with what was wanted before; what does not go with it is let go, and it is said why. */
  async #tookWanting(word: string, found: Preview, gone: () => boolean): Promise<void> {
    const lost = this.wanted.filter((each) => !found.words.includes(each));
    const [first] = lost;
    if (first === undefined || found.choices.length === 0) return this.#took(word, found);
    const later = await this.#server.preview({ words: found.words, want: lost });
    if (gone()) return;
    if (later.leads.length > 0) {
      this.#taps.push(word);
      return this.#take(later, lost);
    }
    this.#took(word, found);
    if (found.refused) this.whyNot = await this.why(first, found.refused);
  }

  #took(word: string, found: Preview): void {
    this.#taps.push(word);
    this.#take(found, []);
  }

  #take(found: Preview, wanted: string[]): void {
    if (found.words.length === 0 && wanted.length === 0) return this.clear();
    this.words = found.words;
    this.wanted = wanted;
    this.preview = found;
  }
}
