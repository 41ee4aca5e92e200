/** Tobago's screen. */
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
import { flights, sound } from './flights';
import { LOOKS } from './names';
import { drawn, name, tell } from './tell';

const screen: GameModule = {
  seats: LOOKS,
  side: 'min(25rem, 31vw)',
  Board,
  Player,
  Hand,
  Mine,
  Notice,
  noticeChooses: true,
  Side,
  Status,
  Sentence,
  Consequence,
  Scene,
  Score,
  tell,
  name,
  drawn,
  flights,
  sound,
  course: (facts) => facts.players.map((each) => each.gold),
  turning: ['raised', 'turned_up', 'accepted', 'unwanted', 'curse', 'left_over', 'over'],
  inScenes: ['cursed', 'over'],
  ends: [],
  late: ['end'],
  passes: 'end',
  between: ['drive', 'leg'],
};
export default screen;
