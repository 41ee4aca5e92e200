/**
 * Leads through a guided game: which step is on, what may be tapped now, and what to do next. It
 * knows no rule; the lesson says which words are the move, the log says when it was made.
 */
import { get } from '../../api/client';
import type { Schemas } from '../../api/wire';
import { say } from '../../words/index.svelte';
import { movesOf, nextMove, progress, same, stepAt, type Lesson, type Step } from './lesson';
import { saidText } from '../log/lines';
import type { TableSession } from '../session/session.svelte';

const SKIPPED = 'skipped';

export class Coach {
  lesson: Lesson | null = $state.raw(null);
  skipped = $state(false);
  /** Something else was tapped: say kindly what comes first. */
  nudged = $state(false);
  #read = $state(0);
  #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
    const kept = localStorage.getItem(this.#key);
    this.skipped = kept === SKIPPED;
    this.#read = Number(kept) || 0;
  }

  async load(): Promise<void> {
    const { game, about } = this.#session;
    const { lessons } = await get<Schemas['Lessons']>(`/api/games/${game}/lessons`);
    this.lesson = lessons.find((each) => each.name === about.origin?.lesson) ?? null;
  }

  get steps(): Step[] {
    return this.lesson?.steps ?? [];
  }
  get #done() {
    return progress(this.steps, movesOf(this.#session.log, this.lesson?.seat ?? 0));
  }
  get at(): number {
    return stepAt(this.steps, this.#done.at, this.#read);
  }
  /** Is there something to show? Not once it was skipped, left or read to its end. */
  get on(): boolean {
    return !this.skipped && !this.#done.left && this.at < this.steps.length && !this.#session.over;
  }
  get step(): Step | null {
    return this.on ? (this.steps[this.at] ?? null) : null;
  }
  get last(): boolean {
    return this.at === this.steps.length - 1;
  }
  /** The others are to act first: nothing is explained while they do. */
  get waiting(): boolean {
    return this.on && this.#session.decision === null;
  }

  /** The words of the move that is asked for now or after what is being read. */
  get asked(): string[] {
    return this.on ? (this.steps[nextMove(this.steps, this.at)]?.words ?? []) : [];
  }
  /** What to tap next: a word of the move, or null when all that is left is to confirm. */
  get next(): string | null {
    const session = this.#session;
    const { ends = ['done'], between = [] } = session.module ?? {};
    const silent = [...ends, ...between];
    return this.asked.find((word) => !silent.includes(word) && !session.has(word)) ?? null;
  }
  /** The same in words. */
  get nextText(): string {
    const { module } = this.#session;
    if (this.next === null || !module) return say('confirm');
    return saidText(this.#session, module.name(this.next, this.#session));
  }

  /** On to what comes after this step. */
  read(): void {
    this.#go(this.at + 1);
  }
  skip(): void {
    this.skipped = true;
    localStorage.setItem(this.#key, SKIPPED);
  }

  /** May this be tapped? What the lesson asks for or what leads there, and what is taken out again. */
  allows(word: string): boolean {
    if (this.asked.length === 0) return true;
    const right = this.asked.includes(word) || this.#session.has(word) || this.#counts(word);
    // Whoever does it already has understood: what was to be read before is left.
    if (right) this.#go(nextMove(this.steps, this.at));
    else this.nudged = true;
    return right;
  }
  /** Is it fewer of what is asked for, and so on the way to it? */
  #counts(word: string): boolean {
    const start = this.#session.module?.counted?.find((each) => word.startsWith(each));
    const wanted = start && this.asked.find((each) => each.startsWith(start));
    return Boolean(wanted) && Number(word.split('-').at(-1)) < Number(wanted?.split('-').at(-1));
  }
  /** May this move be sent? */
  sends(words: string[]): boolean {
    const right = this.asked.length === 0 || same(words, this.asked);
    this.nudged = !right;
    return right;
  }

  #go(step: number): void {
    this.nudged = false;
    this.#read = step;
    localStorage.setItem(this.#key, String(step));
  }
  get #key(): string {
    return `doubloon.lesson.${this.#session.table}`;
  }
}
