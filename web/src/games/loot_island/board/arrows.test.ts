import { expect, it } from 'vitest';
import { towards, type Arrow } from '../../../look/chart/arrows';
import { LANDINGS, type Landing } from '../faces';
import { SPOTS } from './places';

const KEYS: Arrow[] = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];

it('goes where an arrow points', () => {
  expect(towards(SPOTS, 'N1', 'ArrowRight')).toBe('N2');
  expect(towards(SPOTS, 'N2', 'ArrowRight')).toBe('E1');
  expect(towards(SPOTS, 'E1', 'ArrowRight')).toBeNull();
  expect(towards(SPOTS, 'E1', 'ArrowDown')).toBe('E2');
  expect(towards(SPOTS, 'E1', 'ArrowUp')).toBe('N2');
  expect(towards(SPOTS, 'S1', 'ArrowLeft')).toBe('S2');
});

it('reaches every landing from every other', () => {
  for (const start of LANDINGS) {
    const seen = new Set<Landing>([start]);
    for (const at of seen)
      for (const key of KEYS) {
        const next = towards(SPOTS, at, key);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(LANDINGS.length);
  }
});
