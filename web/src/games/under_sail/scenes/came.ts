/** What came of a card of the trick, in a few words below it and with what it brought. */
import type { GameEvent, Session } from '../types';
import { suitOf } from '../faces';
import { cardName, suitName, treasureName, who } from '../names';

export interface Came {
  text: string;
  treasure?: string;
  bonus?: number;
  action?: number;
}

/** Null: the event is not worth words there. The seat stands above them, so they name only others. */
export function cameOf(event: GameEvent, session: Session): Came | null {
  const bonus = (number: number): string => session.say('bonus-held', { number });
  switch (event.event) {
    case 'took':
      return {
        text: session.say('came-took', { treasure: treasureName(session, event.treasure) }),
        treasure: event.treasure,
      };
    case 'stole':
      return {
        text: session.say('came-stole', {
          other: who(session, event.from),
          treasure: treasureName(session, event.treasure),
        }),
        treasure: event.treasure,
      };
    case 'bonus':
      return {
        text:
          event.why === 'lowest'
            ? bonus(event.number)
            : session.say('came-supply', { bonus: bonus(event.number) }),
        bonus: event.number,
      };
    case 'stole_bonus':
      return {
        text: session.say('came-stole-bonus', {
          other: who(session, event.from),
          bonus: bonus(event.number),
        }),
        bonus: event.number,
      };
    case 'action':
      return event.works
        ? {
            text: session.say('came-action', {
              suit: suitName(session, suitOf(event.colour)),
              action: session.say(`action-${event.action}`),
            }),
            action: event.action,
          }
        : { text: session.say('came-idle') };
    case 'fetched':
      return {
        text: session.say('came-fetched', {
          card: cardName(session, event.card),
          discarded: cardName(session, event.discarded),
        }),
      };
    default:
      return null;
  }
}
