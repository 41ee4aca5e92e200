import { describe, expect, it } from 'vitest';
import { LANDINGS } from '../faces';
import { column, H, shipAt, SPOTS, W, type Laid } from './places';

const laid = (...long: number[]): Laid[] =>
  long.map((each, i) => ({ name: `R${i + 1}a`, long: each, ghost: false }));
const inside = (box: { x: number; y: number; w: number; h: number }): boolean =>
  box.x >= 12 && box.y >= 12 && box.x + box.w <= W - 12 && box.y + box.h <= H - 12;

describe('column', () => {
  it('shows a slot for each card that is missing', () => {
    const made = column('N1', laid(1, 1), 5);
    expect(made.pieces).toHaveLength(2);
    expect(made.slots).toHaveLength(3);
    expect(made.count).toBe(2);
  });

  it('gives a +1 card two slots', () => {
    const [one, two] = column('N1', laid(1, 2), 5).pieces;
    expect(two!.h).toBeCloseTo(one!.h * 2 + 2);
    expect(column('N1', laid(1, 2), 5).slots).toHaveLength(2);
  });

  it.each(LANDINGS)('keeps columns of any length on the chart, at %s', (landing) => {
    for (let cards = 0; cards <= 22; cards++) {
      const made = column(landing, laid(...Array.from({ length: cards }, () => 1)), 6);
      const boxes = [...made.pieces, ...made.slots, ...(made.folded ? [made.folded.box] : [])];
      expect(boxes.every(inside)).toBe(true);
      expect(made.pieces.length + (made.folded?.cards.length ?? 0)).toBe(cards);
    }
  });

  it('grows out to sea', () => {
    for (const landing of LANDINGS) {
      const [near, far] = column(landing, laid(1, 1), 5).pieces;
      const { dx, dy } = SPOTS[landing];
      expect(Math.sign((far!.x - near!.x) * dx + (far!.y - near!.y) * dy)).toBe(1);
    }
  });
});

describe('shipAt', () => {
  it('points its bow along the coast that is explored', () => {
    expect(shipAt('NW', 'clockwise').turn).toBe(0);
    expect(shipAt('NE', 'clockwise').turn).toBe(90);
    expect(shipAt('NE', 'counterclockwise').turn).toBe(180);
    expect(shipAt('SW', 'counterclockwise').turn).toBe(0);
  });
});
