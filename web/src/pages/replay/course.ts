/** The course of a game as lines: numbers over moves, and how they are laid out in a picture. */
import type { LogEntry, Plain } from '../../shell/contract';

export interface Course {
  /** For each seat its number after every move. */
  lines: number[][];
  /** Where a round begins. */
  marks: { at: number; round: number }[];
  /** The entries, to point at a moment. */
  numbers: number[];
}

/** The course of a game; null if it has none. */
export function courseOf(frames: LogEntry[], values: (facts: Plain) => number[]): Course | null {
  const rows = frames.map((frame) => values(frame.facts ?? {}));
  return linesOf(rows, frames);
}

/** A row of numbers, one for each seat, after every move, as lines; null if there is nothing to draw. */
export function linesOf(rows: number[][], frames: LogEntry[]): Course | null {
  const seats = rows[0]?.length ?? 0;
  if (seats === 0 || rows.length < 2) return null;
  const marks: Course['marks'] = [];
  for (const [at, frame] of frames.entries()) {
    // Any game that has rounds tells by this event that a new one begins.
    const round = frame.events.find((event) => event.event === 'round')?.round as number;
    if (round !== undefined && round !== marks.at(-1)?.round) marks.push({ at, round });
  }
  // The first round is there from the start, before anything is told.
  const first = marks[0];
  if (first && first.round > 1 && first.at > 0) marks.unshift({ at: 0, round: first.round - 1 });
  return {
    lines: Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat] ?? 0)),
    marks,
    numbers: frames.map((frame) => frame.number),
  };
}

/** Where the table of the course has a row: the beginnings of rounds, and the end as far as it is known. */
export function stopsOf(course: Course): { at: number; round: number | null }[] {
  const end = course.numbers.length - 1;
  // A round that begins with the last move known so far is no row of its own yet.
  return [...course.marks.filter(({ at }) => at !== end), { at: end, round: null }];
}

/** Round numbers from `low` to `high`, about `count` of them, the ends included. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = Math.max(high - low, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((s) => s >= rough) ?? 1);
  const found: number[] = [];
  for (let at = Math.floor(low / step) * step; ; at += step) {
    found.push(at);
    if (at >= high) return found;
  }
}

/** A line that stays until it changes. */
export function stairs(
  values: number[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let path = '';
  let before: number | undefined;
  for (const [at, value] of values.entries()) {
    if (before === undefined) path = `M${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    else if (value !== before) path += `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`;
    before = value;
  }
  return `${path}H${x(values.length - 1).toFixed(1)}`;
}

/** Places for marks that would lie on each other: in the same order, `gap` apart, within the room. */
export function spread(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let least = low;
  for (const i of order) {
    found[i] = Math.max(found[i] ?? 0, least);
    least = (found[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of [...order].reverse()) {
    found[i] = Math.min(found[i] ?? 0, most);
    most = (found[i] ?? 0) - gap;
  }
  return found;
}
