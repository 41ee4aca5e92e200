/** Any game without a folder of its own, made from its view, its decision and its words. */
import type { GameModule } from '../../shell/contract';
import Board from './board/Board.svelte';
import Hand from './cards/Hand.svelte';
import Player from './seats/Player.svelte';
import Score from './result/Score.svelte';
import Sentence from './decision/Sentence.svelte';
import { isDrawn, layoutOf } from './fields';
import { name, tell } from './names';

export default {
  seats: ['blue', 'red', 'white', 'yellow', 'black'],
  Board,
  Player,
  Hand,
  hasHand: (session) => layoutOf(session).hands.length > 0,
  Sentence,
  Score,
  tell,
  name,
  drawn: isDrawn,
  ends: [],
  atOnce: true,
  flights: () => [],
} satisfies GameModule;
