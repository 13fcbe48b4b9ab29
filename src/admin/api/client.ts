import { readErrorAnswer } from '@/client/api/api-error';
import { csrfToken } from '@/client/api/client';
import { fetchInTime, LineError, parsedJson } from '@/client/line/fetch-in-time';
import { watchSilence } from '@/client/line/silence';
import { bearer } from '@/client/session/account-calls';
import { currentSession, expireSession } from '@/client/session/session';
import { isRecord } from '@/domain/json';
import { officeCommonWords } from '@/words/en/common';
import { sendConfirmed } from './send-confirmed';

/** Milliseconds of silence after which the connection of a file counts as dead. */
export const SILENCE_MS = 60_000;

/**
 * A refused call. `reason` is the server's message, or '' without one; status 0 means that the server is out of reach.
 */
export class AdminApiError extends Error {
  readonly status: number;
  readonly reason: string;
  /** by field; the values are unchecked */
  readonly details: Record<string, unknown>;
  /** whether the time limit ended the call */
  readonly isOutOfTime: boolean;
  /** fields of the refusal that are true, such as `otp_required` */
  readonly flags: ReadonlySet<string>;
  /** the newest copy of what an outdated edit would have overwritten; null in any other refusal */
  readonly current: Record<string, unknown> | null;

  constructor({ status, body, isOutOfTime = false }: { status: number; body: string; isOutOfTime?: boolean }) {
    super(status === 0 ? officeCommonWords.lineDown : officeCommonWords.httpError(status, body));
    this.name = 'AdminApiError';
    this.status = status;
    const answer = parsedJson(body);
    const { message, details } = readErrorAnswer(answer);
    this.reason = status === 0 ? officeCommonWords.lineDown : message;
    this.details = details ?? {};
    this.flags = new Set(isRecord(answer) ? Object.keys(answer).filter((name) => answer[name] === true) : []);
    this.current = isRecord(answer) && isRecord(answer.current) ? answer.current : null;
    this.isOutOfTime = isOutOfTime;
  }
}

/** Excludes FormData, which would be empty as JSON. */
type JsonBody = Readonly<Record<string, unknown>>;

type CallOptions = {
  /** sent as JSON; a file as a table (text/csv) */
  body?: JsonBody | Blob;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** goes on if the page is left meanwhile */
  isKeptAlive?: boolean;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Sends a request to the API of the back office, with the session's token. A refused token (401) ends the session. The request
 * times out after 15 seconds. If the server asks for the password again, so does the page. Use `uploadForm` for forms with
 * files, which may take longer.
 * @param path from the site's root, with its trailing slash: `/api/admin/orders/`
 * @returns the answer; undefined without a body
 * @throws AdminApiError; SyntaxError if the answer is not valid JSON
 */
export async function callAdmin<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  return sendConfirmed(() => callOnce(method, path, options));
}

async function callOnce<T>(
  method: Method,
  path: string,
  { body, signal, headers, isKeptAlive = false }: CallOptions,
): Promise<T> {
  const token = currentSession()?.access_token;
  const isFile = body instanceof Blob;
  const { status, isOk, text } = await fetchInTime(path, {
    method,
    headers: {
      ...callHeaders(),
      ...(body && { 'Content-Type': isFile ? 'text/csv' : 'application/json' }),
      ...headers,
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
    keepalive: isKeptAlive,
    signal,
  }).catch((error: unknown) => {
    if (!(error instanceof LineError)) throw error;
    throw new AdminApiError({ status: 0, body: '', isOutOfTime: error.isOutOfTime });
  });
  if (!isOk) throw refusedCall({ status, body: text, token });
  // The server's answers are checked against their schemas in its tests; the schemas are too heavy to ship.
  return (status === 204 ? undefined : JSON.parse(text)) as T;
}

/**
 * Downloads a file, with its name. There is no time limit, but a connection that is silent for a minute counts as dead.
 * @throws AdminApiError
 */
export function fetchFile(path: string): Promise<{ blob: Blob; name: string }> {
  return sendConfirmed(() => fetchFileOnce(path));
}

async function fetchFileOnce(path: string): Promise<{ blob: Blob; name: string }> {
  const line = new AbortController();
  const silence = watchSilence(SILENCE_MS, () => line.abort());
  try {
    const token = currentSession()?.access_token;
    const response = await fetch(path, { headers: callHeaders(), signal: line.signal });
    if (!response.ok) throw refusedCall({ status: response.status, body: await response.text(), token });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { blob: await readWhole(response, silence.heard), name: name ?? 'download' };
  } catch (error) {
    // A connection that breaks in the middle of the file also counts as a server out of reach.
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

/** The session's token and the CSRF token. */
export function callHeaders(): Record<string, string> {
  return { Accept: 'application/json', ...bearer(), ...csrfHeader() };
}

/** @param token the refused token; the session ends if it is still in use */
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
