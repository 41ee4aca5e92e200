/** Can other devices open this page's links? */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Is it an address that means this very computer, wherever it is opened? */
export function onlyHere(host: string): boolean {
  return LOOPBACK.test(host) || host.endsWith('.localhost');
}
