/** A second hand for whoever shows clocks, and what a seat's clock says. */
import type { TableAbout } from '../../api/wire';

const hand = $state({ now: Date.now() });
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let the second hand run while a component is there: `$effect(runClock)`. */
export function runClock(): () => void {
  hand.now = Date.now();
  if (readers++ === 0) timer = setInterval(() => (hand.now = Date.now()), 1000);
  return () => {
    if (--readers === 0) clearInterval(timer);
  };
}

/** The time of the second hand; reactive. */
export function clockNow(): number {
  return hand.now;
}

/** Until when a seat has time, in unix ms; null if its clock does not run. */
export function deadlineOf(about: TableAbout, seat: number): number | null {
  const { clock, settings } = about;
  const began = clock?.since[seat] ?? null;
  if (began === null || !settings.seconds) return null;
  return began + settings.seconds * 1000 + (clock?.banks[seat] ?? 0);
}

/** Milliseconds a seat has left; null if no clock runs. Reactive. */
export function leftOf(about: TableAbout, seat: number): number | null {
  const until = deadlineOf(about, seat);
  return until === null ? null : Math.max(0, until - hand.now);
}

/** Below this a clock is red. */
export const NEAR_END = 15_000;
const TICKS = [15, 10, 5, 4, 3, 2, 1];

/** Seconds at which a clock near its end is heard; null at any other. */
export function tickAt(left: number | null): number | null {
  const seconds = left === null ? 0 : Math.ceil(left / 1000);
  return TICKS.includes(seconds) ? seconds : null;
}

/** A time that is left, as a clock shows it: `0:42`, `1:02:03`, `3 d`. */
export function clockText(ms: number, days: (count: number) => string): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86400) return days(Math.floor(seconds / 86400));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, '0') : part)).join(':');
}
