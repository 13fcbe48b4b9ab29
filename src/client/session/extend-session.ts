import { ApiError } from '@/client/api/api-error';
import { callApi } from '@/client/api/call-api';
import { longKeeper } from '@/client/browser-storage';
import type { Tokens } from '@/contract/accounts';
import { isSessionHalfOver } from '@/domain/accounts/session';
import { currentSession, expireSession } from './session';
import { startSession } from './start-session';
import type { StoredSession } from './stored-session';

/**
 * Gives a session in its second half another 24 hours. A refresh token is good for one use, and used twice it ends the
 * session: so one tab asks at a time, and reads what another may have stored before it does.
 */
export async function extendSession(): Promise<void> {
  if (dueSession()) await oneTabAtATime(dueSession);
}

/**
 * New tokens at once, and with them the back office's own cookie, which may be gone while the session is good.
 * @returns whether the session got them
 */
export async function renewSession(): Promise<boolean> {
  const before = currentSession()?.refresh_token;
  await oneTabAtATime(unsentSession);
  const after = currentSession()?.refresh_token;
  return after !== undefined && after !== before;
}

async function oneTabAtATime(choose: () => StoredSession | null): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request('session', async () => {
    const chosen = choose();
    if (chosen) await extend(chosen);
  });
}

async function extend(session: StoredSession): Promise<void> {
  // Sent once, the token may be used up even if no answer arrives; sent again, it would end the session.
  rememberSent(session);
  const isStillThat = () => currentSession()?.refresh_token === session.refresh_token;
  try {
    const tokens = await callApi<Tokens>('POST', '/api/token/refresh/', { json: { refresh: session.refresh_token } });
    if (isStillThat()) startSession({ ...tokens, user: session.user });
  } catch (error) {
    // The server refused without using the token up: the next check tries again. If the server did not answer, the session keeps
    // the hours that it has.
    if (!(error instanceof ApiError) || error.status === 0) return;
    if (error.status !== 401) forgetSent();
    else if (isStillThat()) expireSession();
  }
}

function dueSession(): StoredSession | null {
  const session = unsentSession();
  return session && isSessionHalfOver({ createdAt: session.created_at, now: Date.now() }) ? session : null;
}

function unsentSession(): StoredSession | null {
  const session = currentSession();
  return session && navigator.onLine && !wasSent(session) ? session : null;
}

const SENT_KEY = 'refresh_sent';

/** The beginning of a token identifies it. */
function markOf({ refresh_token }: StoredSession): string {
  return refresh_token.slice(0, 12);
}

function wasSent(session: StoredSession): boolean {
  return longKeeper.read(SENT_KEY) === markOf(session);
}

function rememberSent(session: StoredSession): void {
  longKeeper.write(SENT_KEY, markOf(session));
}

function forgetSent(): void {
  longKeeper.remove(SENT_KEY);
}
