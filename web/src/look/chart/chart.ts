/** Lines of a sea chart as SVG path data: coasts, rhumb lines, waves, borders. */

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Several waves on top of each other, so that a coast looks like one. */
const rough = (t: number, seed: number): number =>
  Math.sin(t * 3 + seed) * 0.5 +
  Math.sin(t * 7 + seed * 2.3) * 0.32 +
  Math.sin(t * 13 + seed * 1.7) * 0.26 +
  Math.sin(t * 29 + seed * 3.1) * 0.16 +
  Math.sin(t * 53 + seed * 0.7) * 0.1;

export interface Shape {
  /** 2 is an ellipse, more is squarer. */
  n?: number;
  amp?: number;
  seed?: number;
  /** Distance from the coast: lines of depth around it. */
  d?: number;
  steps?: number;
  damp?: number;
}

/** A closed coast line around a centre. */
export function blob(cx: number, cy: number, a: number, b: number, shape: Shape = {}): string {
  const { n = 3.4, amp = 6, seed = 1, d = 0, steps = 220, damp = 1 } = shape;
  const points: string[] = [];
  for (let i = 0; i < steps; i++) {
    const t = (i / steps) * Math.PI * 2;
    const c = Math.cos(t);
    const s = Math.sin(t);
    const reach =
      Math.pow(Math.pow(Math.abs(c) / (a + d), n) + Math.pow(Math.abs(s) / (b + d), n), -1 / n) +
      rough(t, seed) * amp * damp;
    points.push(`${short(cx + c * reach)} ${short(cy + s * reach)}`);
  }
  return 'M' + points.join('L') + 'z';
}

export interface DepthLine {
  path: string;
  width: number;
  opacity: number;
}

/** Lines of depth around a coast, fainter the farther out. */
export function shore(cx: number, cy: number, a: number, b: number, shape: Shape): DepthLine[] {
  return [4, 9, 15, 22.5, 31, 41].map((d, i) => ({
    path: blob(cx, cy, a, b, { ...shape, d, steps: 150, damp: 1 - i * 0.13 }),
    width: 1.2 - i * 0.12,
    opacity: 0.5 - 0.075 * i,
  }));
}

/** Rhumb lines from the given points to all sides. */
export function rhumb(nodes: [number, number][]): string {
  let path = '';
  for (const [x, y] of nodes)
    for (let i = 0; i < 16; i++) {
      const a = (i * Math.PI) / 8;
      path += `M${x} ${y}L${short(x + Math.cos(a) * 1500)} ${short(y + Math.sin(a) * 1500)}`;
    }
  return path;
}

/** The graduated border of a chart: its dark pieces. */
export function neat(width: number, height: number, m = 5, t = 7, step = 36): string {
  let d = '';
  const nx = Math.round((width - 2 * m) / step);
  const ny = Math.round((height - 2 * m) / step);
  const sx = (width - 2 * m) / nx;
  const sy = (height - 2 * m) / ny;
  for (let i = 0; i < nx; i += 2) {
    const x = short(m + i * sx);
    d += `M${x} ${m}h${short(sx)}v${t}h${short(-sx)}z`;
    d += `M${x} ${height - m - t}h${short(sx)}v${t}h${short(-sx)}z`;
  }
  for (let i = 1; i < ny; i += 2) {
    const y = short(m + i * sy);
    d += `M${m} ${y}h${t}v${short(sy)}h${-t}z`;
    d += `M${width - m - t} ${y}h${t}v${short(sy)}h${-t}z`;
  }
  return d;
}

export const wavelet = (x: number, y: number): string => `M${x} ${y}c4-5 8-5 10 0 4-5 8-5 10 0`;

/** The 64 marks of a compass rose of radius r. */
export function ticks(r: number): string {
  let d = '';
  for (let i = 0; i < 64; i++) {
    const a = (i * Math.PI) / 32;
    const c = Math.cos(a);
    const s = Math.sin(a);
    d += `M${short(c * r * 0.93)} ${short(s * r * 0.93)}L${short(c * r)} ${short(s * r)}`;
  }
  return d;
}
