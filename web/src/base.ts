/**
 * Where the client lies, and how its pages are addressed.
 *
 * On a server it lies at `/` and pages have paths (`/rules/tobago`), which the server answers with the
 * client. A static host (`doubloon site`) may put it into any folder and answers only for files, so
 * there pages stand behind the `#` of the one page there is (`/games/#/rules/tobago`).
 */

const named = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href;

/** The folder of the client: `/`, or such as `/games/doubloon/`. The manifest lies in it. */
export const BASE = manifest ? new URL('.', manifest).pathname : '/';
/** Is this a folder of files, without a server? */
export const STATIC = named('doubloon-server') === 'none';
/** A server that such a folder names, for tables with friends; '' if none. */
export const FRIENDS = named('doubloon-friends');

/** The script of this build; its name tells builds apart. */
const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
export const BUILD = script?.split('/').at(-1) ?? '';
/** Does this page show a game in the build that began it, whichever is the newest? */
export const PINNED = new URLSearchParams(location.search).get('build') === BUILD;

/** The full address of one of the client's files: `file('engine/engine.json')`. */
export function file(name: string): string {
  return new URL(BASE + name, location.origin).href;
}

/** A file that other builds have under the same name: the one of this build, if it is still here. */
export function ownFile(name: string): string {
  return BUILD ? `${file(name)}?build=${BUILD}` : file(name);
}

/** The address of one of our pages, for links: `to('/rules/tobago#TO-1')`. */
export function to(page: string, base = BASE, isStatic = STATIC): string {
  return isStatic ? `${base}#${page}` : base + page.slice(1);
}

/** The page and what stands behind its `#`, of an address of ours; undefined if it is not ours. */
export function pageAt(
  url: { pathname: string; hash: string },
  base = BASE,
  isStatic = STATIC,
): { path: string; hash: string } | undefined {
  if (!url.pathname.startsWith(base)) return undefined;
  const inner = `/${url.pathname.slice(base.length)}`;
  if (!isStatic) return { path: inner, hash: url.hash };
  if (inner !== '/' && inner !== '/index.html') return undefined;
  const page = url.hash.startsWith('#/') ? url.hash.slice(1) : '/';
  const behind = page.indexOf('#');
  if (behind < 0) return { path: page, hash: url.hash.startsWith('#/') ? '' : url.hash };
  return { path: page.slice(0, behind), hash: page.slice(behind) };
}
