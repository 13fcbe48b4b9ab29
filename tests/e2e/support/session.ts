/** A browser that is logged in, without the login screen. */
import type { Account, LoginAnswer } from '@/contract/accounts';
import { SESSION_SECONDS } from '@/domain/session';

/** What an earlier login left in local storage; for `visit(path, { stored })`. */
export function storedLogin({ access, refresh, user }: LoginAnswer): Record<string, string> {
  return {
    access_token: access,
    refresh_token: refresh,
    session: JSON.stringify({
      access_token: access,
      refresh_token: refresh,
      created_at: Date.now(),
      expires_in: SESSION_SECONDS,
      user,
    }),
  };
}

export const SOMEBODY: Account = {
  id: 7,
  username: 'amel',
  first_name: 'Amel',
  last_name: 'Saïdi',
  email: 'amel@example.dz',
  role: 'customer',
  date_joined: '2026-03-05T10:00:00.000Z',
};

/** A login that no server gave: for calls that the test answers itself. */
export function madeUpLogin(user: Partial<Account> = {}): LoginAnswer {
  return { access: 'token', refresh: 'refresh', user: { ...SOMEBODY, ...user } };
}
