/** What is said of a card of the trick. */
import type { Session } from '../types';
import type { Building } from '../decision/building';
import { suitOf, valueOf, type Played } from '../faces';
import { suitName } from '../names';

/** "shows red", "green, at most 10", "red 7, counts 9"; what everybody at this seat may know. */
export function playedText(session: Session, played: Played): string {
  if (!played.there) return played.next ? session.say('played-next') : '';
  const suit = played.suit ? session.say(`suit-${played.suit}`) : '';
  const { value, bonus } = played;
  const total = played.total ?? 0;
  if (played.cover === null && value !== null)
    return bonus
      ? session.say('played-counts', { suit, value, total })
      : session.say('card', { suit, value });
  if (played.shown === 'colour')
    return bonus
      ? session.say('played-colour-bonus', { suit, most: session.facts.carrying?.[bonus] ?? 0 })
      : session.say('played-colour', { suit });
  return bonus
    ? session.say('played-number-bonus', { value: value ?? 0, total })
    : session.say('played-number', { value: value ?? 0 });
}

/** What the others will see of the card being played: "blue, any number". */
export function seenText(session: Session, { card, show, bonus }: Building): string {
  if (!card) return '';
  if (show === 'show-number') return session.say('seen-number', { total: valueOf(card) + bonus });
  const suit = suitName(session, suitOf(card));
  return bonus
    ? session.say('seen-colour-bonus', { suit, most: session.facts.carrying?.[bonus] ?? 0 })
    : session.say('seen-colour', { suit });
}

/** What they will not see: "the 7". */
export function hiddenText(session: Session, { card, show }: Building): string {
  if (!card) return '';
  return show === 'show-number'
    ? session.say('hidden-colour', { suit: suitName(session, suitOf(card)) })
    : session.say('hidden-number', { value: valueOf(card) });
}

/** The card that was passed to this seat, told until its first card of the round is played. */
export function received(session: Session): { from: number; card: string } | null {
  if (session.view.trick !== 1) return null;
  for (let at = session.log.length - 1; at >= 0; at--)
    for (const event of session.log[at]?.events ?? [])
      if (event.event === 'passed' && event.to === session.seat && event.card)
        return { from: event.seat, card: event.card };
  return null;
}
