/** The browser's offer to install the client as an app, where it makes one. */
import { download } from './download.svelte';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** May it be offered now? */
  offered = $state(false);
  #event: InstallEvent | null = null;

  /** Listen; from the first moment on, since the offer comes only once. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // it is offered on the start page, not at once
      this.#event = event as InstallEvent;
      this.offered = true;
    });
    // Whoever installs the app wants to play wherever they are.
    addEventListener('appinstalled', () => {
      this.offered = false;
      void download.keep();
    });
  }

  /** Ask the reader. */
  async ask(): Promise<void> {
    this.offered = false;
    await this.#event?.prompt();
  }
}

export const install = new Install();
