/** Small pictures that fly from one `data-thing` to another, by transform and opacity alone. */
import { mount, unmount } from 'svelte';
import type { Flight } from './contract';

const layers = new Set<HTMLElement>();

/** Where a thing is on the page now; null if it is not shown. */
export function placeOf(thing: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

/** Let pictures fly, `pace` times as fast as they would. Things that are not there are passed over. */
export async function fly(flights: Flight[], pace: number): Promise<void> {
  await Promise.all(flights.map((flight) => one(flight, pace)));
}

/** Everything that still flies is gone at once. */
export function land(): void {
  for (const layer of layers) for (const motion of layer.getAnimations()) motion.finish();
}

async function one(flight: Flight, pace: number): Promise<void> {
  const from = placeOf(flight.from);
  const to = placeOf(flight.to);
  if (!from || !to || document.hidden) return;
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  layers.add(layer);
  const picture = mount(flight.picture, { target: layer, props: flight.props ?? {} });
  try {
    const size = layer.getBoundingClientRect();
    const middle = (box: DOMRect) =>
      `translate(${box.x + (box.width - size.width) / 2}px, ${box.y + (box.height - size.height) / 2}px)`;
    const motion = layer.animate(
      [
        { transform: `${middle(from)} scale(0.9)`, opacity: 0.3 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { transform: `${middle(to)} scale(1)`, opacity: 0.6 },
      ],
      {
        duration: (flight.lasts ?? 480) / pace,
        delay: (flight.delay ?? 0) / pace,
        easing: 'cubic-bezier(.45,.05,.3,1)',
        fill: 'both',
      },
    );
    await motion.finished;
  } finally {
    layers.delete(layer);
    void unmount(picture);
    layer.remove();
  }
}
