/** Where a note stands: beside a thing, inside the window, over as little as possible. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const EDGE = 8;

/** Where a thing is tapped: of a drawing, its first circle; the whole may reach far. */
export function spot(thing: Element): Box {
  const inner = thing instanceof SVGElement ? thing.querySelector('circle') : null;
  return (inner ?? thing).getBoundingClientRect();
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place for a note of that size; `others` should stay in view. Right first, then left. */
export function beside(
  thing: Box,
  { width, height }: { width: number; height: number },
  others: Box[],
  window = { width: innerWidth, height: innerHeight },
): { x: number; y: number } {
  const middle = (thing.left + thing.right - width) / 2;
  const level = [thing.top - 4, thing.bottom - height + 4];
  const tries = [
    ...level.map((y) => ({ x: thing.right + GAP, y })),
    ...level.map((y) => ({ x: thing.left - GAP - width, y })),
    { x: middle, y: thing.top - GAP - height },
    { x: middle, y: thing.bottom + GAP },
  ];
  let best = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const { x, y } of tries) {
    const put = {
      x: Math.max(EDGE, Math.min(x, window.width - width - EDGE)),
      y: Math.max(EDGE, Math.min(y, window.height - height - EDGE)),
    };
    const box = { left: put.x, top: put.y, right: put.x + width, bottom: put.y + height };
    // The thing itself is what the note points at: it counts more than the others.
    const hidden = others.reduce((sum, each) => sum + overlap(box, each), 3 * overlap(box, thing));
    if (hidden < least) [best, least] = [put, hidden];
  }
  return best;
}

/** The place for a note within a frame, as wide as that allows: where it hides least. Top first. */
export function within(
  frame: Box,
  { width, height }: { width: number; height: number },
  others: Box[],
): { x: number; y: number } {
  const x = Math.max(EDGE, (frame.left + frame.right - width) / 2);
  const steps = 8;
  const room = Math.max(0, frame.bottom - frame.top - height - 2 * EDGE);
  let best = { x, y: frame.top + EDGE };
  let least = Infinity;
  // The upper edge, the lower, then what is between.
  for (const step of [0, steps, 1, 7, 2, 6, 3, 5, 4]) {
    const y = frame.top + EDGE + (room * step) / steps;
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    const hidden = others.reduce((sum, each) => sum + overlap(box, each), 0);
    if (hidden < least) [best, least] = [{ x, y }, hidden];
  }
  return best;
}
