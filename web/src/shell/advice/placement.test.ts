import { describe, expect, it } from 'vitest';
import { beside, within } from './placement';

const window = { width: 1000, height: 800 };
const note = { width: 200, height: 100 };
const box = (left: number, top: number, size = 50) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

describe('a note beside a thing', () => {
  it('stands right of it if nothing is there', () => {
    expect(beside(box(300, 300), note, [], window)).toEqual({ x: 362, y: 296 });
  });

  it('goes left when the right would hide something that can be chosen', () => {
    expect(beside(box(300, 300), note, [box(400, 320)], window)).toEqual({ x: 88, y: 296 });
  });

  it('goes above or below when both sides are taken', () => {
    const { y } = beside(box(300, 300), note, [box(400, 300), box(200, 300)], window);
    expect(y === 188 || y === 362).toBe(true);
  });

  it('stays in the window and off the thing', () => {
    const { x, y } = beside(box(940, 740), note, [], window);
    expect(x + note.width <= 940 || y + note.height <= 740).toBe(true);
    expect(x + note.width).toBeLessThanOrEqual(1000);
    expect(y + note.height).toBeLessThanOrEqual(800);
  });
});

describe('a note over a board', () => {
  const board = { left: 0, top: 100, right: 1000, bottom: 700 };
  it('lies at its upper edge', () => {
    expect(within(board, note, [])).toEqual({ x: 400, y: 108 });
  });
  it('leaves what explains it free', () => {
    expect(within(board, note, [box(450, 120)]).y).toBe(592);
    const both = [box(450, 120), box(450, 640)];
    const { y } = within(board, note, both);
    expect(both.every((each) => y + 100 <= each.top || y >= each.bottom)).toBe(true);
  });
});
