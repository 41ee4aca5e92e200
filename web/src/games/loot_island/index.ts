/** Loot Island's screen. */
import type { GameModule } from './types';
import Board from './Board.svelte';
import Consequence from './Consequence.svelte';
import Hand from './Hand.svelte';
import Mine from './Mine.svelte';
import Notice from './Notice.svelte';
import Player from './Player.svelte';
import Scene from './Scene.svelte';
import Score from './Score.svelte';
import Sentence from './Sentence.svelte';
import Side from './Side.svelte';
import Status from './Status.svelte';
import { flights, sound } from './flights';
import { LOOKS } from './names';
import { course } from './reckoning';
import { about, drawn, name, tell } from './tell';

const screen: GameModule = {
  seats: LOOKS,
  Board,
  Player,
  Hand,
  Mine,
  Notice,
  Side,
  Status,
  Sentence,
  Consequence,
  Scene,
  Score,
  tell,
  name,
  about,
  drawn,
  flights,
  sound,
  // A small island's own question belongs to the action: it is answered before the move is sent.
  whole: (draft) => !draft.some((word) => word.startsWith('island-')),
  turning: ['explored', 'revealed', 'round', 'over', 'final_exploration', 'healers'],
  course,
};
export default screen;
