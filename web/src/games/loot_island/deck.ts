/** What the cards of a deck file are called: "red 10, second card" for `R10b`. */
import type { Naming } from '../../pages/deck/names';
import { card, isCard } from './faces';

const named: Naming = (words, key, value) => {
  if (key === 'event' && words.has(`event-card-${value}`)) return words.say(`event-card-${value}`);
  if (key !== 'card' || !isCard(value)) return null;
  const face = card(null, value);
  const name = words.say(face.value ? 'card' : 'card-wild', {
    suit: words.say(`suit-${face.suit}`),
    value: face.value,
  });
  return words.say('deck-copy', { card: name, copy: value.endsWith('a') ? 1 : 2 });
};
export default named;
