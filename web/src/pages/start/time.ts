/** How long until a deadline, as a number and the Fluent key for it. */
export interface Left {
  key: 'left-minutes' | 'left-hours' | 'left-days' | 'left-none';
  count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rounded up, so that nobody is told less than a minute of something. */
export function left(deadline: number, now: number): Left {
  const ms = deadline - now;
  if (ms <= 0) return { key: 'left-none', count: 0 };
  if (ms <= 90 * MINUTE) return { key: 'left-minutes', count: Math.ceil(ms / MINUTE) };
  if (ms <= 36 * HOUR) return { key: 'left-hours', count: Math.ceil(ms / HOUR) };
  return { key: 'left-days', count: Math.ceil(ms / DAY) };
}
