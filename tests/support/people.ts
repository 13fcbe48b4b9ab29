/** Accounts for tests. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Role } from '@/domain/accounts/roles';
import { type BackOffice, backOffice, logIn } from './back-office';
import { copyAccount } from './running/copied-accounts';

export type Person = {
  id: number;
  username: string;
  email: string;
  password: string;
  refresh: string;
  office: BackOffice;
};

type NewPerson = { url: string; admin: BackOffice; role: Role };

const models = new Map<string, Promise<Person>>();

/** A new account of this role, logged in. In the shared shop it is a copy (copied-accounts.ts), which is quicker. */
export async function createPerson(newPerson: NewPerson): Promise<Person> {
  const { url, role } = newPerson;
  if (url !== inject('shop').url) return makePerson(newPerson);
  const known = models.get(role) ?? makePerson(newPerson);
  models.set(role, known);
  const model = await known;
  const copy = await copyAccount({ id: model.id, access: model.office.token }, `${role}-${randomUUID()}`);
  const { id, username, email, refresh, access } = copy;
  return { id, username, email, refresh, password: model.password, office: backOffice({ url, token: access }) };
}

/** The same through the shop's calls alone. */
async function makePerson({ url, admin, role }: NewPerson): Promise<Person> {
  const username = `${role}-${randomUUID()}`;
  const email = `${username}@example.com`;
  const password = randomUUID();
  const { id } = await admin.create('users', { username, email, password, role });
  const { access, refresh } = await logIn(url, { username, password });
  return { id, username, email, password, refresh, office: backOffice({ url, token: access }) };
}

/** A new account of each role, in the shared shop. */
export async function createPeople<R extends Role>(admin: BackOffice, roles: readonly R[]): Promise<Record<R, Person>> {
  const { url } = inject('shop');
  const people = await Promise.all(
    roles.map(async (role) => [role, await createPerson({ url, admin, role })] as const),
  );
  // Each role is among the entries.
  return Object.fromEntries(people) as Record<R, Person>;
}
