/** Unknown fields: whatever else a body names, the account stays as it is. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { type Customer, logInAgain, newcomer, register, send, sessionIdOf } from '../../support/accounts';
import { ask, json } from '../../support/api';
import { backOffice } from '../../support/back-office';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const rows = sharedDatabase();

/** Every field of an account in both spellings, and what a library might take for one. */
function smuggled() {
  const id = 2_000_000_001;
  const sid = randomUUID();
  const long = '2001-01-01T00:00:00.000Z';
  const later = '2100-01-01T00:00:00.000Z';
  const pending = 'pending@example.com';
  return {
    ...{ id, _id: id, user_id: id, account: id, collection: 'users' },
    ...{
      role: 'admin',
      roles: ['admin'],
      is_admin: true,
      isAdmin: true,
      constructor: { prototype: { role: 'admin' } },
    },
    ...{ sid, _sid: sid, sessions: [{ id: sid, createdAt: long, expiresAt: later }] },
    ...{ hash: 'x', salt: 'x', resetPasswordToken: 'x', apiKey: 'x', enableAPIKey: true, _strategy: 'local-jwt' },
    ...{ loginAttempts: 9, login_attempts: 9, lockUntil: later, lock_until: later },
    ...{ googleId: `google-${sid}`, google_id: `google-${sid}` },
    ...{ isEmailVerified: true, is_email_verified: true, email_verified: true, _verified: true },
    ...{ pendingEmail: pending, pending_email: pending },
    ...{ createdAt: long, created_at: long, date_joined: long, updatedAt: long },
  };
}

async function stateOf(id: number) {
  const [user] = await rows(
    `SELECT id, username, email, role, hash, salt, login_attempts, lock_until, google_id, is_email_verified, pending_email,
       created_at, (SELECT array_agg(s.id ORDER BY s.id) FROM users_sessions s WHERE s._parent_id = u.id) AS sessions
     FROM users u WHERE id = $1`,
    [id],
  );
  return user;
}

it("a registration that names them is a customer's like any other", async () => {
  const person = newcomer();
  const more = smuggled();

  // __proto__ is a name like any other in JSON.
  const body = JSON.stringify({ ...more, ...person }).replace('{', '{"__proto__":{"role":"admin"},');
  const headers = { 'Content-Type': 'application/json' };
  const response = await ask('/api/register/', { method: 'POST', headers, body });

  const { user, access } = await json<LoginAnswer>(response, 201);
  expect(user).toMatchObject({ username: person.username, role: 'customer' });
  const state = await stateOf(user.id);
  expect(state).toMatchObject({
    ...{ role: 'customer', lock_until: null, google_id: null, is_email_verified: false, pending_email: null },
    sessions: [sessionIdOf(access)],
  });
  expect(user.id).not.toBe(more.id);
  expect(Number(state?.login_attempts ?? 0)).toBe(0);
  expect(Math.abs(Date.parse(user.date_joined) - Date.now())).toBeLessThan(60_000);
  expect((await logInAgain(person)).user.id).toBe(user.id);
});

it.each<[string, (person: Customer) => string, number]>([
  ['a change of the profile', () => '/api/user/profile/', 200],
  ["a customer's edit in the back office", ({ id }) => `/cms/users/${id}`, 403],
  ["a customer's edit by a query in the back office", ({ id }) => `/cms/users?where[id][equals]=${id}`, 403],
])('%s that names them leaves them all unchanged', async (_, pathOf, status) => {
  const person = await register();
  const before = await stateOf(person.id);

  const body = { ...smuggled(), username: `other-${randomUUID()}`, password: 'une autre pompe', firstName: 'Lila' };
  const response = await send(pathOf(person), { method: 'PATCH', token: person.access, body });

  expect(response.status).toBe(status);
  expect(await stateOf(person.id)).toEqual(before);
});

it("the profile's own fields still change if others are named beside them", async () => {
  const person = await register();

  const body = { ...smuggled(), first_name: 'Lila' };
  const changed = await json(await send('/api/user/profile/', { method: 'PATCH', token: person.access, body }));

  expect(changed).toMatchObject({ first_name: 'Lila', role: 'customer', id: person.id, pending_email: null });
});

it("neither register nor unlock nor any other account's edit is open to customers in the back office", async () => {
  const [person, other] = [await register(), await register()];
  const office = backOffice({ url, token: person.access });
  const before = await stateOf(other.id);

  const answers = [
    await office.ask('users', 'POST', { ...smuggled(), ...newcomer() }),
    await office.ask('users/first-register', 'POST', { ...smuggled(), ...newcomer() }),
    await office.ask('users/unlock', 'POST', { username: other.username }),
    await office.update('users', other.id, { password: 'une autre pompe' }),
    await office.remove('users', other.id),
  ];

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403));
  expect(await stateOf(other.id)).toEqual(before);
});
