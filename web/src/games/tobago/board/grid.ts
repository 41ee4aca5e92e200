/**
 * Hexagons in rows, every other row half a space to the right, named as on a chart: `C7` is the
 * third row, the seventh space. Only geometry: what a space is and may be used for, the server says.
 */
export const COLUMNS = 11;
export const ROWS = 12;
/** From the middle of a space to a corner. */
export const R = 29.8;
export const W = 762;
export const H = 650;
const WIDE = R * Math.sqrt(3);
const LEFT = 104;
const TOP = 68;
const HIGH = 1.5 * R;

const LETTERS = 'ABCDEFGHIJKL';
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

const parse = (cell: string): [number, number] => [
  LETTERS.indexOf(cell.charAt(0)),
  Number(cell.slice(1)) - 1,
];
const nameOf = (row: number, column: number): string => `${LETTERS.charAt(row)}${column + 1}`;

/** The middle of a space. */
export function middle(cell: string): Point {
  const [row, column] = parse(cell);
  return { x: LEFT + WIDE * (column + 0.5 * (row % 2)), y: TOP + HIGH * row };
}

/** Which section of the island a space belongs to: sections lie one below the other. */
export const sectionOf = (cell: string, rows: number): number => Math.floor(parse(cell)[0] / rows);

/** The part of the chart that holds the spaces, with some sea around them. */
export function around(cells: string[], sea: number): Box {
  const at = cells.map(middle);
  const [xs, ys] = [at.map((each) => each.x), at.map((each) => each.y)];
  const far = R + sea;
  const [x, y] = [Math.min(...xs) - far, Math.min(...ys) - far];
  return { x, y, w: Math.max(...xs) + far - x, h: Math.max(...ys) + far - y };
}

/** Directions clockwise from the east, as the edges of a hexagon are numbered. */
export const EDGES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** The neighbour behind an edge; it may be sea. */
export function beyond(cell: string, edge: number): string {
  const [row, column] = parse(cell);
  const odd = row % 2;
  const STEPS: [number, number][] = [
    [0, 1],
    [1, odd],
    [1, odd - 1],
    [0, -1],
    [-1, odd - 1],
    [-1, odd],
  ];
  const [dr, dc] = STEPS[edge] ?? [0, 0];
  return row + dr < 0 || column + dc < 0 ? '' : nameOf(row + dr, column + dc);
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

export function corner({ x, y }: Point, i: number, r = R): [number, number] {
  const a = ((60 * i - 30) * Math.PI) / 180;
  return [x + r * Math.cos(a), y + r * Math.sin(a)];
}

/** A hexagon as path data. */
export function hexagon(at: Point, r = R): string {
  return 'M' + [0, 1, 2, 3, 4, 5].map((i) => corner(at, i, r).map(short).join(' ')).join('L') + 'z';
}

/** Lines between neighbours for which the test holds. */
export function between(cells: Iterable<string>, test: (a: string, b: string) => boolean): string {
  const all = new Set(cells);
  let d = '';
  for (const cell of all)
    for (let edge = 0; edge < 3; edge++) {
      const other = beyond(cell, edge);
      if (!all.has(other) || !test(cell, other)) continue;
      const at = middle(cell);
      const [a, b] = [corner(at, edge), corner(at, edge + 1)];
      d += `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;
    }
  return d;
}

/** Closed lines around a set of spaces. */
export function outline(cells: Iterable<string>): string {
  const all = new Set(cells);
  const key = (p: [number, number]): string => `${Math.round(p[0])}_${Math.round(p[1])}`;
  const next = new Map<string, [[number, number], [number, number]][]>();
  for (const cell of all)
    for (let edge = 0; edge < 6; edge++) {
      if (all.has(beyond(cell, edge))) continue;
      const at = middle(cell);
      const [a, b] = [corner(at, edge), corner(at, edge + 1)];
      const known = next.get(key(a));
      if (known) known.push([a, b]);
      else next.set(key(a), [[a, b]]);
    }
  let d = '';
  while (next.size) {
    const begin = next.keys().next().value as string;
    let at = begin;
    let first = true;
    do {
      const lines = next.get(at)!;
      const [a, b] = lines.pop()!;
      if (!lines.length) next.delete(at);
      d += `${first ? 'M' : 'L'}${short(a[0])} ${short(a[1])}`;
      first = false;
      at = key(b);
    } while (at !== begin && next.has(at));
    d += 'z';
  }
  return d;
}

/** A number from 0 to 1 that is always the same for a space: so that no two look alike. */
export function chance(cell: string, seed = 1): number {
  const [row, column] = parse(cell);
  const x = Math.sin((row * 13 + column * 7 + seed * 31) * 127.1) * 43758.5453;
  return x - Math.floor(x);
}

/** The course of a river through its spaces: a ribbon from the sea or a lake to its source. */
export function ribbon(river: string[], terrainOf: (cell: string) => string | undefined): string {
  const inside = new Set(river);
  const flows = (cell: string): string[] =>
    [0, 1, 2, 3, 4, 5].map((edge) => beyond(cell, edge)).filter((each) => inside.has(each));
  const side = (cell: string, edge: number): [number, number] => {
    const at = middle(cell);
    const [a, b] = [corner(at, edge, R * 0.98), corner(at, edge + 1, R * 0.98)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const edgeTo = (a: string, b: string): number =>
    [0, 1, 2, 3, 4, 5].find((edge) => beyond(a, edge) === b) ?? 0;
  const sea = (cell: string): number | undefined =>
    [0, 1, 2, 3, 4, 5].find((edge) => terrainOf(beyond(cell, edge)) === undefined);
  const lake = (cell: string): number | undefined =>
    [0, 1, 2, 3, 4, 5].find((edge) => terrainOf(beyond(cell, edge)) === 'lake');
  // The longest way from one end through the spaces; what branches off gets its own short line.
  const ends = river.filter((cell) => flows(cell).length <= 1);
  let best: string[] = [];
  const go = (path: string[]): void => {
    if (path.length > best.length) best = [...path];
    if (best.length === river.length) return;
    for (const each of flows(path.at(-1)!)) if (!path.includes(each)) go([...path, each]);
  };
  const starts = ends.length ? ends : river.slice(0, 1);
  for (const cell of [...starts].sort(
    (a, b) => Number(sea(b) !== undefined) - Number(sea(a) !== undefined),
  ))
    if (best.length < river.length) go([cell]);
  let d = '';
  best.forEach((cell, i) => {
    const at = middle(cell);
    const [before, after] = [best[i - 1], best[i + 1]];
    const out = sea(cell);
    const into = lake(cell);
    const from: [number, number] = before
      ? side(cell, edgeTo(cell, before))
      : out !== undefined
        ? side(cell, out)
        : into !== undefined
          ? side(cell, into)
          : [at.x - 6, at.y - 8];
    const to: [number, number] = after
      ? side(cell, edgeTo(cell, after))
      : before && into !== undefined
        ? side(cell, into)
        : before && out !== undefined
          ? side(cell, out)
          : [at.x + (at.x - from[0]) * 0.35, at.y + (at.y - from[1]) * 0.35];
    const bend: Point = {
      x: at.x + (chance(cell, 3) - 0.5) * 8,
      y: at.y + (chance(cell, 5) - 0.5) * 8,
    };
    if (i === 0) d += `M${short(from[0])} ${short(from[1])}`;
    d += `Q${short(bend.x)} ${short(bend.y)} ${short(to[0])} ${short(to[1])}`;
  });
  for (const cell of river) {
    if (best.includes(cell)) continue;
    const joined = flows(cell)[0];
    const at = middle(cell);
    const to = joined ? middle(joined) : { x: at.x + 8, y: at.y };
    d += `M${short(at.x)} ${short(at.y)}L${short(to.x)} ${short(to.y)}`;
  }
  return d;
}

/** Spaces that hang together, of one terrain: for drawing only. */
export function together(
  cells: string[],
  terrainOf: (cell: string) => string | undefined,
  terrain: string,
): string[][] {
  const left = new Set(cells.filter((cell) => terrainOf(cell) === terrain));
  const groups: string[][] = [];
  while (left.size) {
    const first = left.values().next().value as string;
    left.delete(first);
    const group = [first];
    for (const cell of group)
      for (let edge = 0; edge < 6; edge++) {
        const other = beyond(cell, edge);
        if (left.delete(other)) group.push(other);
      }
    groups.push(group);
  }
  return groups;
}
