/** Addresses that people hand to each other. */

const TABLE = /^[0-9a-zA-Z_-]{4,64}$/;

/** The link that sits somebody down at a seat; without one, at any. */
export function seatLink(origin: string, table: string, seat?: number): string {
  return `${origin}/t/${table}${seat === undefined ? '' : `#seat=${seat}`}`;
}

/** The link of the big screen. */
export function watchLink(origin: string, table: string): string {
  return `${origin}/watch/${table}`;
}

/** The seat that a hash asks for, if it does and the table has it. */
export function seatIn(hash: string, players: number): number | undefined {
  const found = /^seat=(\d{1,2})$/.exec(hash);
  const seat = found ? Number(found[1]) : NaN;
  return seat < players ? seat : undefined;
}

/** The code of a personal link for another device, if the hash is one. */
export function deviceIn(hash: string): string | undefined {
  return /^device=([0-9a-f]{32})$/.exec(hash)?.[1];
}

/** A table's short code as the server knows it, however it was typed; undefined if it is none. */
export function codeIn(text: string): string | undefined {
  const bare = text.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z]{6}$/.test(bare) ? bare : undefined;
}

/** The page that a pasted link, or a table's name, means; undefined if it is neither. */
export function pageOf(text: string): string | undefined {
  const given = text.trim();
  if (TABLE.test(given) && /\d/.test(given)) return `/t/${given}`; // letters alone are a code
  try {
    const { pathname, hash } = new URL(given.includes('://') ? given : `https://${given}`);
    const found = /^\/(t|watch|replay)\/([^/]+)\/?$/.exec(pathname);
    if (found?.[2] && TABLE.test(found[2])) return pathname + hash;
    if (pathname === '/' && deviceIn(hash.slice(1))) return pathname + hash;
  } catch {
    // Not a link.
  }
  return undefined;
}
