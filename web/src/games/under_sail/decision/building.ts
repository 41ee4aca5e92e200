/** The card being played, as the draft has it: which card, which half shows, how many bonus cards. */
import type { Session } from '../types';
import { isCard } from '../faces';

export const SHOWS = ['show-colour', 'show-number'] as const;
export type Show = (typeof SHOWS)[number];

export interface Building {
  card: string | null;
  show: Show | null;
  bonus: number;
}

const words = (session: Session): string[] => [...session.draft, ...session.wanted];

/** Is a card being played? The last one of a round is chosen already, only its half is asked for. */
export const playing = (session: Session): boolean =>
  ['play', 'show'].includes(session.decision?.kind ?? '');

export function building(session: Session): Building {
  const all = words(session);
  const only = session.decision?.kind === 'show' ? session.decision.about.card : null;
  const bonus = all.find((word) => word.startsWith('bonus-'));
  return {
    card: all.find(isCard) ?? only,
    show: SHOWS.find((word) => all.includes(word)) ?? null,
    bonus: bonus ? Number(bonus.slice(6)) : 0,
  };
}

/** Answer a question of the move anew: the old answer is taken out first. */
export async function instead(
  session: Session,
  old: string | undefined,
  word: string,
): Promise<void> {
  if (old === word) return;
  if (old !== undefined) await session.choose(old);
  await session.choose(word);
}

/** Let this half show. */
export const hoist = (session: Session, show: Show): Promise<void> =>
  instead(
    session,
    SHOWS.find((word) => words(session).includes(word)),
    show,
  );

/** Put so many bonus cards on the card. */
export const addBonus = (session: Session, count: number): Promise<void> =>
  instead(
    session,
    words(session).find((word) => word.startsWith('bonus-')),
    `bonus-${count}`,
  );
