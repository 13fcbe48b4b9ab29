/** Writes the login of this browser. Apart from `session.ts`, which every page of the shop loads. */
import { longKeeper } from '@/client/browser-storage';
import type { Account, LoginAnswer, Profile } from '@/contract/accounts';
import { SESSION_SECONDS } from '@/domain/accounts/session';
import { currentSession, tellSessionChanged } from './session';
import { ACCESS_TOKEN_KEY, RECORD_KEY, REFRESH_TOKEN_KEY, type StoredSession } from './stored-session';

/** Stores the answer of a login, a registration or a refresh; its 24 hours begin now. */
export function startSession({ access, refresh, user }: LoginAnswer): void {
  writeStoredSession({
    access_token: access,
    refresh_token: refresh,
    created_at: Date.now(),
    expires_in: SESSION_SECONDS,
    user,
  });
  tellSessionChanged();
}

/** Stores the account's changed names; tokens and age of the session stay. */
export function renameSession(user: Account): void {
  const session = currentSession();
  // Another account may have logged in while this one's answer was on its way.
  if (session?.user.id !== user.id || JSON.stringify(session.user) === JSON.stringify(user)) return;
  writeStoredSession({ ...session, user });
  tellSessionChanged();
}

/** What the stored session keeps of a profile. */
export function accountOf({
  pending_email: _pending,
  two_factor: _factor,
  two_factor_since: _since,
  ...account
}: Profile): Account {
  return account;
}

function writeStoredSession(session: StoredSession): void {
  longKeeper.remove('logged_out');
  longKeeper.write(ACCESS_TOKEN_KEY, session.access_token);
  longKeeper.write(REFRESH_TOKEN_KEY, session.refresh_token);
  // Last: other tabs are notified of each key, and react to this one.
  longKeeper.write(RECORD_KEY, JSON.stringify(session));
}
