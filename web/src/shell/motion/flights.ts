/** Small pictures that fly from one `data-thing` to another, by transform and opacity alone. */
import { mount, unmount } from 'svelte';
import type { Flight } from '../contract';

const layers = new Set<HTMLElement>();

/** Where a thing is on the page now; null if it is not shown. */
export function placeOf(thing: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
/** What follows is a task of its own, so that it does not make a frame late. */
const later = () => new Promise((done) => setTimeout(done));

/**
 * Let pictures fly, `pace` times as fast as they would. Things that are not there are passed over.
 * All places are read first, once what has changed is laid out anyway: reading after writing would
 * lay the page out again for each flight.
 */
export async function fly(flights: Flight[], pace: number): Promise<void> {
  if (flights.length === 0 || document.hidden) return;
  await frame();
  const ways = flights.map((flight) => ({
    flight,
    from: placeOf(flight.from),
    to: placeOf(flight.to),
  }));
  await later();
  await Promise.all(
    ways.map(({ flight, from, to }) => (from && to ? one(flight, from, to, pace) : undefined)),
  );
  await later();
}

/** Everything that still flies is gone at once. */
export function land(): void {
  for (const layer of layers) for (const motion of layer.getAnimations()) motion.finish();
}

/** The middle of a place, for a picture of any size. */
const middle = (box: DOMRect): string =>
  `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;

async function one(flight: Flight, from: DOMRect, to: DOMRect, pace: number): Promise<void> {
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  layers.add(layer);
  const picture = mount(flight.picture, { target: layer, props: (flight.props ?? {}) as never });
  try {
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
