/** A disabled account: nobody gets in, by whichever door, from that moment on. */
import { describe, expect, inject, it } from 'vitest';
import { profileStatus, register, send, tryLogin, tryRefresh } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { mailedToken, mailsTo, onlyMail } from '../../support/mails';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { invitePerson, usersOf } from '../../support/users';

const { url, dataDir } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();
const users = usersOf(office);

const cms = (cookie: string) => ask('/cms/users/me', { headers: { Cookie: cookie, Origin: url } });
const newStaff = () => createPerson({ url, admin: office, role: 'staff' });

describe('disabling an account', () => {
  it('ends its sessions at once, those of the CMS too, and its refresh tokens', async () => {
    const { id, refresh, office: own } = await newStaff();
    const cookie = `payload-token=${own.token}`;
    expect(await json<object>(await cms(cookie))).toMatchObject({ user: { id } });

    expect(await json(await users.disable(id))).toMatchObject({ id, state: 'disabled' });

    expect(await profileStatus(own.token)).toBe(401);
    expect((await tryRefresh(refresh)).status).toBe(401);
    expect((await cms(cookie)).status).toBe(401);
    expect((await own.ask('products')).status).toBe(401);
    const renewed = await ask('/cms/users/refresh-token', { method: 'POST', headers: { Cookie: cookie, Origin: url } });
    expect(renewed.status).toBe(401);
    const left = `SELECT (SELECT count(*)::int FROM users_sessions WHERE _parent_id = $1) AS sessions,
      (SELECT count(*)::int FROM refresh_tokens WHERE user_id = $1) AS tokens`;
    expect(await rows(left, [id])).toEqual([{ sessions: 0, tokens: 0 }]);
  });

  it('keeps its owner from logging in, with the answer of a wrong password', async () => {
    const person = await register();
    await json(await users.disable(person.id));

    const right = await refusal(await tryLogin(person), 401);
    const wrong = await refusal(await tryLogin({ ...person, password: 'another' }), 401);
    const throughCms = await send('/cms/users/login', {
      body: { username: person.username, password: person.password },
    });

    expect(right).toEqual(wrong);
    expect(throughCms.status).toBe(401);
  });

  it('makes mailed links worthless, and mails no others', async () => {
    const person = await register();
    await json(await users.mailLink(person.id), 202);
    const token = await mailedToken({ dataDir, kind: 'reset', address: person.email });

    await json(await users.disable(person.id));

    await refusal(await send('/api/password/reset/', { body: { token, password: 'une pompe toute neuve' } }), 400);
    expect((await send('/api/password/forgot/', { body: { email: person.email } })).status).toBe(202);
    const waiting = `SELECT 1 FROM payload_jobs WHERE task_slug = 'send-password-reset' AND input->>'name' = $1`;
    await expect.poll(() => rows(waiting, [person.email])).toEqual([]);
    expect(await mailsTo({ dataDir, kind: 'reset', address: person.email })).toHaveLength(1);
    expect((await refusal(await users.mailLink(person.id), 409)).message).toMatch(/disabled. Enable it first/);
  });

  it('beats a login at the same moment: no session is left behind', async () => {
    const person = await register();

    const logins = Array.from({ length: 5 }, () => tryLogin(person));
    await Promise.all([users.disable(person.id), ...logins]);

    const sessions = 'SELECT 1 FROM users_sessions WHERE _parent_id = $1';
    expect(await rows(sessions, [person.id])).toEqual([]);
  });

  it('is recorded and mailed; enabling lets the owner in with the same password', async () => {
    const person = await register();
    await json(await users.disable(person.id));
    await json(await users.disable(person.id));
    const notice = await onlyMail({ dataDir, kind: 'notice', address: person.email });
    expect(notice.headers).toContain('Votre compte a été désactivé');

    expect(await json(await users.enable(person.id))).toMatchObject({ state: 'active' });

    expect((await tryLogin(person)).status).toBe(200);
    const states = await rows(
      `SELECT actor, changes->'accountState' AS state FROM audit_log
       WHERE subject_type = 'users' AND subject_id = $1 AND changes ? 'accountState' ORDER BY id`,
      [String(person.id)],
    );
    expect(states).toEqual([
      { actor: 'admin', state: ['active', 'disabled'] },
      { actor: 'admin', state: ['disabled', 'active'] },
    ]);
  });

  it('takes an invitation back, which is open again once enabled and mailed anew', async () => {
    const { id, email } = await invitePerson(users);
    const token = await mailedToken({ dataDir, kind: 'invitation', address: email });
    const accept = (link: string) =>
      send('/api/password/reset/', { body: { token: link, password: 'une vanne de bronze' } });
    await json(await users.disable(id));
    await refusal(await accept(token), 400);

    expect(await json(await users.enable(id))).toMatchObject({ state: 'invited' });

    await refusal(await accept(token), 400);
    await json(await users.mailLink(id), 202);
    expect(
      (await accept(await mailedToken({ dataDir, kind: 'invitation', address: email, seen: [token] }))).status,
    ).toBe(200);
  });
});

it('neither state can be set through the CMS', async () => {
  const person = await register();
  await json(await users.disable(person.id));

  const answer = await office.update('users', person.id, { disabledAt: null, invitedAt: null, firstName: 'Lila' });

  const { doc } = await json<{ doc: object }>(answer);
  expect(doc).not.toHaveProperty('disabledAt');
  expect((await users.list({ search: person.username })).users).toMatchObject([
    { state: 'disabled', first_name: 'Lila' },
  ]);
});
