/** How far a guided game has come: worked out from its steps and the moves that the learner made. */
import type { components } from '../../api/schema';
import type { LogEntry } from '../contract';

/** `targets`: what is pointed at, by `data-thing`; `words`: the move to make, none if it is only read. */
export type Step = components['schemas']['LessonStep'];
export type Lesson = components['schemas']['Lesson'];

/** The moves of a seat that stand: those taken back are gone. */
export function movesOf(log: LogEntry[], seat: number): string[][] {
  const moves: string[][] = [];
  for (const entry of log) {
    if (entry.kind === 'move' && entry.seat === seat) moves.push(entry.data.words ?? []);
    if (entry.kind !== 'undo') continue;
    for (const [who, count] of (entry.data.back ?? []) as [number, number][])
      if (who === seat && count > 0) moves.splice(-count);
  }
  return moves;
}

/** The same move, in whatever order its parts were tapped? */
export function same(one: string[], other: string[]): boolean {
  return [...one].sort().join(' ') === [...other].sort().join(' ');
}

/** The first step from here on that asks for a move; the number of steps if none does. */
export function nextMove(steps: Step[], from: number): number {
  const found = steps.findIndex((step, place) => place >= from && step.words.length > 0);
  return found < 0 ? steps.length : found;
}

/** The first step that these moves have not done, and whether one of them was another than asked. */
export function progress(steps: Step[], moves: string[][]): { at: number; left: boolean } {
  let at = 0;
  for (const words of moves) {
    const step = steps[nextMove(steps, at)];
    if (!step) break; // what comes after the last move of the lesson is free
    if (!same(step.words, words)) return { at, left: true };
    at = nextMove(steps, at) + 1;
  }
  return { at, left: false };
}

/** The step to show: as far as was read, but never beyond a move that is still to be made. */
export function stepAt(steps: Step[], done: number, read: number): number {
  return Math.max(done, Math.min(read, nextMove(steps, done)));
}
