import { longKeeper } from '@/client/browser-storage';
import type { Account } from '@/contract/accounts';

export const ACCESS_TOKEN_KEY = 'access_token';
export const REFRESH_TOKEN_KEY = 'refresh_token';
export const RECORD_KEY = 'session';

/** What a browser keeps of a login. `created_at` in milliseconds, `expires_in` in seconds. */
export type StoredSession = {
  access_token: string;
  refresh_token: string;
  created_at: number;
  expires_in: number;
  user: Account;
};

/** The record as stored: the same text is the same session. */
export function storedText(): string | null {
  return longKeeper.read(RECORD_KEY);
}

/** An access token has no record if an earlier version of the shop stored it, or if the record was deleted. */
export function hasAccessToken(): boolean {
  return Boolean(longKeeper.read(ACCESS_TOKEN_KEY));
}

export function parseStoredSession(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const record: unknown = JSON.parse(text);
    return isStoredSession(record) ? record : null;
  } catch {
    return null;
  }
}

export function clearStoredSession(): void {
  for (const key of [ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, RECORD_KEY]) longKeeper.remove(key);
}

/** `key` of a storage event; null: the whole storage was cleared. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === RECORD_KEY || key === ACCESS_TOKEN_KEY;
}

function isStoredSession(record: unknown): record is StoredSession {
  if (typeof record !== 'object' || record === null) return false;
  const { access_token, refresh_token, created_at, user } = record as Record<string, unknown>;
  return (
    typeof access_token === 'string' &&
    access_token !== '' &&
    typeof refresh_token === 'string' &&
    typeof created_at === 'number' &&
    typeof user === 'object' &&
    user !== null &&
    'username' in user &&
    typeof user.username === 'string'
  );
}
