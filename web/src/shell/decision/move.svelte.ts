/** The move being built: a session's part around its draft, with what of it can be sent. */
import { post } from '../../api/client';
import type { Coach } from '../lesson/coach.svelte';
import type { PreviewAnswer, TapAnswer } from '../../api/wire';
import type { Decision, GameModule, Plain, Preview, WhyNot } from '../contract';
import { Draft } from './draft.svelte';
import { share } from '../session/sharing';

export abstract class MoveBuilder {
  abstract readonly decision: Decision | null;
  abstract readonly view: Plain;
  abstract readonly facts: Plain;
  abstract readonly module: GameModule | null;
  abstract readonly busy: boolean;
  abstract takeBack(): Promise<void>;
  abstract send(words: string[]): Promise<void>;
  /** The address of something to post to the table, and which seat posts it. */
  protected abstract path(what: string): string;
  protected abstract as(): Plain;
  protected abstract failed(error: unknown): void;
  /** It can be chosen: say so, and what it does. */
  protected abstract tellAbout(word: string): void;

  /** A lesson's say: what may be tapped and sent now, and what a hint is. */
  guide: Pick<Coach, 'allows' | 'sends' | 'asked'> | null = null;

  protected taps = new Draft(
    {
      tap: (body) => this.#ahead<TapAnswer>('tap', body),
      preview: (words) => this.#ahead<PreviewAnswer>('preview', { words }),
      failed: (error) => this.failed(error),
    },
    () => this.decision,
  );

  async #ahead<T extends Preview>(what: string, body: object): Promise<T> {
    const found = await post<T>(this.path(what), { ...body, ...this.as() }, 0);
    return { ...found, view: share(this.view, found.view), facts: share(this.facts, found.facts) };
  }

  get shownView(): Plain {
    return this.taps.preview?.view ?? this.view;
  }
  get shownFacts(): Plain {
    return this.taps.preview?.facts ?? this.facts;
  }

  /** Is a move being built? */
  get built(): boolean {
    return !this.taps.empty;
  }
  /** The word whose tap would be taken back next. */
  get lastTap(): string | null {
    return this.taps.last;
  }
  get draft(): string[] {
    return this.taps.words;
  }
  get choices(): string[] {
    return this.decision ? this.taps.choices : [];
  }
  get preview(): Preview | null {
    return this.taps.preview;
  }
  get wanted(): string[] {
    return this.taps.wanted;
  }
  get whyNot(): WhyNot | null {
    return this.taps.whyNot;
  }
  /** A word that Confirm adds because it only ends the move. */
  get #end(): string | undefined {
    return (this.module?.ends ?? ['done']).find((word) => this.choices.includes(word));
  }
  get ready(): boolean {
    const preview = this.taps.preview;
    if (!preview || this.busy || preview.words.length === 0) return false;
    if (this.#end !== undefined) return true;
    const whole = this.module?.whole?.(preview.words, this.choices) ?? true;
    return (preview.complete && (whole || this.choices.length === 0)) || preview.reveals === true;
  }

  can(word: string): boolean {
    return this.decision !== null && !this.busy && this.taps.can(word);
  }
  has(word: string): boolean {
    return this.taps.has(word);
  }
  instead(word: string): boolean {
    const first = this.draft.length > 0 && this.decision?.choices.includes(word);
    return first === true && !this.busy && !this.can(word) && !this.has(word);
  }
  async choose(word: string): Promise<void> {
    if (this.busy) return;
    if (this.decision && this.guide?.allows(word) !== false) await this.taps.choose(word);
  }
  async answer(word: string): Promise<void> {
    if (!this.has(word)) await this.choose(word);
    if (this.has(word) && this.ready) await this.confirm();
  }
  async propose(words: string[]): Promise<void> {
    if (this.busy || !this.decision) return;
    if (this.guide && !words.every((word) => this.guide?.allows(word) !== false)) return;
    try {
      await this.taps.propose(words);
    } catch (error) {
      this.failed(error);
    }
  }
  async ask(word: string): Promise<void> {
    try {
      this.taps.whyNot = await this.taps.why(word);
      if (!this.taps.whyNot) this.tellAbout(word);
    } catch (error) {
      this.failed(error);
    }
  }
  async peek(words: string[]): Promise<Preview | null> {
    try {
      const preview = await this.#ahead<PreviewAnswer>('preview', { words });
      return preview.refused ? null : preview;
    } catch {
      return null;
    }
  }
  clear(): void {
    this.taps.clear();
  }
  /** One tap less; with nothing built, the last move. */
  async back(): Promise<void> {
    if (this.busy) return;
    if (this.taps.empty) await this.takeBack();
    else await this.taps.back();
  }
  /** The reason is understood: put it away. */
  understood(): void {
    this.taps.whyNot = null;
  }

  async confirm(): Promise<void> {
    const decision = this.decision;
    if (!this.ready || !decision) return;
    const preview = this.taps.preview;
    const end = preview?.complete || preview?.reveals ? undefined : this.#end;
    await this.send(end ? [...this.draft, end] : this.draft);
  }
}
