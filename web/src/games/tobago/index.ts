/** Tobago's screen. */
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
  inScenes: ['cursed'],
  ends: [],
  late: ['end'],
  between: ['drive', 'leg'],
};
export default screen;
