import { fetchInTime, LineError, parsedJson } from '@/client/line/fetch-in-time';
import { commonWords } from '@/words/fr/common';
import { ApiError, readErrorAnswer } from './api-error';

export { ApiError } from './api-error';

/**
 * GET, answered in JSON.
 * @param path below the site's root, with its trailing slash: `/api/brands/`
 * @throws ApiError if the server refuses, with status 0 if the shop does not answer within 15 seconds
 */
export async function getJson<T>(
  path: string,
  { signal, headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<T> {
  return request<T>(path, { signal, headers: { Accept: 'application/json', ...headers } });
}

/** POST of a JSON body. Errors as in getJson. */
export async function postJson<T>(
  path: string,
  body: unknown,
  options: { headers?: Record<string, string> } = {},
): Promise<T> {
  return sendJson<T>('POST', path, body, options);
}

/** A JSON body, with the token of the csrftoken cookie. Errors as in getJson. */
export async function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
  { headers }: { headers?: Record<string, string> } = {},
): Promise<T> {
  const token = csrfToken();
  return request<T>(path, {
    method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token === null ? {} : { 'X-CSRFToken': token }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

type Call = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | undefined };

async function request<T>(path: string, call: Call): Promise<T> {
  const { status, isOk, text } = await fetchInTime(path, call).catch((error: unknown) => {
    if (!(error instanceof LineError)) throw error;
    throw new ApiError({ status: 0, message: commonWords.lineDown, isOutOfTime: error.isOutOfTime });
  });
  const answer = parsedJson(text);
  if (!isOk) throw new ApiError({ status, ...readErrorAnswer(answer) });
  // Another page, such as a hotel's login, is not an answer of the shop.
  if (answer === undefined && status !== 204) throw new ApiError({ status: 0, message: commonWords.lineDown });
  // The server's answers are checked against their schemas in its tests; the schemas are too heavy to ship.
  return answer as T;
}

/** The value of the csrftoken cookie, or null if it is missing. */
export function csrfToken(): string | null {
  const value = /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : null;
}
