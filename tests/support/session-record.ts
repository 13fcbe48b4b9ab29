/** What a browser stores after a login, written without the shop's code. */
import type { Account, LoginAnswer } from '@/contract/accounts';

const HOUR_MS = 3_600_000;

export const CUSTOMER: Account = {
  id: 7,
  username: 'amine',
  first_name: 'Amine',
  last_name: 'Benali',
  email: 'amine@example.com',
  role: 'customer',
  date_joined: '2026-11-01T08:00:00.000Z',
};

/** Local storage after a login `hours` ago. The default token is one that no server accepts. */
export function storedLogin({
  hours = 0,
  access = 'token',
  refresh = 'refresh-token',
  user = CUSTOMER,
}: { hours?: number } & Partial<LoginAnswer> = {}): Record<string, string> {
  const record = {
    access_token: access,
    refresh_token: refresh,
    created_at: Date.now() - hours * HOUR_MS,
    expires_in: 86_400,
    user,
  };
  return { access_token: access, refresh_token: refresh, session: JSON.stringify(record) };
}
