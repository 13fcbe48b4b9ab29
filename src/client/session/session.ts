import { useSyncExternalStore } from 'react';
/** Reads, checks and ends the login of this browser; `start-session.ts` starts it. In the browser only. */
import { isSessionExpired } from '@/domain/accounts/session';
import {
  clearStoredSession,
  concernsSession,
  hasAccessToken,
  parseStoredSession,
  type StoredSession,
  storedText,
} from './stored-session';

/** Raised on `window` when a session has expired: its 24 hours are over, or the server refused its token. */
export const SESSION_EXPIRED_EVENT = 'session-expired';

const listeners = new Set<() => void>();
let known: { text: string | null; session: StoredSession | null } = { text: null, session: null };

/** The stored session while it is valid, else null. The same object until something changes. */
export function currentSession(): StoredSession | null {
  const text = storedText();
  if (text !== known.text) known = { text, session: parseStoredSession(text) };
  const { session } = known;
  return session && !isExpired(session) ? session : null;
}

/** Forgets the login in this browser without calling the server. */
export function forgetSession(): void {
  clearStoredSession();
  tellSessionChanged();
}

/** Forgets the login and raises the expiry event. */
export function expireSession(): void {
  forgetSession();
  window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
}

/** Checks the stored session: ends it if it is too old, and clears a token without a record, as earlier versions stored it. */
export function checkSession(): void {
  const session = parseStoredSession(storedText());
  if (session ? isExpired(session) : storedText() !== null) expireSession();
  else if (!session && hasAccessToken()) forgetSession();
}

/** Calls back on every change, in this tab or another. @returns a function that stops it */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (concernsSession(key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function isExpired({ created_at }: StoredSession): boolean {
  return isSessionExpired({ createdAt: created_at, now: Date.now() });
}

/** To be called after every change of what is stored. */
export function tellSessionChanged(): void {
  for (const listener of listeners) listener();
}

/** The login of this browser; null for visitors, and in the server's HTML, which is the same for everybody. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(onSessionChange, currentSession, () => null);
}
