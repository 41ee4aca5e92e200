/** Events as sentences, actions as names: keys of words/*.ftl with their arguments. */
import type { Said } from '../../shell/contract';
import type { GameEvent, Session } from './types';
import { card, COASTS, isCard, isLanding, islandKind, LANDINGS } from './faces';
import {
  cardName,
  cardNames,
  healerPrice,
  islandName,
  landingName,
  listed,
  treasureName,
  who,
} from './names';
import { healer } from './faces';

const SILENT = new Set(['cleaned_up', 'actions_begin']);

/** A log line for an event; null if it is not worth one. */
export function tell(event: GameEvent, session: Session): Said | null {
  const kind = event.event;
  if (SILENT.has(kind)) return null;
  if (event.event === 'refreshed' && !event.cards.length) return null;
  const said: Said = { key: `event-${kind}`, args: {}, things: [] };
  const args = said.args!;
  const things = said.things!;
  if ('seat' in event) {
    said.seat = event.seat;
    args.who = who(session, event.seat);
    things.push(`seat-${event.seat}`);
  }
  if ('landing' in event) {
    args.landing = landingName(session, event.landing);
    things.push(`landing-${event.landing}`);
  }
  if ('coast' in event) {
    args.coast = session.say(`coast-${event.coast}`);
    const first = 2 * COASTS.indexOf(event.coast);
    things.push(...LANDINGS.slice(first, first + 2).map((landing) => `landing-${landing}`));
  }
  if ('tile' in event) {
    args.island = islandName(session, event.tile);
    things.push(`island-${event.tile}`);
  }
  if ('treasure' in event) args.treasure = treasureName(session, event.treasure);
  const aaron = 'actor' in event && event.actor !== event.seat;
  args.aaron = aaron ? 'yes' : 'no';
  switch (event.event) {
    case 'round':
      args.round = event.round;
      break;
    case 'event_card':
      args.name = session.say(`event-card-${event.card}`);
      break;
    case 'played':
      args.cards = cardNames(session, event.cards);
      args.compass = event.from ? 'moved' : event.compass ? 'new' : 'no';
      args.from = event.from ? landingName(session, event.from) : '';
      things.push(...event.cards.map((name) => `slip-${name}`));
      break;
    case 'island_used':
      args.cards = cardNames(session, event.cards);
      break;
    case 'cubes':
      said.key = event.change > 0 ? 'event-cubes-taken' : 'event-cubes-gone';
      args.cubes = Math.abs(event.change);
      if (event.why === 'LI-2.13') said.key = 'event-cubes-cursed';
      break;
    case 'drew':
      args.number = event.number;
      if (event.cards) {
        said.key = 'event-drew-known';
        args.cards = cardNames(session, event.cards);
      }
      break;
    case 'refreshed':
      args.cards = cardNames(session, event.cards);
      break;
    case 'extra_cards':
      args.taken = event.taken ? 'yes' : 'no';
      break;
    case 'passed':
      args.first = event.first ? 'yes' : 'no';
      break;
    case 'copied':
      args.effect = event.effect;
      break;
    case 'stack_moved':
      args.top = event.top ? 'yes' : 'no';
      break;
    case 'fell_short':
      args.cards = event.cards;
      args.need = event.need;
      args.final = event.final ? 'yes' : 'no';
      break;
    case 'loot':
      args.size = event.size;
      args.treasures = event.treasures;
      break;
    case 'revealed':
      args.treasures = listed(event.treasures.map((n) => treasureName(session, n)));
      break;
    case 'eliminated':
      args.cubes = event.cubes;
      break;
    case 'healers':
      args.healers = event.healers.map((n) => priceOf(session, n)).join('; ');
      break;
    case 'healer_chosen':
      args.healer = priceOf(session, event.healer);
      break;
    case 'maps_reshuffled':
      args.cards = event.cards;
      break;
    case 'treasures_reshuffled':
      args.treasures = event.treasures;
      break;
    case 'over': {
      const best = event.placings.flatMap((place, seat) => (place === 1 ? [seat] : []));
      args.winners = listed(best.map((seat) => who(session, seat)));
      if (best.length === 0) said.key = 'event-over-nobody';
      if (best.length === 1) said.seat = best[0];
      break;
    }
  }
  return said;
}

function priceOf(session: Session, number: number): string {
  const face = healer(session.deck, number);
  return healerPrice(session, face.per_cube, face.fixed);
}

/** How an action of the notation is called. */
export function name(word: string, session: Session): Said {
  const kind = session.decision?.kind ?? 'turn';
  if (isLanding(word))
    return {
      key: 'do-landing',
      args: { landing: landingName(session, word) },
      things: [`landing-${word}`],
    };
  if (isCard(word)) return { key: 'do-card', args: { card: cardName(session, word) } };
  const [head, rest] = [word.split('-')[0], word.slice(word.indexOf('-') + 1)];
  switch (head) {
    case 'from':
      return {
        key: 'do-from',
        args: { landing: landingName(session, rest) },
        things: [`landing-${rest}`],
      };
    case 'island':
      return {
        key: 'do-island',
        args: { island: islandName(session, Number(rest)) },
        things: [`island-${rest}`],
      };
    case 'cubes':
      return { key: 'do-cubes', args: { cubes: Number(rest) } };
    case 'healer':
      return { key: 'do-healer', args: { healer: priceOf(session, Number(rest)) } };
    case 'keep':
    case 'discard':
      return { key: `do-${head}`, args: { treasure: treasureName(session, Number(rest)) } };
    case 'copy':
      return { key: `do-${word}` };
    case 'done':
      return { key: kind === 'refresh' || kind === 'keep_hand' ? 'do-keep-all' : 'do-done' };
    case 'yes':
    case 'no': {
      const own = `do-${word}-${kind}`;
      return { key: ANSWERED.has(kind) ? own : `do-${word}` };
    }
    default:
      return { key: `do-${word}` };
  }
}
/** What a card or a small island does. */
export function about(word: string, session: Session): Said | null {
  if (isCard(word)) {
    const { does } = card(session.deck, word);
    return does ? { key: `effect-${does}-long` } : null;
  }
  if (!word.startsWith('island-')) return null;
  const tile = Number(word.slice('island-'.length));
  return { key: `about-${islandKind(session.deck, tile)}` };
}

/** Questions whose yes and no have words of their own. */
const ANSWERED = new Set(['extra_cards', 'may_draw', 'tile']);

/** Things that the board, the hand or a scene draw; all else is a button of the decision bar. */
export function drawn(word: string, session: Session): boolean {
  if (word === 'aaron') return true;
  if (isCard(word) || isLanding(word)) return true;
  if (/^(from|island)-/.test(word)) return true;
  return /^(keep|discard|healer)-/.test(word) && session.seat >= 0;
}
