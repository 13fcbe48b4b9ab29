/** Payload's own calls for accounts are closed, however their addresses are spelled (docs/decisions/0013). */
import { describe, expect, inject, it } from 'vitest';
import { bearer, officeCookieOf, register, send, tryLogin } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const admin = sharedOffice();
const rows = sharedDatabase();

/** Spellings that an attacker might try to get around that. */
function spellings(operation: string): string[] {
  const [first = '', ...rest] = operation;
  return [operation, first.toUpperCase() + rest.join(''), operation.toUpperCase(), `${operation}/`];
}

const somebody = await register();
const editor = await createPerson({ url, admin, role: 'staff' });

describe('the CMS', () => {
  it.each(['first-register', 'forgot-password', 'reset-password', 'verify', 'verify/token'].flatMap(spellings))(
    'does nothing at users/%s',
    async (operation) => {
      const { username, email } = somebody;
      const body = { username, email, token: 'x', password: 'chaudiere-42x' };

      const response = await send(`/cms/users/${operation}`, { body });

      expect(response.status).toBe(401);
      expect(officeCookieOf(response)).toBeUndefined();
      expect((await tryLogin(somebody)).status, 'The password is what it was.').toBe(200);
    },
  );

  it.each(spellings('login'))("logs in by the shop's own login at users/%s", async (operation) => {
    const { id, username, password } = editor;
    const wrong = await refusal(await tryLogin({ username, password: 'another' }), 401);

    const right = await send(`/cms/users/${operation}`, { body: { username, password } });
    const refused = await send(`/cms/users/${operation}`, { body: { username, password: 'another' } });

    expect(await json(right.clone())).toMatchObject({ user: { id }, token: expect.stringMatching(/^eyJ/) });
    expect(officeCookieOf(right)).toMatch(/HttpOnly/);
    expect(await json(refused, 401)).toEqual({ errors: [{ message: wrong.message }] });
  });

  it.each(spellings('login'))('is entered at users/%s by no form and no page of another origin', async (operation) => {
    const { username, password } = editor;
    const form = new FormData();
    form.set('_payload', JSON.stringify({ username, password }));

    const path = `/cms/users/${operation}`;
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const answers = [
      await ask(path, { method: 'POST', body: form, headers }),
      await ask(path, { method: 'POST', body: form }),
      await send(path, { body: { username, password }, headers }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 415, 403]);
    expect(answers.map(officeCookieOf)).toEqual([undefined, undefined, undefined]);
  });

  it("renews nobody's access token, and no customer's cookie", async () => {
    const person = await register();
    const staff = await createPerson({ url, admin, role: 'staff' });
    const renew = (headers: Record<string, string>) =>
      ask('/cms/users/refresh-token', { method: 'POST', headers: { Origin: url, ...headers } });

    expect((await renew(bearer(person.access))).status).toBe(403);
    expect((await renew({ Cookie: `payload-token=${person.access}` })).status).toBe(403);
    expect((await renew(bearer(staff.office.token))).status).toBe(403);
    expect((await renew({ Cookie: `payload-token=${staff.office.token}` })).status).toBe(200);
  });

  it('tells of three admins who demote each other at once who may not, and breaks at none', async () => {
    const people = await Promise.all([1, 2, 3].map(() => createPerson({ url, admin, role: 'admin' })));
    const next = (index: number) => people[(index + 1) % 3]?.id ?? 0;

    const answers = await Promise.all(
      people.map(({ office }, index) => office.update('users', next(index), { role: 'customer' })),
    );

    // The quicker one has taken the right of the next one.
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([]);
    const ids = people.map(({ id }) => id);
    const demoted = await rows(`SELECT id FROM users WHERE id = ANY($1) AND role = 'customer' ORDER BY id`, [ids]);
    const expected = statuses.flatMap((status, index) => (status === 200 ? [next(index)] : []));
    expect(demoted.map(({ id }) => id)).toEqual(expected.sort((one, other) => one - other));
  });

  it.each(['99999999999', '1.5', '-1'])('has no account %s', async (id) => {
    expect((await admin.ask(`users/${id}`, 'PATCH', { firstName: 'Nadia' })).status).toBe(404);
  });

  it('gives nobody a password that anybody would try first', async () => {
    const person = await register();

    for (const password of ['motdepasse', person.username])
      expect((await admin.update('users', person.id, { password })).status).toBe(400);
    expect((await admin.update('users', person.id, { password: 'chaudiere-42x' })).status).toBe(200);
  });

  it('takes an address that the admin enters for unproved', async () => {
    const person = await register();
    await rows('UPDATE users SET is_email_verified = true WHERE id = $1', [person.id]);

    expect((await admin.update('users', person.id, { email: `new-${person.email}` })).status).toBe(200);

    expect(await rows('SELECT is_email_verified FROM users WHERE id = $1', [person.id])).toEqual([
      { is_email_verified: false },
    ]);
  });
});
