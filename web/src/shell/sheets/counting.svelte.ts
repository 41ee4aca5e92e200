/** A result is counted line by line; who won is named when the last line is there, or after a tap. */
import { speed } from '../../look/preferences.svelte';

/** Milliseconds after which the winner is named, whatever became of the lines. */
const MOST = 5000;

export class Counting {
  done = $state(false);

  /** To be made while a component is. Its last line ends it: `onanimationend={counting.end}`. */
  constructor() {
    if (speed() === 0) this.done = true;
    $effect(() => {
      const timer = setTimeout(this.end, MOST);
      return () => clearTimeout(timer);
    });
  }

  end = (): void => {
    this.done = true;
  };
}
