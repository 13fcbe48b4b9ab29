import { describe, expect, inject, it } from 'vitest';
import type { Profile } from '@/contract/accounts';
import { shopPeople } from '@/contract/security';
import { type Customer, knownBrowserOf, register, send, times, tryLogin } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createPeople, createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';
import { codeOf, setUpFactor } from '../../support/second-factor';

const { url } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();

const logIn = (person: { username: string; password: string }, otp?: string) =>
  send('/api/token/', { body: { username: person.username, password: person.password, ...(otp ? { otp } : {}) } });
const begin = ({ access, password }: Customer, otp?: string) =>
  send('/api/user/two-factor/', { token: access, body: { password, ...(otp ? { otp } : {}) } });
const confirm = ({ access }: Customer, otp: string) =>
  send('/api/user/two-factor/confirm/', { token: access, body: { otp } });
const drop = ({ access }: Customer, body: object) =>
  send('/api/user/two-factor/', { method: 'DELETE', token: access, body });

describe('setting a second factor up', () => {
  it('gives a secret for an app, which counts once a code of it has come', async () => {
    const person = await register();

    const { secret, otpauth_url } = await json<{ secret: string; otpauth_url: string }>(await begin(person));

    expect(otpauth_url).toBe(
      `otpauth://totp/ThermoPi%C3%A8ces:${person.username}?secret=${secret}&issuer=ThermoPi%C3%A8ces`,
    );
    expect((await logIn(person)).status).toBe(200);
    await refusal(await confirm(person, '000000'), 400);
    expect((await logIn(person)).status).toBe(200);
    const { recovery_codes } = await json<{ recovery_codes: string[] }>(await confirm(person, codeOf(secret)));
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await logIn(person)).status).toBe(401);
  });

  it('asks for the password', async () => {
    const person = await register();
    const { details } = await refusal(await begin({ ...person, password: 'wrong' }), 400);
    expect(details).toEqual({ password: ['Mot de passe incorrect.'] });
  });

  it('keeps neither the secret nor the recovery codes readable', async () => {
    const person = await register();
    const { secret, recoveryCodes } = await setUpFactor(person);

    const kept = JSON.stringify([
      await rows('SELECT * FROM two_factors WHERE user_id = $1', [person.id]),
      await rows('SELECT * FROM recovery_codes WHERE user_id = $1', [person.id]),
      await rows('SELECT * FROM audit_log WHERE actor = $1', [person.username]),
    ]);

    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(text);
    }
  });
});

describe('a login with a second factor', () => {
  it('without a code asks for one, and gives no token', async () => {
    const person = await register();
    await setUpFactor(person);

    const body = await refusal(await logIn(person), 401);

    expect(body).toMatchObject({ otp_required: true });
    expect(body).not.toHaveProperty('access');
    // A wrong password gets the usual answer, which does not reveal that a code follows.
    const wrong = await refusal(await logIn({ ...person, password: 'wrong' }), 401);
    expect(wrong).not.toHaveProperty('otp_required');
  });

  it('takes each code once, those of the steps beside the present one included, and no other', async () => {
    const person = await register();
    const { secret, nextCode } = await setUpFactor(person);
    const code = nextCode();

    for (const otp of ['', '   ', null, '\t\u00a0', '\u200b']) {
      const body = { username: person.username, password: person.password, otp };
      const missing = await refusal(await send('/api/token/', { body }), 401);
      expect(missing).toMatchObject({ otp_required: true });
      expect(missing).not.toHaveProperty('details');
    }
    for (const otp of [codeOf(secret, -5), codeOf(secret, 5), '123', 'abcdef']) {
      expect(await refusal(await logIn(person, otp), 401)).toMatchObject({ otp_required: true });
    }
    expect((await logIn(person, code)).status).toBe(200);
    expect((await logIn(person, code)).status).toBe(401);
    expect((await logIn(person, nextCode())).status).toBe(200);
  });

  it('of two at once with one code lets one in', async () => {
    const person = await register();
    const { nextCode } = await setUpFactor(person);
    const code = nextCode();

    const answers = await times(4, () => logIn(person, code));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  it('takes a recovery code once, however it is typed', async () => {
    const person = await register();
    const { recoveryCodes } = await setUpFactor(person);
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ')} `;

    expect((await logIn(person, typed)).status).toBe(200);
    expect((await logIn(person, recoveryCodes[0])).status).toBe(401);
    expect((await logIn(person, recoveryCodes[1])).status).toBe(200);
  });

  it('slows strangers down after five wrong codes, not the browser that knows the account', async () => {
    const person = await register();
    const known = knownBrowserOf(await tryLogin(person));
    const { nextCode } = await setUpFactor(person);

    for (let tries = 0; tries < 5; tries++) expect((await logIn(person, '000000')).status).toBe(401);

    expect((await logIn(person, nextCode())).status).toBe(401);
    const body = { username: person.username, password: person.password, otp: nextCode() };
    expect((await send('/api/token/', { headers: { Cookie: known }, body })).status).toBe(200);
    const locks = await rows(`SELECT 1 FROM audit_log WHERE action = 'lock' AND subject_id = $1`, [String(person.id)]);
    expect(locks).toHaveLength(1);
  });
});

describe('a second factor that is set up', () => {
  it('is replaced only with a code of it', async () => {
    const person = await register();
    const { nextCode } = await setUpFactor(person);

    expect(await refusal(await begin(person), 403)).toMatchObject({ otp_required: true });
    expect(await refusal(await begin(person, '000000'), 400)).toMatchObject({ otp_required: true });
    const { secret } = await json<{ secret: string }>(await begin(person, nextCode()));
    await json(await confirm(person, codeOf(secret)));

    expect((await logIn(person, codeOf(secret, 1))).status).toBe(200);
  });

  it('is removed with password and code, and never without both', async () => {
    const person = await register();
    const { nextCode } = await setUpFactor(person);

    await refusal(await drop(person, { password: person.password }), 403);
    await refusal(await drop(person, { password: 'wrong', otp: nextCode() }), 400);
    expect((await logIn(person)).status).toBe(401);
    expect((await drop(person, { password: person.password, otp: nextCode() })).status).toBe(204);

    expect((await logIn(person)).status).toBe(200);
  });

  it('is ended by an admin for somebody who has lost it: logged and mailed', async () => {
    const admin = await createPerson({ url, admin: office, role: 'admin' });
    const person = await register();
    await setUpFactor(person);
    const { token } = admin.office;
    const reset = () => send(`/api/admin/users/${person.id}/two-factor/reset/`, { token });

    const lapse = `UPDATE session_details SET confirmed_at = now() - interval '15 minutes' WHERE user_id = $1`;
    await rows(lapse, [admin.id]);
    expect(await refusal(await reset(), 403)).toMatchObject({ reauthentication_required: true });
    await send('/api/user/confirm-password/', { token, body: { password: admin.password } });
    // The second time there is nothing left to reset, and nothing to write down.
    for (const answer of [await reset(), await reset()]) expect(answer.status).toBe(204);

    expect((await logIn(person)).status).toBe(200);
    const log = `SELECT actor, subject_type FROM audit_log WHERE action = 'factor-reset' AND subject_id = $1`;
    expect(await rows(log, [String(person.id)])).toEqual([{ actor: admin.username, subject_type: 'users' }]);
    await expect
      .poll(() => rows(`SELECT 1 FROM payload_jobs WHERE input->>'address' = $1`, [person.email]), { timeout: 45_000 })
      .toEqual([]);
  });
});

describe('since when there is a second factor', () => {
  const since = async ({ access }: { access: string }) =>
    (await json<Profile>(await send('/api/user/profile/', { method: 'GET', token: access }))).two_factor_since;
  const people = async () =>
    shopPeople
      .strict()
      .parse(await json(await send('/api/admin/users/two-factor/', { method: 'GET', token: office.token }))).people;

  it('is in the profile once its first code has come, and gone with it', async () => {
    const person = await register();
    await begin(person);
    expect(await since(person)).toBeNull();

    const { nextCode } = await setUpFactor(person);

    expect(Math.abs(Date.parse((await since(person)) ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await drop(person, { password: person.password, otp: nextCode() })).status).toBe(204);
    expect(await since(person)).toBeNull();
  });

  it('is shown to the admin of staff and admins, and of no customer', async () => {
    const customer = await register();
    const { staff, admin } = await createPeople(office, ['staff', 'admin']);
    await setUpFactor({ access: staff.office.token, password: staff.password });

    const shown = await people();

    const own = [customer, staff, admin].map(({ username }) => username);
    const listed = shown.filter(({ username }) => own.includes(username));
    expect(listed).toEqual([
      { id: admin.id, username: admin.username, role: 'admin', two_factor_since: null },
      { id: staff.id, username: staff.username, role: 'staff', two_factor_since: expect.stringMatching(/^20.*Z$/) },
    ]);
  });
});
