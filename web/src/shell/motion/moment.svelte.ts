import { untrack } from 'svelte';
import { speed } from '../../look/preferences.svelte';

/** How many are being shown: what would lie over them waits, as the result does. */
export const passing = $state({ number: 0 });

/**
 * Something that has just happened: shown for a while over the table, then gone by itself. It is
 * made while a component is, because it lives by that component's effects.
 */
export class Moment {
  on = $state(false);
  /** Somebody is reading: its time waits. */
  held = $state(false);

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
      if (now > seen && !quiet()) this.on = true;
      seen = Math.max(seen, now);
    });
    // Its time runs on, whatever else happens at the table meanwhile.
    $effect(() => {
      if (!this.on || this.held || untrack(stays)) return;
      const timer = setTimeout(() => this.end(), lasts / untrack(() => speed() || 1));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.on) return;
      untrack(() => (passing.number += 1));
      return () => (passing.number -= 1);
    });
  }

  /** Seen enough of it. */
  end(): void {
    this.on = this.held = false;
  }
}
