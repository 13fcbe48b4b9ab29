import { ApiError, getJson, sendJson } from '@/client/api/client';
import { currentSession, expireSession } from './session';

/**
 * A call in the name of the account. A refused token (401) ends the session: the shopper is sent to /login.
 * @throws ApiError
 */
export function getOwn<T>(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  return endOn401(getJson<T>(path, { ...(signal ? { signal } : {}), headers: bearer() }));
}

/** As `getOwn`, with a JSON body unless it is undefined. */
export function sendOwn<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  return endOn401(sendJson<T>(method, path, body, { headers: bearer() }));
}

export function bearer(): Record<string, string> {
  const session = currentSession();
  return session ? { Authorization: `Bearer ${session.access_token}` } : {};
}

async function endOn401<T>(call: Promise<T>): Promise<T> {
  const token = currentSession()?.access_token;
  try {
    return await call;
  } catch (error) {
    // Unless another tab has logged in again meanwhile.
    if (error instanceof ApiError && error.status === 401 && currentSession()?.access_token === token) expireSession();
    throw error;
  }
}
