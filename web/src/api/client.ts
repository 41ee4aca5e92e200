/**
 * Requests to the server, with typed errors.
 *
 * What changes something carries a request id: if the answer is lost on the way, the same request is
 * sent again and the server answers again without doing it twice.
 */
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
  for (const listener of told) listener(bad);
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const WAITS = [400, 1000, 2000, 4000];

async function once(address: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(address, { ...init, credentials: 'same-origin' });
  const text = await answer.text();
  let body: unknown = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    // Not from our server: a proxy that speaks for it while it is away.
    throw new ApiError('unavailable', text.slice(0, 200), answer.ok ? 502 : answer.status);
  }
  if (answer.ok) return body;
  const told = (body ?? {}) as Partial<Schemas['ErrorBody']>;
  throw new ApiError(
    told.error ?? 'server',
    told.message ?? answer.statusText,
    answer.status,
    told.rule ?? '',
    Number(answer.headers.get('retry-after') ?? 0),
  );
}

/** Is it worth the same again? Lost connections, a store or proxy that does not answer, too many. */
function passing(error: unknown): boolean {
  return (
    !(error instanceof ApiError) || error.status === 429 || [502, 503, 504].includes(error.status)
  );
}

async function often<T>(address: string, init: RequestInit, tries: number): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      const answer = await once(address, init);
      weather(false);
      return answer as T; // as the schema says
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

/** Read something: `get<Schemas['Games']>('/api/games')`. */
export function get<T = unknown>(address: string, tries = 3): Promise<T> {
  return often(address, { headers: { accept: 'application/json' } }, tries);
}

/**
 * Do something. A `request` id is added unless `again` is 0 (what changes nothing, such as a
 * preview, needs none); with it the same is sent again up to `again` times when the way is broken.
 */
export function post<T = unknown>(address: string, body: object = {}, again = 5): Promise<T> {
  const full = again > 0 && !('request' in body) ? { request: requestId(), ...body } : body;
  return often(
    address,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(full),
    },
    again,
  );
}

/** Take something away; the same again does no harm. */
export function remove<T = unknown>(address: string, tries = 3): Promise<T> {
  return often(address, { method: 'DELETE', headers: { accept: 'application/json' } }, tries);
}
