import { describe, expect, it } from 'vitest';
import { allHere, bodyOf, friendly, missing, newForm, playNow, resize, setPace } from './form';

const game = {
  name: 'loot_island',
  title: 'Loot Island',
  min_players: 2,
  max_players: 5,
  listed: true,
  lessons: [],
  levels: [],
  rules_version: 1,
  options: [{ name: 'healers', allowed: ['hidden', 'open'], default: 'hidden', help: '' }],
};
const bots = ['random', 'greedy'];

describe('a new table', () => {
  it('is ready as it stands', () => {
    const form = newForm(game, bots);
    expect(form.seats.map((seat) => seat.who)).toEqual(['me', 'friend', 'friend']);
    expect(missing(form, 'Anne')).toBeNull();
    expect(bodyOf('loot_island', form, 'Anne', null)).toEqual({
      game: 'loot_island',
      players: 3,
      options: { healers: 'hidden' },
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'link',
      pace: 'live',
      hints: true,
      name: 'Anne',
    });
  });

  it('keeps who was chosen when the number of players changes', () => {
    const form = newForm(game, bots);
    form.seats[1]!.who = 'bot';
    resize(form, 5, 'greedy');
    expect(form.seats.map((seat) => seat.who)).toEqual(['me', 'bot', 'friend', 'friend', 'friend']);
    resize(form, 2, 'greedy');
    expect(form.seats).toHaveLength(2);
    expect(allHere(form)).toBe(true);
  });

  it('has limits that fit its pace', () => {
    const form = newForm(game, bots);
    form.limit = 120;
    expect(bodyOf('x', form, 'A', null)).toMatchObject({ seconds: 120, bank: 600 });
    setPace(form, 'days');
    const body = bodyOf('x', form, 'A', null);
    expect(body).toMatchObject({ pace: 'days', seconds: 86400 });
    expect(body).not.toHaveProperty('bank');
  });

  it('wants names for people at this device, all different', () => {
    const form = newForm(game, bots);
    form.seats[1]!.who = 'here';
    expect(missing(form, 'Anne')).toBe('names');
    form.seats[1]!.name = ' anne ';
    expect(missing(form, 'Anne')).toBe('same');
    form.seats[1]!.name = 'Bart';
    expect(missing(form, 'Anne')).toBeNull();
  });

  it('takes the own deck only when it is asked for', () => {
    const form = newForm(game, bots);
    expect(bodyOf('x', form, 'A', { name: 'mine' })).not.toHaveProperty('deck');
    form.ownDeck = true;
    expect(bodyOf('x', form, 'A', { name: 'mine' }).deck).toEqual({ name: 'mine' });
  });
});

describe('play now', () => {
  it('fills the other seats with friendly bots', () => {
    expect(playNow(game, bots, 'Sailor', { players: 3, level: 'greedy' }).seats).toEqual([
      { kind: 'open' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ]);
  });

  it('finds the friendliest level there is', () => {
    expect(friendly(['strong', 'easy', 'random'])).toBe('easy');
    expect(friendly(['random', 'deep'])).toBe('deep');
  });
});
