/** A chart on a small screen: pinch, drag, double tap. Only a transform moves. */
const MOST = 3;

interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Camera {
  /** Pixels a unit, and the place of the chart's left upper corner. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = false;
  #tap = 0;
  #home: Part | null = null;
  #whole = true;
  #middle = { x: 0, y: 0 };
  readonly #wide: number;
  readonly #high: number;

  /** A camera over a chart of so many units. */
  constructor(wide: number, high: number) {
    this.#wide = wide;
    this.#high = high;
  }

  get fit(): number {
    const { w, h } = this.#home ?? { w: this.#wide, h: this.#high };
    return Math.min(this.width / w, this.height / h) || 1;
  }

  /** The part of the chart that is seen, in its units. */
  get window(): Part {
    return {
      x: -this.x / this.scale,
      y: -this.y / this.scale,
      w: this.width / this.scale,
      h: this.height / this.scale,
    };
  }

  /** Show the point (in units) in the middle, at that size. */
  look(cx: number, cy: number, scale: number): void {
    this.scale = Math.max(this.fit, Math.min(MOST, scale));
    this.x = this.width / 2 - cx * this.scale;
    this.y = this.height / 2 - cy * this.scale;
    this.#hold();
  }

  /** All of it, or the part that matters. */
  whole(home: Part | null = this.#home): void {
    this.#home = home;
    const { x, y, w, h } = home ?? { x: 0, y: 0, w: this.#wide, h: this.#high };
    this.look(x + w / 2, y + h / 2, this.fit);
    this.#whole = true;
  }

  /** The window has another size: what was looked at stays in its middle. */
  resized(home: Part | null): void {
    if (this.#whole) this.whole(home);
    else this.look(this.#middle.x, this.#middle.y, this.scale);
  }

  /** The chart stays in sight: no sea beyond its border unless it is smaller than the window. */
  #hold(): void {
    const keep = (at: number, room: number, size: number): number =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    this.x = keep(this.x, this.width, this.#wide * this.scale);
    this.y = keep(this.y, this.height, this.#high * this.scale);
    const { x, y, w, h } = this.window;
    this.#middle = { x: x + w / 2, y: y + h / 2 };
    this.#whole = this.scale <= this.fit * 1.05;
  }

  #zoom(px: number, py: number, scale: number): void {
    const next = Math.max(this.fit, Math.min(MOST, scale));
    this.x = px - ((px - this.x) * next) / this.scale;
    this.y = py - ((py - this.y) * next) / this.scale;
    this.scale = next;
    this.#hold();
  }

  /** Make an element the window onto the chart. */
  watch = (node: HTMLElement): (() => void) => {
    const at = (event: PointerEvent): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (this.#fingers.size === 0) this.#moved = false;
      this.#fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (!this.#moved && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
      this.#moved = true;
      this.moving = true;
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        this.#zoom((now.x + other.x) / 2, (now.y + other.y) / 2, (this.scale * is) / was);
      } else {
        this.x += now.x - before.x;
        this.y += now.y - before.y;
        this.#hold();
      }
      this.#fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      this.#fingers.delete(event.pointerId);
      if (this.#fingers.size === 0) this.moving = false;
    };
    // A drag must not end as a tap on a landing.
    const click = (event: MouseEvent): void => {
      if (!this.#moved) {
        const now = event.timeStamp;
        if (
          now - this.#tap < 320 &&
          event.target instanceof Element &&
          !event.target.closest('[role=button],button')
        )
          if (this.scale > this.fit * 1.05) this.whole();
          else {
            const box = node.getBoundingClientRect();
            this.#zoom(event.clientX - box.left, event.clientY - box.top, this.fit * 2);
          }
        this.#tap = now;
        return;
      }
      event.stopPropagation();
      event.preventDefault();
      this.#moved = false;
    };
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
    };
  };
}
