/** Events as sentences, actions as names: keys of words/*.ftl with their arguments. */
import type { Said } from '../../shell/contract';
import type { GameEvent, Session } from './types';
import { won } from '../../shell/sheets/standings';
import { isCard, suitOf, valueOf } from './faces';
import { cardName, cardNames, listed, suitName, treasureName, treasureNames, who } from './names';

const SILENT = new Set(['dealt', 'won', 'put_under', 'turned_up']);

/** Whether a seat is the reader's; the shell says it of the line's own seat. */
const you = (session: Session, seat: number): string => (session.isYou(seat) ? 'yes' : 'no');

/** A log line for an event; null if it is not worth one. */
export function tell(event: GameEvent, session: Session): Said | null {
  const kind = event.event;
  if (SILENT.has(kind)) return null;
  const said: Said = { key: `event-${kind}`, args: {}, things: [] };
  const args = said.args!;
  const things = said.things!;
  if ('seat' in event) {
    said.seat = event.seat;
    args.who = who(session, event.seat);
    things.push(`seat-${event.seat}`);
  }
  for (const other of ['from' in event && event.from, 'to' in event && event.to])
    if (other !== false) {
      args.other = who(session, other);
      args['other-you'] = you(session, other);
      things.push(`seat-${other}`);
    }
  if ('number' in event && event.number !== null) args.number = event.number;
  if ('treasure' in event) args.treasure = treasureName(session, event.treasure);
  if ('card' in event && event.card) args.card = cardName(session, event.card);
  if ('cards' in event && event.cards) args.cards = cardNames(session, event.cards);
  switch (kind) {
    case 'round':
      args.round = event.round;
      args.first = who(session, event.first);
      args.you = you(session, event.first);
      break;
    case 'trick':
      args.trick = event.trick;
      args.first = who(session, event.first);
      args.you = you(session, event.first);
      break;
    case 'passed':
      if (event.card) said.key = 'event-passed-known';
      break;
    case 'played':
      said.key = event.shown === 'colour' ? 'event-played-colour' : 'event-played-number';
      if (event.colour) args.suit = suitName(session, suitOf(event.colour));
      args.value = event.number ?? 0;
      args.bonus = event.bonus;
      things.push(`played-${event.seat}`);
      break;
    case 'uncovered':
      args.cards = listed(
        event.cards.map((name, seat) =>
          session.say('who-card', {
            who: who(session, seat),
            you: you(session, seat),
            card: cardName(session, name),
          }),
        ),
      );
      break;
    case 'bonus':
      said.key = event.why === 'lowest' ? 'event-bonus-lowest' : 'event-bonus-supply';
      break;
    case 'action':
      said.key = event.works ? 'event-action' : 'event-action-idle';
      args.action = session.say(`action-${event.action}`);
      args.suit = suitName(session, suitOf(event.colour));
      break;
    case 'took_cards':
    case 'gave_cards':
      if (event.cards) said.key = `event-${kind}-known`;
      break;
    case 'looked':
      if (event.treasures) {
        said.key = 'event-looked-known';
        args.treasures = treasureNames(session, event.treasures);
      }
      break;
    case 'fetched':
      args.discarded = cardName(session, event.discarded);
      break;
    case 'counted':
      args.round = event.round;
      args.points = listed(
        event.points.map((line, seat) =>
          session.say('who-points', {
            who: who(session, seat),
            you: you(session, seat),
            points: line.treasures + line.bonus,
          }),
        ),
      );
      break;
    case 'over':
      Object.assign(args, won(session, event.placings));
      break;
  }
  return said;
}

/** How an action of the notation is called. */
export function name(word: string, session: Session): Said {
  if (isCard(word)) return { key: 'do-card', args: { card: cardName(session, word) } };
  const [head, rest] = [word.split('-')[0] ?? '', word.slice(word.indexOf('-') + 1)];
  const asked = session.decision;
  switch (head) {
    case 'bonus':
      return { key: 'do-bonus', args: { number: Number(rest) } };
    case 'take':
      if (word === 'take') {
        const treasure = asked?.kind === 'treasure' ? asked.about.treasure : '';
        return {
          key: 'do-take',
          args: { treasure: treasure && treasureName(session, treasure) },
        };
      }
      return { key: 'do-fetch', args: { card: cardName(session, rest) } };
    case 'steal': {
      const victims = asked?.kind === 'treasure' ? asked.about.victims : [];
      const victim = victims.find((each) => each.seat === Number(rest));
      return {
        key: 'do-steal',
        args: {
          who: who(session, Number(rest)),
          treasure: victim ? treasureName(session, victim.treasure) : '',
        },
        things: [`seat-${rest}`],
      };
    }
    case 'from':
      return {
        key: 'do-from',
        args: { who: who(session, Number(rest)) },
        things: [`seat-${rest}`],
      };
    case 'order':
      return {
        key: 'do-order',
        args: {
          treasures: listed(
            [...rest].map((digit) => {
              const seen =
                asked?.kind === 'order' ? asked.about.treasures[Number(digit) - 1] : undefined;
              return seen ? `${suitName(session, suitOf(seen))} ${valueOf(seen)}` : digit;
            }),
          ),
        },
      };
    default:
      return { key: `do-${word}` };
  }
}

/** Things that the table, the hand or a scene draw; all else is a button of the decision bar. */
export function drawn(word: string, session: Session): boolean {
  // Asked by itself, how many bonus cards are added is no part of a card on the table.
  if (session.decision?.kind === 'bonus') return false;
  return isCard(word) || /^(show|bonus|take|steal|from|deck|order)(-|$)/.test(word);
}
