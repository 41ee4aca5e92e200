/**
 * Where things lie on one space, so that none hides another: an object of the island, an amulet,
 * markers of possible sites, ATVs. From the middle of the space, in the units of the chart.
 */
export interface Spot {
  x: number;
  y: number;
  /** Across. */
  size: number;
}
export interface Lying {
  object: boolean;
  amulet: boolean;
  marks: number;
  atvs: number;
}
export interface Arranged {
  object: Spot;
  amulet: Spot;
  marks: Spot[];
  atvs: Spot[];
}
type Place = [x: number, y: number, size: number];

export const ATV = 38;
const OBJECT = 37;
const AMULET = 25;
/** Small things without anything else there, by their number. */
const ALONE: Place[][] = [
  [],
  [[0, 0, 23]],
  [
    [-11.5, 0, 20],
    [11.5, 0, 20],
  ],
  [
    [-11, -9, 17],
    [11, -9, 17],
    [0, 11, 17],
  ],
  [
    [-11, -9, 17],
    [11, -9, 17],
    [-11, 10, 17],
    [11, 10, 17],
  ],
  [
    [-14, -9, 15],
    [0, -9, 15],
    [14, -9, 15],
    [-8, 9, 15],
    [8, 9, 15],
  ],
];
/** Beside an object, which moves to the left. */
const BESIDE: Place[] = [
  [14, -9, 17],
  [14, 10, 17],
  [-14, 12, 17],
  [0, 14, 15],
  [-14, -12, 15],
];
/** Above ATVs, which move down: by the number of things, the object among them. */
const ABOVE: Place[][] = [
  [],
  [[0, -13, 20]],
  [
    [-11, -10, 19],
    [11, -10, 19],
  ],
  [
    [-15, -7, 16],
    [0, -15, 16],
    [15, -7, 16],
  ],
  [
    [-17, -4, 14],
    [-7, -15, 14],
    [7, -15, 14],
    [17, -4, 14],
  ],
  [
    [-18, -1, 13],
    [-11, -13, 13],
    [0, -19, 13],
    [11, -13, 13],
    [18, -1, 13],
  ],
  [
    [-19, 1, 12],
    [-16, -10, 12],
    [-6, -18, 12],
    [6, -18, 12],
    [16, -10, 12],
    [19, 1, 12],
  ],
];

const spot = ([x, y, size]: Place): Spot => ({ x, y, size });
const NOWHERE: Spot = { x: 0, y: 0, size: 0 };

export function arrange({ object, amulet, marks, atvs }: Lying): Arranged {
  const things = Number(object) + Number(amulet) + marks;
  const only = things === 1 && !atvs;
  const places = (atvs ? ABOVE[things] : object ? [[-8, -3, 32], ...BESIDE] : ALONE[things]) ?? [];
  const free = (places as Place[]).slice(0, things).map(spot);
  const take = (wanted: boolean): Spot => (wanted ? (free.shift() ?? NOWHERE) : NOWHERE);
  const first = take(object);
  const shining = take(amulet);
  // An object is told by its shape, which takes more room than a marker's.
  const grown = atvs ? { ...first, size: first.size * 1.35 } : first;
  return {
    object: only ? { x: 0, y: -3, size: OBJECT } : grown,
    amulet: only ? { x: 0, y: 0, size: AMULET } : shining,
    marks: free,
    atvs: Array.from({ length: atvs }, (_, i) => ({
      x: (i - (atvs - 1) / 2) * 13,
      y: things ? 13 : 2,
      size: things ? ATV * 0.82 : ATV,
    })),
  };
}
