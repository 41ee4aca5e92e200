import { tick, untrack } from 'svelte';
import { gameSpeed, speed } from '../../look/preferences.svelte';
import { tempo } from './tempo';

/** How many are being shown: what would lie over them waits, as the result does. */
export const passing = $state({ number: 0 });
/** Who wait until none is. */
const waiting = new Set<() => void>();

/** When all that has just happened was shown. */
export async function momentsOver(): Promise<void> {
  await tick(); // those that have just begun count
  if (passing.number > 0) await new Promise<void>((done) => waiting.add(done));
}

function ended(): void {
  passing.number -= 1;
  if (passing.number > 0) return;
  for (const done of waiting) done();
  waiting.clear();
}

/**
 * Something that has just happened: shown for a while over the table, a beat after the table itself,
 * then gone by itself. It is made while a component is, because it lives by that component's effects.
 */
export class Moment {
  on = $state(false);
  /** Somebody is reading: its time waits. */
  held = $state(false);
  /** It will be on after a beat. */
  #due = $state(false);
  #coming = $derived(this.#due || this.on);

  /**
   * `number` grows with each one. What was there when the page was opened is not shown, and nothing
   * is where all is `quiet`, as in a replay. It lasts so many milliseconds at the usual speed, or, if
   * it `stays`, until it is put away.
   */
  constructor(
    number: () => number,
    {
      lasts,
      quiet,
      stays = () => false,
    }: { lasts: number; quiet: () => boolean; stays?: () => boolean },
  ) {
    let seen = number();
    $effect(() => {
      const now = number();
      if (now > seen && !quiet()) this.#due = true;
      seen = Math.max(seen, now);
    });
    $effect(() => {
      if (!this.#due) return;
      return later(() => {
        this.#due = false;
        this.on = true;
      });
    });
    // Its time runs on, whatever else happens at the table meanwhile.
    $effect(() => {
      if (!this.on || this.held || untrack(() => stays() || gameSpeed() === 'step')) return;
      const timer = setTimeout(() => this.end(), lasts / untrack(() => speed() || 1));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.#coming) return;
      untrack(() => (passing.number += 1));
      return ended;
    });
  }

  /** Seen enough of it. */
  end(): void {
    this.on = this.held = this.#due = false;
  }
}

/** How many beats somebody looks at what has come over the table, with the one before it comes. */
const LOOKED_AT = 3;

/** Something comes over the table: what follows waits until it was looked at; gives what ends that. */
export function lookedAt(): () => void {
  const { rest } = untrack(tempo);
  if (rest === 0) return () => undefined;
  let on = true;
  const end = () => {
    if (on) ended();
    on = false;
  };
  untrack(() => (passing.number += 1));
  const timer = setTimeout(end, LOOKED_AT * rest);
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Do something a beat later, as what covers the board comes; gives what calls it off. */
export function later(act: () => void): () => void {
  const { rest } = untrack(tempo);
  if (rest === 0) {
    untrack(act);
    return () => undefined;
  }
  const timer = setTimeout(act, rest);
  return () => clearTimeout(timer);
}
