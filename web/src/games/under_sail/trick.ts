/** What is said of a card of the trick. */
import type { Session } from '../../frame/contract';
import type { Played } from './faces';

/** "shows red", "green, at most 10", "red 7, counts 9"; what everybody at this seat may know. */
export function playedText(session: Session, played: Played): string {
  if (!played.there) return played.next ? session.say('played-next') : '';
  const suit = played.suit ? session.say(`suit-${played.suit}`) : '';
  const { value, bonus } = played;
  if (played.cover === null && value !== null)
    return bonus
      ? session.say('played-counts', { suit, value, total: value + bonus })
      : session.say('card', { suit, value });
  if (played.shown === 'colour')
    return bonus
      ? session.say('played-colour-bonus', { suit, most: session.facts.carrying?.[bonus] ?? 0 })
      : session.say('played-colour', { suit });
  return bonus
    ? session.say('played-number-bonus', { value: value ?? 0, total: (value ?? 0) + bonus })
    : session.say('played-number', { value: value ?? 0 });
}
