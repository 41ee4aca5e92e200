/** Moments of a finished game: which one an address means, and the table as it was then. */
import type { TableAbout } from '../../../api/wire';
import type { LogEntry } from '../../../shell/contract';

/** The moment after an entry: the last frame that is not later. */
export function frameAt(frames: LogEntry[], number: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.number <= number),
  );
}

/** The table at a moment: on until the last one, and whoever moves next is asked. */
export function aboutAt(about: TableAbout, frames: LogEntry[], at: number): TableAbout {
  const last = at >= frames.length - 1;
  const next = frames.slice(at + 1).find((frame) => frame.kind === 'move');
  return {
    ...about,
    status: last ? 'finished' : 'running',
    asked: last || next?.seat == null ? [] : [next.seat],
    asking: {},
    clock: null,
    undo_asked: null,
    abandon: [],
  };
}

/** The entry that an address points at (`#42`); 0 if none. */
export function numberIn(hash: string): number {
  return /^\d{1,9}$/.test(hash) ? Number(hash) : 0;
}
