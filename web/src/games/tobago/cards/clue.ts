/** A clue as the deck's faces have it. */
import type { Clue } from '../types';

export type { Clue } from '../types';

/** The symbols of relations. */
export const SIGN: Record<Clue['relation'], string> = {
  in: 'rel-in',
  next_to: 'rel-next',
  in_sight_of: 'rel-sight',
};

/** The letter of a terrain's colour and pattern (`--t-j`, `#tp-j`). */
export const LETTER: Record<string, string> = {
  jungle: 'j',
  scrubland: 's',
  mountain: 'm',
  lake: 'l',
  river: 'r',
  beach: 'b',
};

/** The terrain a subject is made of; none for the ocean and the objects. */
export const terrainOf = (subject: string): string | undefined => {
  const bare = subject.replace(/^largest_/, '');
  return LETTER[bare] ? bare : undefined;
};
export const isLargest = (subject: string): boolean => subject.startsWith('largest_');

/** A hexagon around a point. */
export function hex(x: number, y: number, r: number): string {
  const at = [0, 1, 2, 3, 4, 5].map((i) => {
    const a = ((60 * i - 30) * Math.PI) / 180;
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  });
  return `M${at.join('L')}z`;
}
