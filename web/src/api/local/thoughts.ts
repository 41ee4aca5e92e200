/**
 * The tables' side of the worker that thinks. It is a second Python, so it comes
 * when there is something to think about, and goes when nobody looks.
 */
import type { Question, Thought } from './messages';

interface Waiting {
  question: Question;
  done: (answer: string) => void;
}

export class Thoughts {
  #thinker: MessagePort | null = null;
  #number = 0;
  #waiting = new Map<number, Waiting>();

  /** `want` asks for a thinker, which `take` brings. */
  constructor(readonly want: () => void) {}

  /** What the thinker answers; '' if it could not, or was ended. */
  ask(what: string, job: string): Promise<string> {
    return new Promise((done) => {
      const question: Question = { number: ++this.#number, what, job };
      this.#waiting.set(question.number, { question, done });
      if (this.#thinker) this.#thinker.postMessage(question);
      else this.want();
    });
  }

  /** A new thinker; what one before was asked stays without an answer. */
  take(port: MessagePort): void {
    const ended = this.#thinker !== null;
    this.#thinker = port;
    port.onmessage = ({ data }: MessageEvent<Thought>) => this.#answered(data.number, data.answer);
    for (const { question } of [...this.#waiting.values()]) {
      if (ended) this.#answered(question.number, '');
      else port.postMessage(question);
    }
  }

  /** Let the thinker go; false: it is thinking. */
  rest(): boolean {
    if (this.#waiting.size > 0) return false;
    this.#thinker = null;
    return true;
  }

  #answered(number: number, answer: string): void {
    this.#waiting.get(number)?.done(answer);
    this.#waiting.delete(number);
  }
}
