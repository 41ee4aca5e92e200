import { beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../api/local/engine.svelte';
import { place } from '../../api/place.svelte';
import type { EngineList } from '../../offline/engines';
import { loadWords, say } from '../../words/index.svelte';
import { levelMore, levelStrength, peerLevel } from './levels';

const measured = [
  { level: 'easy', players: 4, against: 'friendly', wins: 0.586, games: 200, rating: 22.1 },
];

const game = { name: 'tobago', levels: measured };

describe('the strength of a level', () => {
  beforeAll(() => loadWords());

  it('is what it wins at such a table', () => {
    const text = levelStrength('easy', 4, game);
    expect(text).toContain(levelMore('easy'));
    expect(text).toContain('59');
    expect(text).toContain('25');
  });

  it('is not made up for other tables', () => {
    expect(levelStrength('easy', 3, game)).toBe(levelMore('easy'));
    expect(levelStrength('strong', 4, { ...game, levels: [] })).toBe(levelMore('strong'));
  });

  it('is less on a device that is too slow for it in this game', () => {
    engine.list = {
      levels: { tobago: ['easy'], loot_island: ['easy', 'strong'] },
    } as unknown as EngineList;
    place.choose('here');
    expect(levelStrength('strong', 4, game)).toContain(say('level-cut'));
    expect(levelStrength('easy', 4, game)).toContain('59');
    expect(levelStrength('strong', 4, { name: 'loot_island', levels: [] })).toBe(
      levelMore('strong'),
    );
    place.choose(null);
    engine.list = null;
  });
});

describe('the level that plays as well as somebody', () => {
  const of = (level: string, players: number, rating: number) => ({
    ...{ level, players, rating, against: 'easy', wins: 0.5, games: 9 },
  });
  const levels = [of('easy', 3, 20), of('easy', 4, 22), of('normal', 3, 26), of('normal', 4, 24)];

  it('is the nearest over all numbers of players', () => {
    expect(peerLevel(22.5, levels)).toBe('easy');
    expect(peerLevel(40, levels)).toBe('normal');
  });

  it('is unknown where nothing was measured', () => {
    expect(peerLevel(25, [])).toBeNull();
  });
});
