/** Any game without a folder of its own, made from view and decision. */
import type { GameEvent, GameModule, Session } from '../../shell/contract';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import Sentence from './Sentence.svelte';
import { isPlain, label, short } from './tree';

/** An event as a line: its name, then its fields. Fields that name seats give their names. */
function line(event: GameEvent, session: Session): string {
  const fields = Object.entries(event).filter(([name]) => name !== 'event' && name !== 'seat');
  const told = fields.map(([name, value]) => {
    if (name === 'to' && typeof value === 'number') return `→ ${session.nameOf(value)}`;
    return `${label(name)} ${isPlain(value) ? short(value, session) : JSON.stringify(value)}`;
  });
  const who = typeof event.seat === 'number' ? `${session.nameOf(event.seat)}: ` : '';
  return `${who}${label(event.event)} ${told.join(', ')}`.trim();
}

export default {
  seats: ['blue', 'red', 'white', 'yellow', 'black'],
  Board,
  Player: Seat,
  Hand: Choices,
  Sentence,
  Score,
  // The text is made here, from names of the game's own data; the key only passes it through.
  tell: (event, session) => ({
    key: 'generic-line',
    args: { text: line(event, session) },
    ...(typeof event.seat === 'number' ? { seat: event.seat } : {}),
  }),
  name: (word) => ({ key: 'generic-line', args: { text: label(word) } }),
  drawn: () => true,
  ends: [],
  flights: () => [],
} satisfies GameModule;
