import { describe, expect, it } from 'vitest';
import { arrange, type Spot } from './arrange';

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('what lies on one space', () => {
  for (const object of [false, true])
    for (const amulet of [false, true])
      for (const marks of [0, 1, 2, 3, 4])
        for (const atvs of [0, 1, 2]) {
          const name = `${object ? 'object ' : ''}${amulet ? 'amulet ' : ''}${marks} marks ${atvs} ATVs`;
          it(`is all seen: ${name}`, () => {
            const found = arrange({ object, amulet, marks, atvs });
            expect(found.marks).toHaveLength(marks);
            expect(found.atvs).toHaveLength(atvs);
            const things = [
              ...(object ? [found.object] : []),
              ...(amulet ? [found.amulet] : []),
              ...found.marks,
            ];
            for (const [i, one] of things.entries()) {
              for (const other of things.slice(0, i)) expect(far(one, other)).toBeGreaterThan(10);
              for (const atv of found.atvs) expect(far(one, atv)).toBeGreaterThan(13);
              expect(Math.hypot(one.x, one.y)).toBeLessThan(23);
            }
          });
        }
});
