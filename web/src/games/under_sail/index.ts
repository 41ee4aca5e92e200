/** Under Sail's screen. */
import type { GameModule } from './types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Mine from './Mine.svelte';
import Player from './Player.svelte';
import Scene from './Scene.svelte';
import Score from './Score.svelte';
import Sentence from './Sentence.svelte';
import Side from './Side.svelte';
import Status from './Status.svelte';
import { flights, sound } from './flights';
import { LOOKS } from './names';
import { course } from './reckoning';
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
  inScenes: ['took', 'stole', 'bonus', 'action', 'stole_bonus'],
  covered: true,
  course,
  // Confirm plays a card without bonus cards if none were added.
  ends: ['bonus-0'],
};
export default screen;
