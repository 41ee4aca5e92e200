import { afterEach, describe, expect, it } from 'vitest';
import { prefer } from '../../look/preferences.svelte';
import { AT_ONCE, hurried, tempo, tempoOf } from './tempo';

describe('game speed', () => {
  afterEach(() => prefer({ gameSpeed: 'once' }));

  it('stays as the player likes it for the rest of a round', () => {
    prefer({ gameSpeed: 'calm' });
    expect(tempoOf(20, null)).toEqual(tempo());
  });

  it('catches up with more, and jumps over what is too much to look at', () => {
    prefer({ gameSpeed: 'calm' });
    expect(tempoOf(40, null)).toEqual(hurried(tempo()));
    expect(tempoOf(100, null)).toEqual(AT_ONCE);
  });

  it('does not cost the player their time', () => {
    prefer({ gameSpeed: 'calm' });
    expect(tempoOf(1, Date.now() + 60_000).rest).toBeLessThan(tempo().rest);
    expect(tempoOf(1, Date.now() + 86_400_000)).toEqual(tempo());
  });
});
