/** Where things are on the page that a lesson points at, and a place for its card beside them. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A thing that is pointed at; `away`: out of sight, in this direction (degrees, 0 is right). */
export interface Pointed extends Box {
  away: number | null;
}

/** A ring around something; `next`: it is what to tap now. */
export type Ring = Pointed & { next: boolean };

const boxOf = (rect: DOMRect): Box => ({ x: rect.x, y: rect.y, w: rect.width, h: rect.height });

/** The element that is drawn, if one is; under a scene nothing can be seen or tapped. */
export function shown(selector: string): Element | null {
  const drawn = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  const above = drawn.find((element) => !element.closest('#app'));
  const scene = document.querySelector('.veil');
  return above ?? (scene ? null : (drawn[0] ?? null));
}

/** Where the lesson's card may lie: below the top bar, a little away from the edges. */
export function roomInWindow(): Box {
  const narrow = innerWidth <= 720;
  const edge = narrow ? 6 : 12;
  const top = narrow ? 48 : 56;
  return { x: edge, y: top, w: innerWidth - 2 * edge, h: innerHeight - top - edge };
}

/** What can be seen of the page around an element: the window, or what cuts it off. */
function frameOf(element: Element): Box {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at instanceof SVGElement || getComputedStyle(at).overflow === 'visible') continue;
    const box = boxOf(at.getBoundingClientRect());
    const x = Math.max(0, box.x);
    const y = Math.max(0, box.y);
    return {
      x,
      y,
      w: Math.min(innerWidth, box.x + box.w) - x,
      h: Math.min(innerHeight, box.y + box.h) - y,
    };
  }
  return { x: 0, y: 0, w: innerWidth, h: innerHeight };
}

/** The part of a box within a frame; if its middle lies outside, a mark at the edge towards it. */
export function within(box: Box, frame: Box): Pointed {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const inside = cx > frame.x && cx < frame.x + frame.w && cy > frame.y && cy < frame.y + frame.h;
  if (!inside) {
    const x = Math.min(Math.max(cx, frame.x + 30), frame.x + frame.w - 30);
    const y = Math.min(Math.max(cy, frame.y + 30), frame.y + frame.h - 30);
    const away = (Math.atan2(cy - y, cx - x) * 180) / Math.PI;
    return { x: x - 22, y: y - 22, w: 44, h: 44, away };
  }
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  return {
    x,
    y,
    w: Math.min(box.x + box.w, frame.x + frame.w) - x,
    h: Math.min(box.y + box.h, frame.y + frame.h) - y,
    away: null,
  };
}

/** Where an element is to be pointed at. */
export function pointAt(element: Element): Pointed {
  const box = boxOf(element.getBoundingClientRect());
  const hand = element.closest('.hand');
  if (hand) {
    // On a phone the decision bar lies over the lower part of the hand.
    const bar = document.querySelector('.decide')?.getBoundingClientRect();
    if (bar && bar.top > box.y) box.h = Math.min(box.h, bar.top - box.y - 6);
    // Each card of a fan lies over the one before it.
    for (const card of hand.querySelectorAll('[data-word]')) {
      const { x } = card.getBoundingClientRect();
      if (card !== element && x > box.x + 8) box.w = Math.min(box.w, x - box.x);
    }
  }
  return within(box, frameOf(element));
}

/** Scroll what holds an element so that it is in sight; a board that is dragged does not scroll. */
export function bring(element: Element): void {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight || at instanceof SVGElement) continue;
    if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    const [box, frame] = [element.getBoundingClientRect(), at.getBoundingClientRect()];
    at.scrollTop += box.top + box.height / 2 - frame.top - frame.height / 2;
    return;
  }
}

function overlap(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/**
 * The place for a card of this size that covers least of what must be seen, and of such places the
 * one that leaves most of the decision bar free. Earlier places are better; `now`, where it lies,
 * is best if it covers nothing, so that it does not jump about.
 */
export function placeFor(
  size: { w: number; h: number },
  room: Box,
  avoid: Box[],
  now: { x: number; y: number } | null,
  bar: Box | null = null,
): { x: number; y: number } {
  const right = room.x + room.w - size.w;
  const low = room.y + room.h - size.h;
  const middle = room.x + (room.w - size.w) / 2;
  const half = room.y + (room.h - size.h) / 2;
  // Just above the bar, where there is room for it.
  const above = bar ? Math.max(room.y, Math.min(low, bar.y - size.h - 6)) : low;
  // A card as wide as the screen would lie over the middle of the board.
  const side = size.w > 0.6 * room.w ? above : half;
  const places = [
    ...(now && now.x <= right && now.y <= low ? [now] : []),
    { x: right, y: side },
    { x: right, y: above },
    { x: right, y: low },
    { x: right, y: room.y },
    { x: room.x, y: room.y },
    { x: room.x, y: half },
    { x: room.x, y: above },
    { x: room.x, y: low },
    { x: middle, y: room.y },
    { x: middle, y: low },
  ];
  let best = places[0] as { x: number; y: number };
  let least = Infinity;
  for (const place of places) {
    const card = { ...place, ...size };
    const covered = avoid.reduce((sum, box) => sum + overlap(card, box), 0);
    // Less than one square pixel for the whole bar: it only decides between equals.
    const hidden = covered + (bar ? overlap(card, bar) / (bar.w * bar.h + 1) : 0);
    if (hidden < least) [best, least] = [place, hidden];
  }
  return best;
}
