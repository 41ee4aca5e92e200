/** The columns as they lie, with what the move being built would add. */
import type { Session } from '../../types';
import { viewAhead } from '../../decision/ahead.svelte';
import { card, columnAt, compassesAt, isCard, isLanding, type Landing } from '../../faces';
import type { Laid } from '../places';

const landingOf = (words: readonly string[]): Landing | undefined =>
  [...words].reverse().find(isLanding);

/** Where the move being built plays cards, if it does. */
export function target(session: Session): Landing | undefined {
  if (session.draft.some((word) => word.startsWith('island-'))) return undefined;
  return landingOf(session.draft);
}

export function laidAt(session: Session, landing: Landing): Laid[] {
  const before = columnAt(session.view, landing);
  const shown = columnAt(viewAhead(session), landing);
  const long = (name: string): number => (card(session.deck, name).effect === 'plus' ? 2 : 1);
  let names = shown;
  // The server tells no more than it may; then the chosen cards are shown at the end.
  if (shown.length <= before.length && target(session) === landing)
    names = [...before, ...session.draft.filter((word) => isCard(word) && !before.includes(word))];
  return names.map((name) => ({ name, long: long(name), ghost: !before.includes(name) }));
}

export interface Stacked {
  seat: number;
  ghost: boolean;
  leaving: boolean;
}

/** The stack at a landing, bottom first: what comes is a ghost, what goes is faint. */
export function stackAt(session: Session, landing: Landing): Stacked[] {
  const before = compassesAt(session.view, landing);
  const shown = compassesAt(viewAhead(session), landing);
  const leaves = session.has(`from-${landing}`);
  const stack = shown.map((seat) => ({ seat, ghost: !before.includes(seat), leaving: false }));
  // Facts count the compass of a half-built move, the view does not yet.
  for (const seat of session.shownFacts.landings[landing].share)
    if (!shown.includes(seat)) stack.push({ seat, ghost: true, leaving: false });
  const gone = before.filter((seat) => !shown.includes(seat));
  if (gone.length && leaves)
    return before.map((seat) => ({ seat, ghost: false, leaving: gone.includes(seat) }));
  return stack;
}

/** Space chooses; Enter does too unless there is something to confirm, which the shell does. */
export const taking = (event: KeyboardEvent, session: Session): boolean =>
  event.key === ' ' || (event.key === 'Enter' && !session.ready);
