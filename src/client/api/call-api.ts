/** The client of the API. The shop and the back office call it with their own words. */
import { fetchInTime, LineError } from '@/client/connection/fetch-in-time';
import { parsedJson } from '@/domain/json';
import { ApiError, refusedCall } from './api-error';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the caller says about answers that never came or cannot be read. */
export type ApiWords = {
  lineDown: string;
  /** the error of an answer that is not JSON. Without it the shop counts as out of reach, as behind a hotel's login page */
  oddAnswer?: () => Error;
};

export type CallOptions = {
  /** sent as JSON */
  json?: unknown;
  /** sent as it is */
  body?: FormData | Blob | undefined;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** goes on if the page is left meanwhile */
  isKeptAlive?: boolean;
  /** milliseconds that the call may take; 15 seconds unless given */
  limitMs?: number;
};

/** For calls whose errors are not shown. */
const NO_WORDS: ApiWords = { lineDown: '' };

/**
 * Sends a request, and reads its answer as JSON.
 * @param path from the site's root, with its trailing slash: `/api/brands/`
 * @returns the answer; undefined for one without content (204)
 * @throws ApiError if the server refuses, with status 0 if the shop does not answer in time; the error of `oddAnswer`
 */
export async function callApi<T>(
  method: Method,
  path: string,
  { json, body, headers, signal, isKeptAlive = false, limitMs }: CallOptions = {},
  words: ApiWords = NO_WORDS,
): Promise<T> {
  const isJson = json !== undefined;
  const sent = isJson ? JSON.stringify(json) : body;
  const { status, isOk, text } = await fetchInTime(
    path,
    {
      method,
      headers: { ...apiHeaders(method), ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
      ...(sent !== undefined && { body: sent }),
      keepalive: isKeptAlive,
      signal,
    },
    limitMs,
  ).catch((error: unknown) => {
    throw error instanceof LineError ? unreached(words, error.isOutOfTime) : error;
  });
  if (!isOk) throw refusedCall({ status, body: text });
  const answer = parsedJson(text);
  if (answer === undefined && status !== 204) throw words.oddAnswer?.() ?? unreached(words);
  // The server's answers are checked against their schemas in its tests; the schemas are too heavy to ship.
  return answer as T;
}

/** The headers of every call, with the token of the csrftoken cookie on those that write. */
export function apiHeaders(method: Method): Record<string, string> {
  const token = method === 'GET' ? undefined : /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];
  return { Accept: 'application/json', ...(token && { 'X-CSRFToken': decodeURIComponent(token) }) };
}

function unreached({ lineDown }: ApiWords, isOutOfTime = false): ApiError {
  return new ApiError({ status: 0, message: lineDown, isOutOfTime });
}
