import { ApiError, readErrorAnswer } from './api-error';
import { csrfToken } from './csrf-token';

export { ApiError } from './api-error';

/**
 * GET, answered in JSON.
 * @param path below the site's root, with its trailing slash: `/api/brands/`
 * @throws ApiError where the server refuses, or with status 0 where it cannot be reached
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

/** A JSON body, with the token of the csrftoken cookie (spec, storefront section 7). Errors as in getJson. */
export async function sendJson<T>(
  method: 'POST' | 'PATCH',
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

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch((error: unknown) => {
    // A request that was given up is no failure of the network.
    if (init.signal?.aborted) throw error;
    throw new ApiError({ status: 0, message: 'Connexion impossible. Vérifiez votre réseau puis réessayez.' });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError({ status: response.status, ...readErrorAnswer(answer) });
  // The server's answers are checked against their schemas in its tests; the schemas are too heavy to ship.
  return answer as T;
}
