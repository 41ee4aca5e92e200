/** What happens to tables of this device that nobody asked for. */

/** Entries at the end of a log that could not be read; or a bot's move that could not be stored. */
export type LocalTrouble = { table: string; lost: number } | { unstored: string };

const told = new Set<(trouble: LocalTrouble) => void>();

/** Be told of it. */
export function onLocalTrouble(listener: (trouble: LocalTrouble) => void): void {
  told.add(listener);
}

export function tell(trouble: LocalTrouble): void {
  for (const listener of told) listener(trouble);
}
