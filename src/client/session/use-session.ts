'use client';

import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from './session';
import type { StoredSession } from './stored-session';

/** The login of this browser; null for visitors, and in the server's HTML, which is the same for everybody. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(onSessionChange, currentSession, () => null);
}
