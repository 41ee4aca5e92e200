/** Loot Island's screen. */
import type { GameModule } from './types';
import Board from './board/Board.svelte';
import Consequence from './decision/Consequence.svelte';
import Hand from './cards/Hand.svelte';
import Mine from './seats/Mine.svelte';
import Notice from './panels/Notice.svelte';
import Player from './seats/Player.svelte';
import Scene from './scenes/Scene.svelte';
import Score from './result/Score.svelte';
import Sentence from './decision/Sentence.svelte';
import Side from './panels/Side.svelte';
import Status from './panels/Status.svelte';
import { whole } from './decision/building';
import { flights, sound } from './flights';
import { LOOKS } from './names';
import { course } from './result/reckoning';
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
  whole,
  passes: 'pass',
  turning: ['explored', 'revealed', 'round', 'over', 'final_exploration', 'healers'],
  inScenes: ['over'],
  course,
};
export default screen;
