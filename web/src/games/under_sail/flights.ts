/** What flies when an event happens; places are `data-thing`s of the screen. */
import type { Flight, GameEvent, Session } from '../../shell/contract';
import type { Sound } from '../../shell/motion/sounds';
import FlyingBonus from './cards/FlyingBonus.svelte';
import FlyingCard from './cards/FlyingCard.svelte';
import FlyingTreasure from './cards/FlyingTreasure.svelte';
import Nothing from './cards/Nothing.svelte';
import { suitOf, valueOf } from './faces';

const DECKS = ['red-blue', 'green-violet'];

export function flights(event: GameEvent, session: Session): Flight[] {
  const seat: number = event.seat;
  const home = `seat-${seat}`;
  const hand = seat === session.seat ? 'hand' : home;
  const treasure = (from: string, to: string): Flight => ({
    from,
    to,
    picture: FlyingTreasure,
    props: { suit: suitOf(event.treasure), value: valueOf(event.treasure) },
  });
  const cards = (from: string, to: string): Flight[] =>
    Array.from({ length: event.number ?? 1 }, (_, i) => ({
      from,
      to,
      picture: FlyingCard,
      props: { name: event.cards?.[i] ?? null },
      delay: i * 90,
    }));
  const bonus = (from: string, to: string): Flight[] =>
    Array.from({ length: Math.min(event.number ?? 0, 4) }, (_, i) => ({
      from,
      to,
      picture: FlyingBonus,
      delay: i * 90,
    }));
  switch (event.event) {
    case 'passed':
      return [
        {
          from: hand,
          to: event.to === session.seat ? 'hand' : `seat-${event.to}`,
          picture: FlyingCard,
          props: { name: event.card ?? null },
        },
      ];
    case 'played':
      return [{ from: hand, to: `played-${seat}`, picture: FlyingCard, props: { name: null } }];
    case 'uncovered':
      // Nothing flies: the table waits while the open cards are looked at.
      return [{ from: 'middle', to: 'middle', picture: Nothing, lasts: 1600 }];
    case 'took':
      return [treasure(`deck-${DECKS[event.deck] ?? DECKS[0]}`, `pile-${seat}`)];
    case 'stole':
      return [treasure(`pile-${event.from}`, `pile-${seat}`)];
    case 'bonus':
      return bonus('supply', home);
    case 'stole_bonus':
      return bonus(`seat-${event.from}`, home);
    case 'took_cards':
      return cards(`seat-${event.from}`, hand);
    case 'gave_cards':
      return cards(hand, event.to === session.seat ? 'hand' : `seat-${event.to}`);
    case 'fetched':
      return [{ from: 'middle', to: hand, picture: FlyingCard, props: { name: event.card } }];
    default:
      return [];
  }
}

const SOUNDS: Record<string, Sound> = {
  passed: 'card',
  played: 'card',
  uncovered: 'card',
  took: 'coin',
  stole: 'coin',
  bonus: 'coin',
  stole_bonus: 'coin',
};
/** How an event sounds. */
export const sound = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
