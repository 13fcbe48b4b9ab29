/** Accounts for tests. */
import { randomUUID } from 'node:crypto';
import { type BackOffice, backOffice, logIn } from './back-office';

export type Person = {
  id: number;
  username: string;
  email: string;
  password: string;
  refresh: string;
  office: BackOffice;
};

/** A new account of this role, logged in. */
export async function createPerson({
  url,
  admin,
  role,
}: {
  url: string;
  admin: BackOffice;
  role: 'customer' | 'staff' | 'admin';
}): Promise<Person> {
  const username = `${role}-${randomUUID()}`;
  const email = `${username}@example.com`;
  const password = randomUUID();
  const { id } = await admin.create('users', { username, email, password, role });
  const { access, refresh } = await logIn(url, { username, password });
  return { id, username, email, password, refresh, office: backOffice({ url, token: access }) };
}
