import type { Tokens } from '@/contract/accounts';
import { isSessionHalfOver } from '@/domain/session';
import { ApiError, postJson } from '@/storefront/api/client';
import { currentSession, expireSession, startSession } from './session';
import type { StoredSession } from './stored-session';

/**
 * Gives a session in its second half another 24 hours. A refresh token is good for one use, and used twice it ends the
 * session: so one tab asks at a time, and reads what another may have stored before it does.
 */
export async function extendSession(): Promise<void> {
  if (!dueSession() || !('locks' in navigator)) return;
  await navigator.locks.request('session', async () => {
    const due = dueSession();
    if (due) await extend(due);
  });
}

async function extend(session: StoredSession): Promise<void> {
  const isStillThat = () => currentSession()?.refresh_token === session.refresh_token;
  try {
    const tokens = await postJson<Tokens>('/api/token/refresh/', { refresh: session.refresh_token });
    if (isStillThat()) startSession({ ...tokens, user: session.user });
  } catch (error) {
    // Out of reach or overloaded: the session is good for hours yet, and the next look tries again.
    if (error instanceof ApiError && error.status === 401 && isStillThat()) expireSession();
  }
}

function dueSession(): StoredSession | null {
  const session = currentSession();
  return session && isSessionHalfOver({ createdAt: session.created_at, now: Date.now() }) ? session : null;
}
