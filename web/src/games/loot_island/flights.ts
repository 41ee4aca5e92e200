/** What flies when an event happens; places are `data-thing`s of the screen. */
import type { Flight } from '../../shell/contract';
import type { Sound } from '../../shell/motion/sounds';
import type { GameEvent, Session } from './types';
import { NOBODY } from '../../shell/session/state';
import { card } from './faces';
import FlyingCard from './cards/FlyingCard.svelte';
import FlyingCube from './seats/FlyingCube.svelte';
import FlyingDisc from './board/FlyingDisc.svelte';
import { lookOf } from './names';

const GAP = 90;

export function flights(event: GameEvent, session: Session): Flight[] {
  const seat = 'actor' in event ? event.actor : 'seat' in event ? event.seat : NOBODY;
  const home = `seat-${seat}`;
  const own = seat === session.seat;
  const disc = { picture: FlyingDisc, props: { look: lookOf(seat) } };
  const cards = (names: string[], to: string): Flight[] =>
    names.map((name, i) => ({
      from: own ? `card-${name}` : home,
      to,
      picture: FlyingCard,
      props: { face: card(session.deck, name) },
      delay: i * GAP,
    }));
  switch (event.event) {
    case 'played': {
      const landing = event.landing;
      const laid = cards(event.cards, `landing-${landing}`);
      if (event.compass)
        laid.unshift({
          from: event.from ? `stack-${event.from}` : home,
          to: `stack-${landing}`,
          ...disc,
        });
      return laid;
    }
    case 'island_used':
      return cards(event.cards, `island-${event.tile}`);
    case 'refreshed':
      return cards(event.cards, 'map-discards');
    case 'compass':
      return [
        {
          from: event.from ? `stack-${event.from}` : home,
          to: `stack-${event.landing}`,
          ...disc,
        },
      ];
    case 'took_back':
      return [{ from: `stack-${event.landing}`, to: home, ...disc }];
    case 'drew':
      return Array.from({ length: Math.min(event.number, 4) }, (_, i) => ({
        from: 'map-deck',
        to: own ? 'hand' : home,
        picture: FlyingCard,
        props: { face: own && event.cards?.[i] ? card(session.deck, event.cards[i]) : null },
        delay: i * GAP,
      }));
    case 'cubes': {
      const [from, to] =
        event.change > 0 ? ['middle', `cubes-${seat}`] : [`cubes-${seat}`, 'middle'];
      return [
        { from, to, picture: FlyingCube, props: { number: Math.abs(event.change) }, lasts: 320 },
      ];
    }
    case 'kept':
    case 'discarded':
      return [
        {
          from: `treasure-${event.treasure}`,
          to: event.event === 'kept' ? home : 'treasure-deck',
          picture: FlyingCard,
          props: { face: null, kind: 'treasure' },
        },
      ];
    default:
      return [];
  }
}

const SOUNDS: Record<string, Sound> = {
  played: 'card',
  island_used: 'card',
  drew: 'card',
  loot: 'coin',
  kept: 'coin',
  eliminated: 'no',
};
/** How an event sounds. */
export const sound = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
