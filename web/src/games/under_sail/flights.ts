/** What flies when an event happens; places are `data-thing`s of the screen. */
import type { Flight } from '../../shell/contract';
import type { Sound } from '../../shell/motion/sounds';
import type { GameEvent, Session } from './types';
import FlyingBonus from './cards/FlyingBonus.svelte';
import FlyingCard from './cards/FlyingCard.svelte';
import FlyingTreasure from './cards/FlyingTreasure.svelte';
import Nothing from './cards/Nothing.svelte';
import { NOBODY } from '../../shell/session/state';
import { suitOf, valueOf } from './faces';

const DECKS = ['red-blue', 'green-violet'];

const handAt = (session: Session, seat: number): string =>
  seat === session.seat ? 'hand' : `seat-${seat}`;

const treasure = (name: string, from: string, to: string): Flight => ({
  from,
  to,
  picture: FlyingTreasure,
  props: { suit: suitOf(name), value: valueOf(name) },
});

const cards = (number: number, names: string[] | undefined, from: string, to: string): Flight[] =>
  Array.from({ length: number }, (_, i) => ({
    from,
    to,
    picture: FlyingCard,
    props: { name: names?.[i] ?? null },
    delay: i * 90,
  }));

const bonus = (number: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(number, 4) }, (_, i) => ({
    from,
    to,
    picture: FlyingBonus,
    delay: i * 90,
  }));

export function flights(event: GameEvent, session: Session): Flight[] {
  // Nothing flies of what happens to no seat but the uncovering.
  const seat = 'seat' in event ? event.seat : NOBODY;
  const home = `seat-${seat}`;
  const hand = handAt(session, seat);
  switch (event.event) {
    case 'passed':
      return [
        {
          from: hand,
          to: handAt(session, event.to),
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
      return [treasure(event.treasure, `deck-${DECKS[event.deck] ?? DECKS[0]}`, `pile-${seat}`)];
    case 'stole':
      return [treasure(event.treasure, `pile-${event.from}`, `pile-${seat}`)];
    case 'bonus':
      return bonus(event.number, 'supply', home);
    case 'stole_bonus':
      return bonus(event.number, `seat-${event.from}`, home);
    case 'took_cards':
      return cards(event.number, event.cards, `seat-${event.from}`, hand);
    case 'gave_cards':
      return cards(event.number, event.cards, hand, handAt(session, event.to));
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
