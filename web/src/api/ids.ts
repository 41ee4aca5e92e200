/** Whose a table is, by its id: a server gives out hexadecimal digits, this device something else. */
const LOCAL = 'local';

/** Is it a table that this device keeps? For words; what is asked of it finds its way by itself. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

/** The table of this device that a path is about, or null. */
export function localTable(path: string): string | null {
  return /^\/api\/tables\/(local[0-9a-zA-Z]*)/.exec(path)?.[1] ?? null;
}
