/** Accounts for tests. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type BackOffice, backOffice, logIn } from './back-office';
import { copyAccount } from './copied-accounts';

export type Person = {
  id: number;
  username: string;
  email: string;
  password: string;
  refresh: string;
  office: BackOffice;
};

type Wanted = { url: string; admin: BackOffice; role: 'customer' | 'staff' | 'admin' };

const models = new Map<string, Promise<Person>>();

/** A new account of this role, logged in. */
export async function createPerson(wanted: Wanted): Promise<Person> {
  const { url, role } = wanted;
  if (url !== inject('shop').url) return makePerson(wanted);
  const known = models.get(role) ?? makePerson(wanted);
  models.set(role, known);
  const model = await known;
  const copy = await copyAccount({ id: model.id, access: model.office.token }, `${role}-${randomUUID()}`);
  const { id, username, email, refresh, access } = copy;
  return { id, username, email, refresh, password: model.password, office: backOffice({ url, token: access }) };
}

/** The same by the shop's own calls alone. */
async function makePerson({ url, admin, role }: Wanted): Promise<Person> {
  const username = `${role}-${randomUUID()}`;
  const email = `${username}@example.com`;
  const password = randomUUID();
  const { id } = await admin.create('users', { username, email, password, role });
  const { access, refresh } = await logIn(url, { username, password });
  return { id, username, email, password, refresh, office: backOffice({ url, token: access }) };
}
