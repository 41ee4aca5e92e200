/** Cards for pictures of the rules: fixed, whatever deck is played with. */
import { card, type CardFace, type Effect } from '../faces';

export const drawn = (name: string, effect: Effect = null): CardFace => ({
  ...card(null, name),
  effect,
});
