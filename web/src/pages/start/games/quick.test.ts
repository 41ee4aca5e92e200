import { describe, expect, it } from 'vitest';
import { playNow } from '../../new/form';
import { quickFrom } from './quick';

const game = {
  name: 'tobago',
  title: 'Tobago',
  min_players: 2,
  max_players: 4,
  listed: true,
  lessons: [],
  levels: [],
  rules_version: 1,
  options: [],
};
const bots = ['friendly', 'easy', 'normal', 'strong', 'expert'];

describe('what "Play now" begins', () => {
  it('is a friendly game for three at first', () => {
    expect(quickFrom(null, game, bots)).toEqual({ players: 3, level: 'friendly' });
  });

  it('is what was chosen last', () => {
    const quick = quickFrom('{"players":2,"level":"expert"}', game, bots);
    expect(quick).toEqual({ players: 2, level: 'expert' });
    expect(playNow(game, bots, 'Anne', quick).seats).toEqual([
      { kind: 'open' },
      { kind: 'bot', level: 'expert' },
    ]);
  });

  it('is the usual where that cannot be any more', () => {
    for (const text of ['{"players":5,"level":"gone"}', '{"players":"2"}', 'null', 'x', '[]'])
      expect(quickFrom(text, game, bots)).toEqual({ players: 3, level: 'friendly' });
  });
});
