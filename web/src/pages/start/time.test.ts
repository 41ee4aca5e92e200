import { expect, it } from 'vitest';
import { left } from './time';

it('tells how long is left, in the unit that fits', () => {
  const minute = 60_000;
  expect(left(30_000, 0)).toEqual({ key: 'left-minutes', count: 1 });
  expect(left(90 * minute, 0)).toEqual({ key: 'left-minutes', count: 90 });
  expect(left(3 * 60 * minute, 0)).toEqual({ key: 'left-hours', count: 3 });
  expect(left(50 * 60 * minute, 0)).toEqual({ key: 'left-days', count: 3 });
  expect(left(0, 1)).toEqual({ key: 'left-none', count: 0 });
});
