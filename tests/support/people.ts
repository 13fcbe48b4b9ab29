/** Accounts for tests. */
import { randomUUID } from 'node:crypto';
import { type BackOffice, backOffice } from './back-office';

export type Person = { id: number; username: string; email: string; office: BackOffice };

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
  const { id } = await admin.create('users', { username, email, password: username, role });
  const login = await fetch(`${url}/cms/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: username }),
  });
  // The CMS answers a login with a token; a test that got none fails at its first call.
  const { token } = (await login.json()) as { token: string };
  return { id, username, email, office: backOffice({ url, token }) };
}
