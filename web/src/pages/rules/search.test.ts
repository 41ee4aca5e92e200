import { describe, expect, it } from 'vitest';
import { count, pieces, search, type Section } from './search';

const sections: Section[] = [
  {
    id: 'a',
    title: 'A',
    rules: [{ id: 'LI-2.8', title: 'Starting a column', text: 'Any card.', source: 'rulebook' }],
  },
  {
    id: 'b',
    title: 'B',
    rules: [
      {
        id: 'LI-EV1',
        title: 'Épreuve',
        text: 'See LI-2.8 first.',
        event: 'A1',
        source: 'rulebook',
      },
      { id: 'LI-E2', title: 'Curse', text: 'The captain’s: too many cubes.', source: 'rulebook' },
    ],
  },
];

describe('the rules', () => {
  it('are found by number, title, text and event, without accents', () => {
    const found = (text: string) =>
      search(sections, text).flatMap((each) => each.rules.map((r) => r.id));
    expect(found('li-2.8')).toEqual(['LI-2.8', 'LI-EV1']);
    expect(found('epreuve')).toEqual(['LI-EV1']);
    expect(found('cubes many')).toEqual(['LI-E2']);
    expect(found("captain's")).toEqual(['LI-E2']);
    expect(found('a1')).toEqual(['LI-EV1']);
    expect(found('nothing')).toEqual([]);
    expect(count(search(sections, ' '))).toBe(3);
  });

  it('link the numbers in their text', () => {
    expect(pieces('See LI-2.8 first, not LI-9.9.', new Set(['LI-2.8']))).toEqual([
      { text: 'See ', rule: false },
      { text: 'LI-2.8', rule: true },
      { text: ' first, not ', rule: false },
      { text: 'LI-9.9', rule: false },
      { text: '.', rule: false },
    ]);
  });
});
