/** Events as sentences, actions as names: keys of words/*.ftl with their arguments. */
import type { Said } from '../../shell/contract';
import type { GameEvent, Session } from './types';
import { won } from '../../shell/sheets/standings';
import { isClue, isMap, isSpace, twoDrives } from './faces';
import { clueName, clueNames, treasureName, treasureNames, who } from './names';

const SILENT = new Set(['turn', 'drew', 'statues_turned']);

/** A log line for an event; null if it is not worth one. */
export function tell(event: GameEvent, session: Session): Said | null {
  const kind = event.event;
  if (SILENT.has(kind) && !('clues' in event)) return null;
  const said: Said = { key: `event-${kind}`, args: {}, things: [] };
  const args = said.args!;
  const things = said.things!;
  if ('seat' in event) {
    said.seat = event.seat;
    args.who = who(session, event.seat);
    things.push(`seat-${event.seat}`);
  }
  if ('map' in event) {
    args.map = event.map;
    things.push(`map-${event.map}`);
  }
  if ('space' in event) {
    args.space = event.space;
    things.push(`space-${event.space}`);
  }
  if ('number' in event) args.number = event.number;
  if ('card' in event) args.card = treasureName(session, event.card);
  switch (kind) {
    case 'drew':
      said.key = 'event-drew-known';
      args.clues = clueNames(session, event.clues ?? []);
      break;
    case 'exchanged':
      args.number = event.clues.length;
      args.clues = clueNames(session, event.clues);
      break;
    case 'clues_reshuffled':
      args.clues = event.clues;
      break;
    case 'clue':
      args.clue = clueName(session, event.clue);
      break;
    case 'marked':
      args.number = event.spaces.length;
      things.push(...event.spaces.map((space) => `space-${space}`));
      break;
    case 'drove':
      args.to = event.to;
      args.extra = event.extra ? 'yes' : 'no';
      things.push(`space-${event.to}`);
      break;
    case 'amulet_used':
      args.for = event.for;
      break;
    case 'peeked':
      if (event.cards) {
        said.key = 'event-peeked-known';
        args.cards = treasureNames(session, event.cards);
      }
      break;
    case 'treasures_refilled':
      args.cards = event.cards;
      break;
    case 'left_over':
      args.cards = treasureNames(session, event.cards);
      break;
    case 'cursed':
      args.loss = event.amulet ? 'amulet' : event.gold !== null ? 'gold' : 'nothing';
      args.card = event.gold !== null ? treasureName(session, event.gold) : '';
      break;
    case 'cleared':
      args.who = who(session, event.starter);
      said.seat = event.starter;
      break;
    case 'over':
      if (event.why === 'idle') said.key = 'event-over-idle';
      else Object.assign(args, won(session, event.placings));
      break;
  }
  return said;
}

/** How an action of the notation is called. */
export function name(word: string, session: Session): Said {
  if (isClue(word)) return { key: 'do-clue', args: { clue: clueName(session, word) } };
  if (isMap(word))
    return {
      key: 'do-map',
      args: { name: session.say(`map-${word}`) },
      things: [`map-${word}`],
    };
  if (isSpace(word)) return { key: 'do-space', args: { space: word }, things: [`space-${word}`] };
  const [head, rest] = [word.split('-')[0] ?? '', word.slice(word.indexOf('-') + 1)];
  const raised = session.choices.concat(session.draft).filter((each) => each.startsWith('raise-'));
  // Two treasures in one place are rare: then it is told which.
  if (head === 'raise' && raised.length < 2) return { key: 'do-raise-it' };
  if (head === 'raise' || head === 'remove') return { key: `do-${head}`, args: { map: rest } };
  // How many legs each has left is said beside the question.
  if (word === 'leg' && twoDrives(session)) return { key: 'legs-extra-short' };
  if (word === 'drive' && session.facts.legs.first) return { key: 'legs-first-short' };
  return { key: `do-${word}` };
}

/** Things that the island, the hand, the maps or a scene draw; all else is a button. */
export function drawn(word: string, session: Session): boolean {
  if (isClue(word) || isMap(word) || isSpace(word)) return true;
  // Which of two drives goes on is asked; of one alone the island shows the spaces.
  if (word === 'drive' || word === 'leg') return !twoDrives(session) || session.draft.some(isSpace);
  return /^(remove|extra)-/.test(word) || ['accept', 'decline'].includes(word);
}
