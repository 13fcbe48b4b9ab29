import { ApiError } from '@/client/api/api-error';
import { currentSession, expireSession } from './session';

/**
 * Makes a call in the name of the account. A refused token (401) ends the session, and the visitor is sent to the login.
 * @param send gets the headers that name the account
 * @throws what `send` throws
 */
export async function asAccount<T>(send: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const token = currentSession()?.access_token;
  try {
    return await send(bearer());
  } catch (error) {
    // Unless another tab has logged in again meanwhile.
    if (error instanceof ApiError && error.status === 401 && currentSession()?.access_token === token) expireSession();
    throw error;
  }
}

export function bearer(): Record<string, string> {
  const session = currentSession();
  return session ? { Authorization: `Bearer ${session.access_token}` } : {};
}
