/** What flies when an event happens; places are `data-thing`s of the screen. */
import type { Flight } from '../../shell/contract';
import type { Sound } from '../../shell/motion/sounds';
import type { GameEvent, Session } from './types';
import FlyingClue from './cards/FlyingClue.svelte';
import FlyingGold from './scenes/FlyingGold.svelte';
import FlyingRose from './cards/FlyingRose.svelte';
import { NOBODY } from '../../shell/session/state';
import { clueOf, valueOf } from './faces';
import { clueName } from './names';

export function flights(event: GameEvent, session: Session): Flight[] {
  const seat = 'seat' in event ? event.seat : NOBODY;
  const home = `seat-${seat}`;
  switch (event.event) {
    case 'clue':
      return [
        {
          from: seat === session.seat ? `clue-${event.clue}` : home,
          to: `map-${event.map}`,
          picture: FlyingClue,
          props: { clue: clueOf(session.deck, event.clue), words: clueName(session, event.clue) },
        },
      ];
    case 'raised':
      return [
        {
          from: `space-${event.space}`,
          to: `map-${event.map}`,
          picture: FlyingRose,
          props: { look: session.lookOf(event.seat) },
        },
      ];
    case 'accepted':
      return [
        {
          from: 'offer',
          to: home,
          picture: FlyingGold,
          props: { value: valueOf(session.deck, event.card) },
        },
      ];
    case 'amulet_taken':
      return [
        { from: `space-${event.space}`, to: home, picture: FlyingGold, props: { value: -1 } },
      ];
    default:
      return [];
  }
}

const SOUNDS: Record<string, Sound> = {
  clue: 'card',
  raised: 'coin',
  accepted: 'coin',
  amulet_taken: 'coin',
  curse: 'no',
};
/** How an event sounds. */
export const sound = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
