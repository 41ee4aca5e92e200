/** Any game without a folder of its own, made from view and decision. */
import type { GameModule } from '../../frame/contract';
import Board from './Board.svelte';

export default {
  seats: ['blue', 'red', 'white', 'yellow', 'black'],
  Board,
  Player: Board,
  Score: Board,
  tell: (event) => ({ key: 'generic-event', args: { event: event.event } }),
  name: (word) => ({ key: 'generic-word', args: { word } }),
  flights: () => [],
} satisfies GameModule;
