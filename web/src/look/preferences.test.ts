import { beforeEach, expect, it } from 'vitest';
import { gameSpeed, plays, prefer, preferencesFrom, speed } from './preferences.svelte';

beforeEach(() => prefer({ gameSpeed: null }));

it('keeps what was chosen, and forgets what is strange', () => {
  expect(preferencesFrom('{"gameSpeed":"quick","sound":true}')).toMatchObject({
    gameSpeed: 'quick',
    sound: true,
  });
  expect(preferencesFrom('{"gameSpeed":"warp"}').gameSpeed).toBe(null);
  expect(preferencesFrom('nonsense').theme).toBe('system');
});

it('is calm in the first game of a kind, normal later, and as somebody chooses', () => {
  plays('toy');
  expect(gameSpeed()).toBe('calm');
  plays('toy', { over: true });
  expect(gameSpeed()).toBe('normal');
  plays('another');
  expect(gameSpeed()).toBe('calm');
  prefer({ gameSpeed: 'once' });
  expect([gameSpeed(), speed()]).toEqual(['once', 0]);
});

it('waits for no tap where nobody can tap', () => {
  prefer({ gameSpeed: 'step' });
  plays('toy', { watched: true });
  expect(gameSpeed()).toBe('calm');
  plays('toy');
  expect(gameSpeed()).toBe('step');
});
