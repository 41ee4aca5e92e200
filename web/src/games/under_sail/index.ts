/** Under Sail's screen. */
import type { GameModule } from './types';
import Board from './board/Board.svelte';
import Hand from './cards/Hand.svelte';
import Mine from './seats/Mine.svelte';
import Player from './seats/Player.svelte';
import Scene from './scenes/Scene.svelte';
import Score from './result/Score.svelte';
import Sentence from './decision/Sentence.svelte';
import Side from './panels/Side.svelte';
import Status from './panels/Status.svelte';
import { flights, sound } from './flights';
import { LOOKS } from './names';
import { course } from './result/reckoning';
import { drawn, name, tell } from './tell';

const screen: GameModule = {
  seats: LOOKS,
  Board,
  Player,
  Hand,
  Mine,
  Side,
  Status,
  Sentence,
  Scene,
  Score,
  tell,
  name,
  drawn,
  flights,
  sound,
  turning: ['uncovered', 'trick', 'counted', 'round', 'over'],
  inScenes: ['over'],
  covered: true,
  course,
  // Confirm plays a card without bonus cards if none were added.
  ends: ['bonus-0'],
  counted: ['bonus-'],
};
export default screen;
