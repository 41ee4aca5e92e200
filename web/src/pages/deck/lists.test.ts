import { describe, expect, it } from 'vitest';
import { changed, listsOf } from './lists';

const DECK = `format = 1
cards = [
  # red
  { card = "R1", symbol = "none", source = "reconstruction" },
  { card = "R2", symbol = "plus", curse = 2 }, # seen
  { card = "R3", odd = [1, 2] },
]
events = [
  { event = "A1", source = "rulebook" },
]
gold = [
  { card = 1, value = 3, not = true },
]
`;

describe('the lists of a deck', () => {
  it('are those in which something can be changed', () => {
    const found = listsOf(DECK, 'cards = [\n  { card = "X", symbol = "chest" },\n]\n');
    expect(found.map((list) => [list.name, list.head])).toEqual([
      ['cards', 'card'],
      ['gold', 'card'],
    ]);
    const [cards, gold] = found;
    expect(cards?.entries.map((each) => each.line)).toEqual([4, 5]);
    expect(cards?.columns).toEqual([
      { key: 'symbol', kind: 'text', options: ['none', 'plus', 'chest'], always: true },
      { key: 'curse', kind: 'number', options: [], always: false },
    ]);
    expect(gold?.columns.map((each) => each.kind)).toEqual(['number', 'flag']);
  });

  it('are changed one line at a time', () => {
    const line = (text: string, number: number) => text.split('\n')[number - 1];
    const once = changed(DECK, 4, 'symbol', 'chest');
    expect(line(once, 4)).toBe('  { card = "R1", symbol = "chest", source = "box" },');
    expect(line(changed(once, 4, 'curse', 1), 4)).toBe(
      '  { card = "R1", symbol = "chest", curse = 1, source = "box" },',
    );
    const less = changed(DECK, 5, 'curse', null);
    expect(line(less, 5)).toBe('  { card = "R2", symbol = "plus" }, # seen');
    expect(less.split('\n').length).toBe(DECK.split('\n').length);
  });

  it('leave alone what they do not understand', () => {
    expect(changed(DECK, 6, 'odd', 1)).toBe(DECK);
    expect(changed(DECK, 99, 'odd', 1)).toBe(DECK);
    expect(listsOf('not a deck')).toEqual([]);
  });
});
