import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocal, localTable } from './ids';
import { place } from './place.svelte';
import { answers } from './transport';
import { checksum } from './local/database';

beforeEach(() => localStorage.clear());
afterEach(() => {
  place.note(false);
  place.choose(null);
  vi.unstubAllGlobals();
});

describe('who answers', () => {
  it('knows a table by its id', () => {
    expect(isLocal('local0123')).toBe(true);
    expect(isLocal('0123456789abcdef0123')).toBe(false);
    expect(localTable('/api/tables/local0123/tap')).toBe('local0123');
    expect(localTable('/api/tables/0123/tap')).toBeNull();
    expect(answers('POST', '/api/tables/local0123/moves')).toBe('device');
    expect(answers('GET', '/api/tables/local0123?after=3')).toBe('device');
    expect(answers('DELETE', '/api/tables/local0123')).toBe('device');
    expect(answers('POST', '/api/tables/0123/moves')).toBe('server');
    expect(answers('POST', '/api/local/records')).toBe('device');
  });

  it('begins tables where the person wants, and here without a server', () => {
    expect(answers('POST', '/api/tables')).toBe('server');
    place.choose('here');
    expect(answers('POST', '/api/tables')).toBe('device');
    expect(answers('POST', '/api/games/tobago/lessons/first')).toBe('device');
    place.choose('server');
    expect(answers('POST', '/api/tables')).toBe('server');
    place.note(true);
    expect(place.reachable).toBe(false);
    expect(answers('POST', '/api/tables')).toBe('device');
  });

  it('reads about games from either, and about me from both if there are games here', () => {
    expect(answers('GET', '/api/games/tobago/rules/nl')).toBe('either');
    expect(answers('GET', '/api/tables')).toBe('either');
    expect(answers('GET', '/api/me')).toBe('either');
    localStorage.setItem('doubloon.local', 'yes');
    expect(answers('GET', '/api/me')).toBe('both');
    expect(answers('GET', '/api/codes/BCDFGH')).toBe('server');
    expect(answers('GET', '/api/me/notices')).toBe('server');
  });
});

describe('an entry of a log', () => {
  it('is known by its checksum', () => {
    expect(checksum('')).toBe(0x811c9dc5);
    expect(checksum('{"number":1}')).not.toBe(checksum('{"number":2}'));
  });
});
