/**
 * Where tables are: on a server, or on this device. Tables know it by their ids; this is for new ones,
 * and for what is asked without a table.
 */
import { STATIC } from '../base';

type Choice = 'here' | 'server' | null;
const KEPT = 'doubloon.place';

function kept(): Choice {
  const found = localStorage.getItem(KEPT);
  return found === 'here' || found === 'server' ? found : null;
}

class Place {
  /** Is there a server at all? Not on a static site. */
  readonly server = !STATIC;
  #trouble = $state(false);
  #online = $state(navigator.onLine);
  #choice: Choice = $state(kept());

  constructor() {
    globalThis.addEventListener?.('online', () => (this.#online = true));
    globalThis.addEventListener?.('offline', () => (this.#online = false));
  }

  /** Is there a way to where this page came from, as far as one knows? */
  get network(): boolean {
    return this.#online && !this.#trouble;
  }

  /** Could the server be reached when it was last asked? */
  get reachable(): boolean {
    return this.server && this.network;
  }

  /** New tables and lessons begin on this device: there is no server, or the person wants it so. */
  get here(): boolean {
    return !this.reachable || this.#choice === 'here';
  }

  /** The person's choice for new tables; null: on the server if there is one. */
  choose(where: Choice): void {
    this.#choice = where;
    if (where === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, where);
  }

  /** The server did not answer, or does again; `client.ts` says so. */
  note(trouble: boolean): void {
    this.#trouble = trouble;
  }
}

export const place = new Place();
