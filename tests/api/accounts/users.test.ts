/** The accounts as an admin lists, invites and changes them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { ListedUser } from '@/contract/admin/users';
import type { OwnSession } from '@/contract/security';
import { logInAgain, newcomer, profileStatus, register, send, sessionIdOf, tryLogin } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { mailedToken, mailsTo, onlyMail } from '../../support/mails';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { setUpFactor } from '../../support/second-factor';
import { invitePerson, usersOf } from '../../support/users';

const { url, dataDir } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();
const users = usersOf(office);

const PASSWORD = 'une vanne de bronze';
const accept = (token: string, password = PASSWORD) => send('/api/password/reset/', { body: { token, password } });
const invitationTo = (address: string, seen: readonly string[] = []) =>
  mailedToken({ dataDir, kind: 'invitation', address, seen });
const audited = (id: number) =>
  rows<{ actor: string; action: string; changes: object }>(
    `SELECT actor, action, changes FROM audit_log WHERE subject_type = 'users' AND subject_id = $1 ORDER BY id`,
    [String(id)],
  );
const newAdmin = () => createPerson({ url, admin: office, role: 'admin' });

describe('the list of accounts', () => {
  it('finds by any part of a name, username or e-mail address, whatever case and accents', async () => {
    const key = randomUUID().slice(0, 8);
    const person = await register(undefined, {
      ...newcomer({ username: `u.${key}x`, email: `m${key}y@exemple.dz` }),
      first_name: `Aïcha${key}`,
      last_name: "N'Aït-Éloued",
    });

    const found = await Promise.all(
      [
        `AICHA${key}`,
        `aicha${key} n'ait`,
        `eloued aicha${key}`,
        `t-eloued aïcha${key}`,
        `.${key}x`,
        `${key}Y@exemple`,
        key.slice(1),
      ].map((search) => users.list({ search })),
    );

    expect(found.map((answer) => answer.users.map(({ id }) => id))).toEqual(Array(7).fill([person.id]));
    expect(found[0]).toMatchObject({ total: 1, page: 1, total_pages: 1 });
    expect((await users.list({ search: `${key} nobody` })).users).toEqual([]);
  });

  it('shows what an account is, when it was last logged in to, and whether it has a second factor', async () => {
    const plain = await register();
    const { id, username, password, office: own } = await createPerson({ url, admin: office, role: 'clerk' });
    await setUpFactor({ access: own.token, password });
    await tryLogin({ username, password });

    const [shown] = (await users.list({ search: username })).users;
    const [other] = (await users.list({ search: plain.username })).users;

    expect(shown).toMatchObject({ id, username, role: 'clerk', state: 'active', two_factor: true });
    expect(other).toEqual({
      ...{ id: plain.id, username: plain.username, email: plain.email, first_name: 'Nadia', last_name: 'Saïdi' },
      ...{ role: 'customer', state: 'active', two_factor: false },
      last_login: expect.stringMatching(/^20.*Z$/),
    });
  });

  it('filters by role and state, lists the people of the shop first, and has pages', async () => {
    const key = `k${randomUUID().slice(0, 8)}`;
    await register(undefined, newcomer({ username: `a-${key}` }));
    const invited = await json<ListedUser>(await users.invite({ email: `z-${key}@example.com`, role: 'staff' }), 201);
    const names = async (query: Record<string, string | number>) =>
      (await users.list({ search: key, ...query })).users.map(({ username }) => username);

    expect(await names({})).toEqual([invited.username, `a-${key}`]);
    expect(await names({ role: 'customer' })).toEqual([`a-${key}`]);
    expect(await names({ state: 'invited' })).toEqual([invited.username]);
    expect(await names({ state: 'disabled' })).toEqual([]);
    expect(await names({ limit: 1, page: 2 })).toEqual([`a-${key}`]);
    const wrong = await send('/api/admin/users/?role=boss', { method: 'GET', token: office.token });
    await refusal(wrong, 400);
  });
});

describe('an invitation', () => {
  it('makes an account that a mailed link opens once, and answers neither link nor password', async () => {
    const name = `lila-${randomUUID()}`;
    const address = `${name}@example.com`;

    const answer = await users.invite({ email: address.toUpperCase(), role: 'clerk', first_name: 'Lila' });

    const text = await answer.clone().text();
    const invited = await json<ListedUser>(answer, 201);
    expect(invited).toEqual({
      ...{ id: expect.any(Number), username: name, email: address, first_name: 'Lila', last_name: '' },
      ...{ role: 'clerk', state: 'invited', last_login: null, two_factor: false },
    });
    const token = await invitationTo(address);
    expect(text).not.toContain(token);
    const mail = await onlyMail({ dataDir, kind: 'invitation', address });
    expect(mail.text).toContain(`/invitation#token=${token}`);
    expect(mail.text).not.toContain('Lila');
    expect((await accept(token, 'abcdefgh-9')).status, 'too short for a clerk').toBe(400);

    await json(await accept(token));

    expect((await users.list({ search: name })).users).toMatchObject([{ state: 'active' }]);
    const { access } = await logInAgain({ username: name, password: PASSWORD });
    expect(await profileStatus(access)).toBe(200);
    expect((await refusal(await accept(token, 'une autre vanne'), 400)).message).toMatch(/plus valable/);
    expect(await audited(invited.id)).toMatchObject([
      { actor: 'admin', action: 'create', changes: { role: [null, 'clerk'] } },
      { actor: name, action: 'password' },
      { actor: name, action: 'update', changes: { accountState: ['invited', 'active'] } },
      { actor: name, action: 'login' },
    ]);
  });

  it('opens by nothing else until it is accepted: no password, no link for a forgotten one', async () => {
    const { username, email, id } = await invitePerson(users);
    const token = await invitationTo(email);
    const [model] = await rows<{ id: number }>(`SELECT id FROM users WHERE username = 'admin'`);
    await rows('UPDATE users SET (hash, salt) = (SELECT hash, salt FROM users WHERE id = $2) WHERE id = $1', [
      id,
      model?.id,
    ]);

    expect((await tryLogin({ username, password: 'test-admin-password' })).status).toBe(401);
    const forgotten = await send('/api/password/forgot/', { body: { email } });
    expect(forgotten.status).toBe(202);
    const waiting = `SELECT 1 FROM payload_jobs WHERE task_slug = 'send-password-reset' AND input->>'name' = $1`;
    await expect.poll(() => rows(waiting, [email])).toEqual([]);
    expect(await mailsTo({ dataDir, kind: 'reset', address: email })).toEqual([]);
    expect((await accept(token)).status).toBe(200);
  });

  it('works for seven days', async () => {
    const { email, id } = await invitePerson(users);
    const token = await invitationTo(email);
    const days = `SELECT expires_at - now() BETWEEN '6 days 23 hours' AND '7 days' AS is_week FROM one_time_tokens WHERE user_id = $1`;
    expect(await rows(days, [id])).toEqual([{ is_week: true }]);
    await rows(`UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [id]);

    await refusal(await accept(token), 400);

    expect((await users.list({ search: email })).users).toMatchObject([{ state: 'invited' }]);
  });

  it('sent again, has another link, and the former is dead', async () => {
    const { email, id } = await invitePerson(users);
    const former = await invitationTo(email);

    expect(await json(await users.mailLink(id), 202)).toMatchObject({ id, state: 'invited' });

    await refusal(await accept(former), 400);
    const token = await invitationTo(email, [former]);
    expect((await accept(token)).status).toBe(200);
    expect(await audited(id)).toContainEqual(
      expect.objectContaining({ action: 'update', changes: { link: [null, 'invitation'] } }),
    );
  });

  it('of an address that has an account is refused, and says what to do', async () => {
    const [customer, invited] = [await register(), await invitePerson(users)];

    const known = await refusal(await users.invite({ email: customer.email.toUpperCase(), role: 'staff' }), 409);
    const again = await refusal(await users.invite({ email: invited.email, role: 'staff' }), 409);

    expect(known).toMatchObject({
      message: 'There is an account with this e-mail address.',
      details: { email: [known.message] },
    });
    expect(again.message).toMatch(/invited already. Send them a new link/);
  });

  it('sent six times at once makes one account', async () => {
    const email = `twice-${randomUUID()}@example.com`;

    const answers = await Promise.all(Array.from({ length: 6 }, () => users.invite({ email, role: 'staff' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['email', { role: 'clerk' }],
    ['email', { email: 'nobody', role: 'clerk' }],
    ['role', { email: 'x@example.com' }],
    ['role', { email: 'x@example.com', role: 'boss' }],
    ['first_name', { email: 'x@example.com', role: 'clerk', first_name: 'x'.repeat(101) }],
  ])('without a good %s is refused with 400 naming it', async (field, body) => {
    const { details } = await refusal(await users.invite(body), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
  });
});

describe('a link to a new password', () => {
  it('is mailed for an admin, and changes nothing by itself', async () => {
    const person = await register();

    await json(await users.mailLink(person.id), 202);

    const token = await mailedToken({ dataDir, kind: 'reset', address: person.email });
    expect((await tryLogin(person)).status).toBe(200);
    expect((await accept(token)).status).toBe(200);
    expect(await profileStatus(person.access)).toBe(401);
  });
});

describe('a role', () => {
  it('is given, recorded, mailed, and holds at once', async () => {
    const person = await register();

    const answer = await users.changeRole(person.id, { role: 'clerk', from: { role: 'customer' } });

    expect(await json(answer)).toMatchObject({ id: person.id, role: 'clerk' });
    const orders = await send('/api/admin/orders/', { method: 'GET', token: person.access });
    expect(orders.status).toBe(200);
    const role = { actor: 'admin', action: 'role', changes: { role: ['customer', 'clerk'] } };
    expect(await audited(person.id)).toContainEqual(role);
    const mail = await onlyMail({ dataDir, kind: 'notice', address: person.email });
    expect(mail.headers).toContain('Les droits de votre compte ont été changés');
  });

  it('that somebody else has changed meanwhile is not overwritten', async () => {
    const person = await register();
    await json(await users.changeRole(person.id, { role: 'staff' }));

    const refused = await users.changeRole(person.id, { role: 'clerk', from: { role: 'customer' } });

    expect(await json(refused, 409)).toMatchObject({ current: { id: person.id, role: 'staff' } });
  });
});

describe('the sessions of somebody else', () => {
  it('are listed, and end one by one or all at once', async () => {
    const person = await register();
    const [second, third] = [await logInAgain(person), await logInAgain(person)];

    const { sessions } = await json<{ sessions: OwnSession[] }>(await users.sessions(person.id));
    expect(sessions.map(({ id }) => id).sort()).toEqual(
      [person, second, third].map(({ access }) => sessionIdOf(access)).sort(),
    );
    expect(sessions.some(({ current }) => current)).toBe(false);

    expect((await users.endSessions(person.id, sessionIdOf(second.access))).status).toBe(204);
    expect(await Promise.all([person, second, third].map(({ access }) => profileStatus(access)))).toEqual([
      200, 401, 200,
    ]);
    expect((await users.endSessions(person.id)).status).toBe(204);
    expect(await Promise.all([person, third].map(({ access }) => profileStatus(access)))).toEqual([401, 401]);
    expect(await audited(person.id)).toContainEqual(
      expect.objectContaining({ actor: 'admin', changes: { sessions: [2, 0] } }),
    );
  });

  it('are not found under another account, and one’s own present session stays', async () => {
    const [person, other, admin] = [await register(), await register(), await newAdmin()];
    const own = usersOf(admin.office);

    expect((await users.endSessions(other.id, sessionIdOf(person.access))).status).toBe(404);
    expect((await own.endSessions(admin.id)).status).toBe(204);

    expect(await profileStatus(person.access)).toBe(200);
    expect(await profileStatus(admin.office.token)).toBe(200);
  });
});

it('what changes an account asks for the password again', async () => {
  const [admin, person] = [await newAdmin(), await register()];
  await rows(`UPDATE session_details SET confirmed_at = now() - interval '15 minutes' WHERE user_id = $1`, [admin.id]);
  const own = usersOf(admin.office);

  const answers = await Promise.all([
    own.invite({ email: `x-${randomUUID()}@example.com`, role: 'admin' }),
    own.disable(person.id),
    own.enable(person.id),
    own.mailLink(person.id),
    own.changeRole(person.id, { role: 'admin' }),
  ]);

  for (const answer of answers) {
    expect(await refusal(answer, 403)).toMatchObject({ reauthentication_required: true });
  }
});

it('an unknown account is 404', async () => {
  const answers = await Promise.all([
    users.disable(2_147_483_647),
    users.enable(2_147_483_647),
    users.mailLink(2_147_483_647),
    users.sessions(2_147_483_647),
    users.endSessions(2_147_483_647),
    users.changeRole(2_147_483_647, { role: 'staff' }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
});
