/** Where things lie on the chart: 876 by 652 units. */
import type { Landing } from '../faces';

export const W = 876;
export const H = 652;
export const CX = 438;
export const CY = 326;
/** Half the island's width and height. */
export const A = 178;
export const B = 122;

export interface Spot {
  x: number;
  y: number;
  /** The way out to sea. */
  dx: number;
  dy: number;
}

export const SPOTS: Record<Landing, Spot> = {
  N1: { x: CX - 88, y: CY - B, dx: 0, dy: -1 },
  N2: { x: CX + 88, y: CY - B, dx: 0, dy: -1 },
  E1: { x: CX + A, y: CY - 54, dx: 1, dy: 0 },
  E2: { x: CX + A, y: CY + 54, dx: 1, dy: 0 },
  S1: { x: CX + 88, y: CY + B, dx: 0, dy: 1 },
  S2: { x: CX - 88, y: CY + B, dx: 0, dy: 1 },
  W1: { x: CX - A, y: CY + 54, dx: -1, dy: 0 },
  W2: { x: CX - A, y: CY - 54, dx: -1, dy: 0 },
};

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Laid {
  name: string;
  /** Slots it takes: a +1 card two. */
  long: number;
  ghost: boolean;
}

export interface Piece extends Box {
  name: string;
  ghost: boolean;
}

export interface Column {
  vertical: boolean;
  pieces: Piece[];
  /** First cards put together because the column is too long: their number and their slip. */
  folded: { cards: Laid[]; box: Box } | null;
  /** Slots still missing. */
  slots: Box[];
  /** The line that must be reached. */
  goal: { x: number; y: number; length: number };
  count: number;
}

const START = 31;
const PITCH = { vertical: 27, sideways: 31 };
const LEAST = 16;
/** Room between a landing and the border of the chart. */
const ROOM = { vertical: 142, sideways: 212 };

/** Lay a column out: pitch shrinks beyond the room, and beyond that the first cards fold. */
export function column(landing: Landing, cards: Laid[], need: number): Column {
  const spot = SPOTS[landing];
  const vertical = spot.dx === 0;
  const wide = vertical ? 66 : 29;
  const high = vertical ? 25 : 62;
  const room = vertical ? ROOM.vertical : ROOM.sideways;
  let shown = cards;
  let fold: Laid[] = [];
  const slotsOf = (list: Laid[]): number => list.reduce((n, each) => n + each.long, 0);
  const count = slotsOf(cards);
  const most = Math.floor(room / LEAST);
  while (slotsOf(shown) + (fold.length ? 1 : 0) > most) {
    fold = [...fold, ...shown.slice(0, 1)];
    shown = shown.slice(1);
  }
  const folds = fold.length ? 1 : 0;
  const used = slotsOf(shown) + folds;
  // What is folded is gone from the line of slots: the goal moves towards the shore.
  const goalAt = Math.max(0, need - (count - used));
  const total = Math.max(used, goalAt);
  const full = vertical ? PITCH.vertical : PITCH.sideways;
  const pitch = Math.max(LEAST, Math.min(full, room / Math.max(total, 1)));
  const at = (place: number, long = 1): Box => {
    const near = START + place * pitch;
    const far = near + long * pitch - 2;
    if (spot.dy < 0) return { x: spot.x - wide / 2, y: spot.y - far, w: wide, h: far - near };
    if (spot.dy > 0) return { x: spot.x - wide / 2, y: spot.y + near, w: wide, h: far - near };
    if (spot.dx > 0) return { x: spot.x + near, y: spot.y - high / 2, w: far - near, h: high };
    return { x: spot.x - far, y: spot.y - high / 2, w: far - near, h: high };
  };
  let place = folds;
  const pieces = shown.map((each) => {
    const piece = { ...at(place, each.long), name: each.name, ghost: each.ghost };
    place += each.long;
    return piece;
  });
  const slots: Box[] = [];
  for (let i = used; i < goalAt; i++) slots.push(at(i));
  const line = START + goalAt * pitch + 0.5;
  const goal = vertical
    ? { x: spot.x - wide / 2 - 9, y: spot.y + spot.dy * line, length: wide + 18 }
    : { x: spot.x + spot.dx * line, y: spot.y - high / 2 - 8, length: high + 16 };
  return {
    vertical,
    pieces,
    folded: folds ? { cards: fold, box: at(0) } : null,
    slots,
    goal,
    count,
  };
}

export interface Islet {
  x: number;
  y: number;
  seed: number;
}

/** Places of the small islands, by tile; the seventh only with five players. */
export const ISLETS: Record<number, Islet> = {
  1: { x: 792, y: 146, seed: 5.2 },
  2: { x: 694, y: 548, seed: 4.9 },
  3: { x: 84, y: 462, seed: 2.1 },
  4: { x: 702, y: 58, seed: 1.2 },
  5: { x: 182, y: 552, seed: 4.4 },
  6: { x: 800, y: 520, seed: 6.3 },
  7: { x: 186, y: 60, seed: 3.1 },
};

/** The ship lies off its corner, its bow along the exploration coast. */
export function shipAt(
  corner: string,
  bow: string,
): { x: number; y: number; turn: number; scale: number } {
  const east = corner[1] === 'E';
  const south = corner[0] === 'S';
  // Off the corner, on the side the ship comes from, so that the columns stay free.
  const along: Record<string, number> =
    bow === 'clockwise' ? { NW: 0, NE: 90, SE: 180, SW: 270 } : { NW: 90, NE: 180, SE: 270, SW: 0 };
  const turn = along[corner] ?? 0;
  // Along the east and west coasts there is less room between pill and small islands.
  const upright = turn % 180 !== 0;
  return {
    x: CX + (east ? 1 : -1) * (A + (upright ? 12 : 40)),
    y: CY + (south ? 1 : -1) * (B + (upright ? 48 : 26)),
    turn,
    scale: upright ? 0.85 : 1,
  };
}

/** The light over a coast: a wedge from the shore to the border. */
export function light(coast: string): string {
  if (coast === 'north')
    return `M${CX - 150} ${CY - B + 16}L${CX - 196} 12H${CX + 196}L${CX + 150} ${CY - B + 16}z`;
  if (coast === 'south')
    return `M${CX - 150} ${CY + B - 16}L${CX - 196} ${H - 12}H${CX + 196}L${CX + 150} ${CY + B - 16}z`;
  if (coast === 'east')
    return `M${CX + A - 16} ${CY - 96}L${W - 12} ${CY - 130}V${CY + 130}L${CX + A - 16} ${CY + 96}z`;
  return `M${CX - A + 16} ${CY - 96}L12 ${CY - 130}V${CY + 130}L${CX - A + 16} ${CY + 96}z`;
}

/** The shore of a coast as a dotted line. */
export function shoreLine(coast: string): string {
  if (coast === 'north' || coast === 'south') {
    const s = coast === 'north' ? -1 : 1;
    const y = CY + s * B;
    return `M${CX - 128} ${y}C${CX - 40} ${y + s * 8} ${CX + 40} ${y + s * 8} ${CX + 128} ${y}`;
  }
  const s = coast === 'west' ? -1 : 1;
  const x = CX + s * A;
  return `M${x} ${CY - 84}C${x + s * 8} ${CY - 28} ${x + s * 8} ${CY + 28} ${x} ${CY + 84}`;
}
