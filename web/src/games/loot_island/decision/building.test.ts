import { expect, it } from 'vitest';
import { whole } from './building';

it('is whole once a small island asks nothing more', () => {
  const paid = ['island-1', 'G5a', 'G8a'];
  expect(whole(paid, ['cubes-0', 'cubes-1'])).toBe(false);
  expect(whole(['N1', 'R3a'], ['R4a', 'done'])).toBe(true);
});

it('is whole when all others have passed and the next turn is asked for', () => {
  expect(whole(['island-1', 'G5a', 'G8a', 'cubes-0'], ['pass', 'N1', 'island-3'])).toBe(true);
});
