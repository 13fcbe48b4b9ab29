/** A browser that is logged in, without the login screen. */
import { randomUUID } from 'node:crypto';
import type { Account, LoginAnswer, Profile } from '@/contract/accounts';
import type { OfficeRole } from '@/domain/accounts/roles';
import type { BackOffice } from '../../support/back-office';
import { createPerson } from '../../support/people';

export { storedLogin } from '../../support/session-record';

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

export const PASSWORD = 'Chauffage-du-Sud-42';

/** A customer of the shop, registered and logged in. */
export async function register(url: string, changes: Record<string, string> = {}): Promise<LoginAnswer> {
  const username = `client-${randomUUID().slice(0, 13)}`;
  const email = `${username}@example.com`;
  const body = { first_name: 'Yasmine', last_name: 'Haddad', username, email, password: PASSWORD, ...changes };
  const response = await fetch(`${url}/api/register/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`Registration refused (${response.status}): ${await response.text()}`);
  // The answer's shape is the API tests' concern.
  return (await response.json()) as LoginAnswer;
}

/** A member of staff, logged in. */
export async function logInStaff(url: string, admin: BackOffice, role: OfficeRole): Promise<LoginAnswer> {
  const { office, refresh } = await createPerson({ url, admin, role });
  return { access: office.token, refresh, user: await readProfile(url, office.token) };
}

const shared = new WeakMap<BackOffice, Map<string, Promise<LoginAnswer>>>();

/**
 * One account of this role for all tests of a file: making it and logging in takes two hashes. For tests that neither change
 * the account nor end its session.
 */
export function sharedStaff(url: string, admin: BackOffice, role: OfficeRole): Promise<LoginAnswer> {
  const logins = shared.get(admin) ?? new Map<string, Promise<LoginAnswer>>();
  const login = logins.get(role) ?? logInStaff(url, admin, role);
  shared.set(admin, logins.set(role, login));
  return login;
}

/** What the server knows of the account of a token. */
export async function readProfile(url: string, access: string): Promise<Profile> {
  const response = await askOwn(url, access, '/api/user/profile/');
  return (await response.json()) as Profile;
}

/** The account's orders, newest first. */
export async function readOwnOrders(url: string, access: string): Promise<{ id: number }[]> {
  const response = await askOwn(url, access, '/api/user/orders/');
  return ((await response.json()) as { orders: { id: number }[] }).orders;
}

export function askOwn(url: string, access: string, path: string): Promise<Response> {
  return fetch(url + path, { headers: { Authorization: `Bearer ${access}` } });
}
