import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../../words/index.svelte';
import { levelMore, levelStrength } from './levels';

const measured = [
  { level: 'easy', players: 4, against: 'friendly', wins: 0.586, games: 200, rating: 22.1 },
];

describe('the strength of a level', () => {
  beforeAll(() => loadWords());

  it('is what it wins at such a table', () => {
    const text = levelStrength('easy', 4, measured);
    expect(text).toContain(levelMore('easy'));
    expect(text).toContain('59');
    expect(text).toContain('25');
  });

  it('is not made up for other tables', () => {
    expect(levelStrength('easy', 3, measured)).toBe(levelMore('easy'));
    expect(levelStrength('strong', 4, [])).toBe(levelMore('strong'));
  });
});
