import { untrack } from 'svelte';

/** How many are being shown: what would lie over them waits, as the result does. */
export const passing = $state({ number: 0 });

/**
 * Something that has just happened: shown for a while over the table, then gone by itself. It is
 * made while a component is, because it lives by that component's effects.
 */
export class Moment {
  on = $state(false);

  /**
   * `number` grows with each one. What was there when the page was opened is not shown, and nothing
   * is where all is `quiet`, as in a replay.
   */
  constructor(number: () => number, { lasts, quiet }: { lasts: number; quiet: () => boolean }) {
    let seen = number();
    $effect(() => {
      const now = number();
      if (now > seen && !quiet()) this.on = true;
      seen = Math.max(seen, now);
    });
    // Its time runs on, whatever else happens at the table meanwhile.
    $effect(() => {
      if (!this.on) return;
      const timer = setTimeout(() => (this.on = false), lasts);
      untrack(() => (passing.number += 1));
      return () => {
        clearTimeout(timer);
        passing.number -= 1;
      };
    });
  }

  /** Seen enough of it. */
  end(): void {
    this.on = false;
  }
}
