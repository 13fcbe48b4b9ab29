import { readErrorAnswer } from '@/storefront/api/api-error';
import { csrfToken } from '@/storefront/api/csrf-token';
import { bearer } from '@/storefront/session/account-calls';
import { currentSession, expireSession } from '@/storefront/session/session';
import { watchSilence } from './silence';

/** Milliseconds until a call is given up: a line may be dead without anybody saying so. */
const PATIENCE_MS = 30_000;

export const NETWORK_MESSAGE = 'Network error. Please check your connection and try again.';

/**
 * A refused call: 'HTTP error! status: {code}, details: {body}' (spec, back office section 8). `reason` is what the
 * server said, or '' where it said nothing; status 0 is a server out of reach.
 */
export class AdminApiError extends Error {
  readonly status: number;
  readonly reason: string;
  /** by field; what stands there is for the reader to check */
  readonly details: Record<string, unknown>;

  constructor({ status, body }: { status: number; body: string }) {
    super(status === 0 ? NETWORK_MESSAGE : `HTTP error! status: ${status}, details: ${body}`);
    this.name = 'AdminApiError';
    this.status = status;
    const { message, details } = readErrorAnswer(parsed(body));
    this.reason = status === 0 ? NETWORK_MESSAGE : message;
    this.details = details ?? {};
  }
}

/** A form is none: as JSON it would be empty. */
type JsonBody = Readonly<Record<string, unknown>>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Asks a call of the back office in the name of whoever is logged in. A refused token (401) ends the session; after half
 * a minute it is given up. Forms and their files, which may take longer, go by `uploadForm`.
 * @param path below the site's root, with its trailing slash: `/api/admin/orders/`
 * @param body sent as JSON
 * @returns what was answered; undefined where there is nothing to read
 * @throws AdminApiError
 */
export async function callAdmin<T>(
  method: Method,
  path: string,
  { body, signal }: { body?: JsonBody; signal?: AbortSignal } = {},
): Promise<T> {
  return inTime(signal, async (limit) => {
    const response = await send(method, path, { body, signal: limit });
    // The server's answers are checked against their schemas in its tests; the schemas are too heavy to ship.
    return (response.status === 204 ? undefined : await response.json()) as T;
  });
}

/** Ends a call that takes too long as if the server were out of reach: so its screen can offer another try. */
async function inTime<T>(signal: AbortSignal | undefined, work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), PATIENCE_MS);
  try {
    return await work(signal ? AbortSignal.any([signal, clock.signal]) : clock.signal);
  } catch (error) {
    if (clock.signal.aborted && !signal?.aborted) throw new AdminApiError({ status: 0, body: '' });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A file that the back office answers with, and its name. It may take its time, but a line that is silent for a minute
 * counts as dead. @throws AdminApiError
 */
export async function fetchFile(path: string): Promise<{ blob: Blob; name: string }> {
  const line = new AbortController();
  const silence = watchSilence(() => line.abort());
  try {
    const response = await send('GET', path, { signal: line.signal });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { blob: await readWhole(response, silence.broken), name: name ?? 'download' };
  } catch (error) {
    // Also a line that broke in the middle of the file is a server out of reach.
    throw error instanceof AdminApiError ? error : new AdminApiError({ status: 0, body: '' });
  } finally {
    silence.end();
  }
}

function readWhole({ body, headers }: Response, onHeard: () => void): Promise<Blob> {
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      onHeard();
      controller.enqueue(piece);
    },
  });
  onHeard();
  return new Response(body?.pipeThrough(heard) ?? null, { headers }).blob();
}

async function send(
  method: Method,
  path: string,
  { body, signal }: { body?: JsonBody | undefined; signal: AbortSignal },
): Promise<Response> {
  const token = currentSession()?.access_token;
  const response = await fetch(path, {
    method,
    headers: { ...callHeaders(), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  }).catch((error: unknown) => {
    // A request that was given up is no failure of the network.
    if (signal.aborted) throw error;
    throw new AdminApiError({ status: 0, body: '' });
  });
  if (response.ok) return response;
  throw refusedCall({ status: response.status, body: await response.text(), token });
}

/** Who asks, and that the shop's own page does. */
export function callHeaders(): Record<string, string> {
  return { Accept: 'application/json', ...bearer(), ...csrfHeader() };
}

/** @param token the one that was refused; where it is still in use, the session ends */
export function refusedCall({
  status,
  body,
  token,
}: {
  status: number;
  body: string;
  token: string | undefined;
}): AdminApiError {
  if (status === 401 && currentSession()?.access_token === token) expireSession();
  return new AdminApiError({ status, body });
}

function csrfHeader(): Record<string, string> {
  const token = csrfToken();
  return token === null ? {} : { 'X-CSRFToken': token };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
