/** What the cards of a deck file are called: "red 7" for `R7`. */
import type { Naming } from '../../pages/deck/names';
import { isCard, suitOf, valueOf } from './faces';

const named: Naming = (words, key, value) =>
  key === 'card' && isCard(value)
    ? words.say('card', { suit: words.say(`suit-${suitOf(value)}`), value: valueOf(value) })
    : null;
export default named;
