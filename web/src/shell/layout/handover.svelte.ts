import { untrack } from 'svelte';
import { passing } from '../motion/moment.svelte';

/** Long enough for a moment to begin. */
const SOON = 60;

/**
 * Several people share a device: to whom it goes now. What the last move brought, a trick or a curse,
 * is seen to its end first: behind the curtain nobody would see it. It lives by the effects of the
 * component that makes it.
 */
export class Handover {
  /** The seat whose person should take the device; null: the game is shown. */
  to: number | null = $state(null);

  /** `next` is who is to have it, null: whoever does; `playing`: is there a game to be shown? */
  constructor(next: () => number | null, playing: () => boolean) {
    let shown = false;
    // Before the page changes: no hand is shown to whoever happens to look.
    $effect.pre(() => {
      const seat = next();
      if (seat === null || !shown || untrack(() => this.to) !== null) this.to = seat;
    });
    $effect(() => {
      const seat = next();
      if (seat === null) shown = playing();
      if (seat === null || this.to !== null || passing.number > 0) return;
      const timer = setTimeout(() => (this.to = seat), SOON);
      return () => clearTimeout(timer);
    });
  }
}
