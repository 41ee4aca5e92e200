import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeFor, shown, within } from './targets';

const ROOM = { x: 0, y: 0, w: 1000, h: 600 };
const CARD = { w: 200, h: 100 };

describe('a thing that is pointed at', () => {
  it('is ringed as far as it can be seen', () => {
    const seen = within({ x: 950, y: 10, w: 80, h: 40 }, ROOM);
    expect(seen).toEqual({ x: 950, y: 10, w: 50, h: 40, away: null });
  });
  it('is shown by an arrow at the edge if it lies beyond', () => {
    const right = within({ x: 1400, y: 280, w: 40, h: 40 }, ROOM);
    expect(right.away).toBe(0);
    expect(right.x + right.w).toBeLessThanOrEqual(1000);
    expect(within({ x: 480, y: 900, w: 40, h: 40 }, ROOM).away).toBe(90);
  });
});

describe('what is pointed at', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
  it('is on the table, or in the scene that lies over it', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40));
    document.body.innerHTML = '<div id="app"><i class="deck"></i><i class="card"></i></div>';
    expect(shown('.deck')?.closest('#app')).not.toBeNull();
    document.body.insertAdjacentHTML('beforeend', '<div class="veil"><i class="deck"></i></div>');
    expect(shown('.deck')?.closest('.veil')).not.toBeNull();
    expect(shown('.card')).toBeNull();
  });
});

describe('the card', () => {
  it('lies where it covers nothing that matters', () => {
    const right = { x: 700, y: 0, w: 300, h: 600 };
    const place = placeFor(CARD, ROOM, [right], null);
    expect(place.x + CARD.w).toBeLessThanOrEqual(700);
  });
  it('stays where it is as long as that is good', () => {
    expect(placeFor(CARD, ROOM, [], { x: 10, y: 20 })).toEqual({ x: 10, y: 20 });
    expect(placeFor(CARD, ROOM, [{ x: 0, y: 0, w: 50, h: 50 }], { x: 10, y: 20 }).x).toBe(800);
  });
  it('leaves the decision bar free, but what is pointed at comes first', () => {
    const bar = { x: 0, y: 500, w: 1000, h: 100 };
    const low = { x: 800, y: 500 };
    expect(placeFor(CARD, ROOM, [], low, bar).y).toBeLessThanOrEqual(400);
    const upper = { x: 0, y: 0, w: 1000, h: 380 };
    expect(placeFor(CARD, ROOM, [upper], low, bar).y).toBe(394);
    const above = { x: 0, y: 0, w: 1000, h: 490 };
    expect(placeFor(CARD, ROOM, [above], low, bar).y).toBe(500);
  });
  it('lies just above the bar, not over the middle of the board, if it is as wide as the screen', () => {
    const bar = { x: 0, y: 500, w: 1000, h: 100 };
    expect(placeFor({ w: 900, h: 100 }, ROOM, [], null, bar)).toEqual({ x: 100, y: 394 });
  });
  it('never lies beyond the window', () => {
    const place = placeFor(CARD, ROOM, [], { x: 950, y: 20 });
    expect(place.x + CARD.w).toBeLessThanOrEqual(1000);
  });
});
