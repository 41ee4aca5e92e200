/**
 * What a thing that can be tapped says of its word. Two marks: what may come next is enabled; what would
 * take the place of what is chosen is enabled too, and is described so.
 */
import type { ScreenTypes, Session } from '../contract';

/** The element of the table with the words for it. */
export const INSTEAD = 'chosen-instead';

export function choice<T extends ScreenTypes>(session: Session<T>, word: string) {
  const chosen = session.has(word);
  const instead = !chosen && session.instead(word);
  return {
    'data-word': word,
    'data-instead': instead || undefined,
    'aria-pressed': chosen,
    'aria-disabled': !chosen && !instead && !session.can(word),
    'aria-describedby': instead ? INSTEAD : undefined,
  };
}
