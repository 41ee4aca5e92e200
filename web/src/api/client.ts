/**
 * Requests to the server, or to this device for the tables that it keeps, with typed errors.
 *
 * What changes something carries a request id: if the answer is lost on the way, the same request is
 * sent again and the server answers again without doing it twice.
 */
import { localTable } from './ids';
import { place } from './place.svelte';
import { answers, device, server, type Reply, type Transport } from './transport';
import type { Schemas } from './wire';

/** What the server answered instead of doing it; nothing has changed. `kind` is the server's constant. */
export class ApiError extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly status: number,
    readonly rule = '',
    readonly retryAfter = 0,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The server could not be reached, and was tried often enough. */
export class Unreachable extends ApiError {
  constructor() {
    super('unreachable', 'the server cannot be reached', 0);
  }
}

/** An id for something that is meant once: 128 random bits, so that even a first seat can be repeated. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who is told when the server cannot be reached (true) and when it can be again (false). */
const told = new Set<(trouble: boolean) => void>();
let trouble = false;

/** Be told of trouble with the connection, and of its end. */
export function onTrouble(listener: (trouble: boolean) => void): void {
  told.add(listener);
}

function weather(bad: boolean): void {
  if (bad === trouble) return;
  trouble = bad;
  place.note(bad);
  for (const listener of told) listener(bad);
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const WAITS = [400, 1000, 2000, 4000];

interface Asked {
  method: string;
  address: string;
  body?: string;
}

/** An answer's data, or its error. */
function opened(reply: Reply): unknown {
  const fine = reply.status >= 200 && reply.status < 300;
  let body: unknown = null;
  try {
    body = reply.text ? JSON.parse(reply.text) : null;
  } catch {
    // Not from our server: a proxy that speaks for it while it is away.
    throw new ApiError('unavailable', reply.text.slice(0, 200), fine ? 502 : reply.status);
  }
  if (fine) return body;
  const said = (body ?? {}) as Partial<Schemas['ErrorBody']>;
  throw new ApiError(
    said.error ?? 'server',
    said.message ?? '',
    reply.status,
    said.rule ?? '',
    reply.retryAfter ?? 0,
  );
}

async function once(transport: Transport, { method, address, body }: Asked): Promise<unknown> {
  return opened(await transport.request(method, address, body));
}

/** Is it worth the same again? Lost connections, a store or proxy that does not answer, too many. */
function passing(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status === 429 ||
    [0, 502, 503, 504].includes(error.status)
  );
}

async function often(asked: Asked, tries: number): Promise<unknown> {
  for (let tried = 0; ; tried++) {
    try {
      const reply = await server.request(asked.method, asked.address, asked.body);
      const answer = opened(reply);
      weather(reply.kept === true);
      return answer;
    } catch (error) {
      if ((error as Error).name === 'AbortError') throw error;
      if (!passing(error)) {
        weather(false);
        throw error;
      }
      if (!(error instanceof ApiError) || error.status !== 429) weather(true);
      if (tried >= tries) throw error instanceof ApiError ? error : new Unreachable();
      const wait = WAITS[Math.min(tried, WAITS.length - 1)] ?? 4000;
      await pause(Math.max(wait, error instanceof ApiError ? error.retryAfter * 1000 : 0));
    }
  }
}

/** The server's answer; if it does not come, this device's. */
async function either(asked: Asked, tries: number): Promise<unknown> {
  try {
    return await often(asked, place.reachable ? tries : 0);
  } catch (error) {
    if (!passing(error)) throw error;
    const found = await once(device, asked).catch(() => null);
    if (found === null) throw error;
    return found;
  }
}

/** The server's answer about me, with the games that this device keeps. */
async function both(asked: Asked, tries: number): Promise<unknown> {
  const here = (await once(device, asked)) as Schemas['Me'];
  const there = await often(asked, place.reachable ? tries : 0).catch((error: unknown) => {
    if (error instanceof ApiError && (passing(error) || error.kind === 'no_seat')) return null;
    throw error;
  });
  if (there === null) return here;
  const found = there as Schemas['Me'];
  return { ...found, games: [...found.games, ...here.games], next: found.next ?? here.next };
}

/** This device's answer; where it has no engine after all, the server's. */
async function here(asked: Asked, tries: number): Promise<unknown> {
  return once(device, asked).catch((error: unknown) => {
    const none = error instanceof ApiError && error.kind === 'no_engine';
    if (none && place.server && localTable(asked.address) === null) return often(asked, tries);
    throw error;
  });
}

async function ask<T>(asked: Asked, tries: number): Promise<T> {
  const ways = { server: often, either, both, device: here };
  // As the schema says.
  return (await ways[answers(asked.method, asked.address)](asked, tries)) as T;
}

/** Read something: `get<Schemas['Games']>('/api/games')`. */
export function get<T = unknown>(address: string, tries = 3): Promise<T> {
  return ask({ method: 'GET', address }, tries);
}

/**
 * Do something. A `request` id is added unless `again` is 0 (what changes nothing, such as a
 * preview, needs none); with it the same is sent again up to `again` times when the way is broken.
 */
export function post<T = unknown>(address: string, body: object = {}, again = 5): Promise<T> {
  const full = again > 0 && !('request' in body) ? { request: requestId(), ...body } : body;
  return ask({ method: 'POST', address, body: JSON.stringify(full) }, again);
}

/** Take something away; the same again does no harm. */
export function remove<T = unknown>(address: string, tries = 3): Promise<T> {
  return ask({ method: 'DELETE', address }, tries);
}
