/** What the page and its two workers say to each other. */

/** From the page to the worker with the tables. */
export type ToTables =
  | { begin: { files: string[]; version: string } }
  | { thinker: MessagePort }
  /** Nobody looks: the thinker may go. */
  | { rest: true }
  | { id: number; method: string; path: string; body: string }
  | { watch: string; on: boolean }
  | { forget: string };

/** And back. */
export type FromTables =
  | Progress
  | { id: number; status: number; text: string }
  | { update: string; table: string }
  /** Entries at the end of a log that could not be read, and are gone. */
  | { lost: number; table: string }
  /** What a bot played could not be stored. */
  | { unstored: string }
  /** There is something to think about, and no thinker. */
  | { wanted: true }
  /** It thinks about what nobody wants to know any more. */
  | { stuck: true }
  /** The thinker has nothing to do, and may be ended. */
  | { rested: true };

export type Progress =
  { step: 'files' | 'games'; loaded: number } | { ready: true } | { failed: string };

/** To the worker that thinks: what to begin with, then questions. */
export type ToThinker = { begin: { files: string[] }; port: MessagePort };
export interface Question {
  number: number;
  what: string;
  job: string;
}
/** Its answer; empty: it could not. */
export interface Thought {
  number: number;
  answer: string;
}
