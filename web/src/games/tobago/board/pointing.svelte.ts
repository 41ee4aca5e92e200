/** The clue and the map that are pointed at, so that the island shows what one means for the other. */
import type { MapName } from '../faces';

class Pointed {
  clue: string | null = $state(null);
  map: MapName | null = $state(null);
}

export const pointed = new Pointed();
