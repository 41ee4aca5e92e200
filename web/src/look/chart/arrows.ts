/** Arrow keys on a chart: they go where they point. */

const AXES = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const;

export type Arrow = keyof typeof AXES;

export function isArrow(key: string): key is Arrow {
  return key in AXES;
}

/** The nearest place in an arrow's direction; what lies within 45 degrees of it comes first. */
export function towards<Name extends string>(
  places: Record<Name, { x: number; y: number }>,
  from: Name,
  key: Arrow,
): Name | null {
  const { x, y } = AXES[key];
  const here = places[from];
  let best: { name: Name; cost: number } | null = null;
  for (const name of Object.keys(places) as Name[]) {
    const [right, down] = [places[name].x - here.x, places[name].y - here.y];
    const along = right * x + down * y;
    const across = Math.abs(right * y) + Math.abs(down * x);
    if (along <= 0) continue;
    const cost = across <= along ? Math.hypot(along, across) : 1e6 + along + 2 * across;
    if (!best || cost < best.cost) best = { name, cost };
  }
  return best?.name ?? null;
}
