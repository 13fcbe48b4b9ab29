/** What an account changes of itself: its names, its e-mail address, its password. */
import { describe, expect, inject, it } from 'vitest';
import { type Profile, profile } from '@/contract/accounts';
import {
  type Customer,
  logInAgain,
  newcomer,
  profileStatus,
  register,
  send,
  times,
  tryLogin,
  tryRefresh,
} from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { mailedToken, mailsTo, onlyMail, untilSent } from '../../support/mails';
import { sharedDatabase } from '../../support/running/database';

const { dataDir } = inject('shop');
const rows = sharedDatabase();

const readProfile = async ({ access }: Customer) =>
  json<Profile>(await send('/api/user/profile/', { method: 'GET', token: access }));
const change = ({ access }: Customer, body: object) =>
  send('/api/user/profile/', { method: 'PATCH', token: access, body });
const confirm = (token: string) => send('/api/user/email/confirm/', { body: { token } });
const changePassword = ({ access }: Pick<Customer, 'access'>, current_password: string, new_password: string) =>
  send('/api/user/password/', { token: access, body: { current_password, new_password } });
const newAddress = () => newcomer().email;

/** Asks for another address and reads the token that was mailed there. */
async function askForAddress(person: Customer, email: string): Promise<string> {
  expect(await json<Profile>(await change(person, { email, current_password: person.password }))).toMatchObject({
    email: person.email,
    pending_email: email,
  });
  return mailedToken({ dataDir, kind: 'confirm', address: email });
}

const expectNotice = async (address: string, subject: string) =>
  expect((await onlyMail({ dataDir, kind: 'notice', address })).headers).toContain(`Subject: ${subject}`);

describe('the profile', () => {
  it('is the account of the token', async () => {
    const person = await register();

    const shown = profile.strict().parse(await readProfile(person));

    const { username, email, user } = person;
    const factor = { two_factor: false, two_factor_since: null };
    expect(shown).toEqual({ ...user, username, email, role: 'customer', pending_email: null, ...factor });
    expect(Math.abs(Date.parse(shown.date_joined) - Date.now())).toBeLessThan(60_000);
  });

  it('needs a token', async () => {
    await refusal(await send('/api/user/profile/', { method: 'GET' }), 401);
    await refusal(await send('/api/user/profile/', { method: 'PATCH', body: { first_name: 'X' } }), 401);
  });

  it('takes other names, each alone or both, trimmed', async () => {
    const person = await register();

    await json(await change(person, { first_name: '  Lïla ' }));
    const shown = await json<Profile>(await change(person, { last_name: 'O’Brien-Saïdi' }));

    expect(shown).toMatchObject({ first_name: 'Lïla', last_name: 'O’Brien-Saïdi', email: person.email });
    expect(await readProfile(person)).toEqual(shown);
  });

  it.each([
    ['first_name', null],
    ['last_name', 'a\r\nBcc: x@example.com'],
    ['email', 'a@b\n.fr'],
  ])('refuses the %s %j with 400 and stays as it is', async (field, value) => {
    const person = await register();

    const { details } = await refusal(await change(person, { [field]: value }), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
    expect(await readProfile(person)).toMatchObject({ first_name: 'Nadia', last_name: 'Saïdi', pending_email: null });
  });
});

describe('another e-mail address', () => {
  it('needs the password, and wrong passwords count towards the end of the session', async () => {
    const person = await register();
    const email = newAddress();

    for (const body of [{ email }, { email, current_password: 'wrong' }]) {
      const { details } = await refusal(await change(person, body), 400);
      expect(details).toEqual({ current_password: ['Mot de passe actuel incorrect.'] });
    }

    expect(await readProfile(person)).toMatchObject({ email: person.email, pending_email: null });
    const counted = await rows('SELECT wrong_tries AS tries FROM session_details WHERE user_id = $1', [person.id]);
    expect(counted).toEqual([{ tries: 2 }]);
  });

  it('holds once its owner confirms it by the link that went there, which works once', async () => {
    const person = await register();
    const email = newAddress();
    const token = await askForAddress(person, email.toUpperCase().toLowerCase());
    expect((await tryLogin({ ...person, username: email })).status).toBe(401);

    await json(await confirm(token));

    expect(await readProfile(person)).toMatchObject({ email, pending_email: null });
    expect((await tryLogin({ ...person, username: email })).status).toBe(200);
    expect((await tryLogin({ ...person, username: person.email })).status).toBe(401);
    await refusal(await confirm(token), 400);
    expect(await mailsTo({ dataDir, kind: 'confirm', address: person.email })).toEqual([]);
    await expectNotice(person.email, 'Votre adresse e-mail a été changée');
  });

  it('is confirmed in French, by a link of the shop that no server reads', async () => {
    const person = await register();
    const email = newAddress();
    const token = await askForAddress(person, email);

    const [mail] = await mailsTo({ dataDir, kind: 'confirm', address: email });

    expect(mail?.headers).toMatch(/^Subject: Confirmez votre nouvelle adresse e-mail$/m);
    // Anybody may have typed the address, so the mail holds nothing else that was typed.
    expect(mail?.text).not.toContain(person.username);
    expect(mail?.text).toContain(`/confirm-email#token=${token}`);
  });

  it('is not confirmed by a link of yesterday, nor by one for a password, nor by an invented one', async () => {
    const person = await register();
    const token = await askForAddress(person, newAddress());
    const asReset = await send('/api/password/reset/', { body: { token, password: 'une autre pompe' } });

    await rows(`UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [person.id]);

    const bodies = [asReset, await confirm(token), await confirm('invented')].map((answer) => refusal(answer, 400));
    expect(new Set((await Promise.all(bodies)).map(({ message }) => message)).size).toBe(1);
    expect((await readProfile(person)).email).toBe(person.email);
  });

  it('is dropped by keeping the old one, or by asking for a third: the first link is dead', async () => {
    const [keeper, changer] = await Promise.all([register(), register()]);
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    const tokens = await Promise.all([askForAddress(keeper, first), askForAddress(changer, second)]);

    expect((await json<Profile>(await change(keeper, { email: keeper.email }))).pending_email).toBeNull();
    const latest = await askForAddress(changer, third);

    for (const token of tokens) await refusal(await confirm(token), 400);
    await json(await confirm(latest));
    expect((await readProfile(changer)).email).toBe(third);
  });

  it("does not become the account's if another account took it meanwhile", async () => {
    const person = await register();
    const email = newAddress();
    const token = await askForAddress(person, email);
    const other = await register(undefined, newcomer({ email }));

    await refusal(await confirm(token), 400);

    expect((await readProfile(person)).email).toBe(person.email);
    expect((await readProfile(other)).email).toBe(email);
  });

  it('gets the same answer whether it is free or taken; its owner gets a mail', async () => {
    const [person, other] = await Promise.all([register(), register()]);
    const free = newAddress();
    const answer = async (email: string) => {
      const response = await change(person, { email, current_password: person.password });
      return { status: response.status, body: (await response.text()).replaceAll(email, '…') };
    };

    const taken = await answer(other.email);
    // An address that is asked for meanwhile takes the first one's place, and its mail.
    await untilSent(rows, other.email);
    const untaken = await answer(free);

    expect(taken).toEqual(untaken);
    expect(taken.status).toBe(200);
    await untilSent(rows, free);
    expect(await mailsTo({ dataDir, kind: 'confirm', address: other.email })).toEqual([]);
    expect((await onlyMail({ dataDir, kind: 'taken', address: other.email })).text).not.toContain(other.username);
  });
});

describe('another password', () => {
  it('takes effect, ends every other session and keeps the current one', async () => {
    const person = await register();
    const [own, other] = [await logInAgain(person), await logInAgain(person)];

    await json(await changePassword(own, person.password, 'une autre pompe'));

    for (const [{ access, refresh }, status] of [
      [own, 200],
      [other, 401],
      [person, 401],
    ] as const)
      expect([await profileStatus(access), (await tryRefresh(refresh)).status]).toEqual([status, status]);
    expect((await tryLogin(person)).status).toBe(401);
    expect((await tryLogin({ ...person, password: 'une autre pompe' })).status).toBe(200);
    await expectNotice(person.email, 'Votre mot de passe a été changé');
  });

  it.each([
    ['court', /au moins 8 caractères/],
    ['motdepasse', /trop courant/],
    ['x'.repeat(201), /au plus 200 caractères/],
  ])('is refused in words if it is %j', async (password, words) => {
    const person = await register();

    const { details } = await refusal(await changePassword(person, person.password, password), 400);

    expect(details?.new_password).toEqual([expect.stringMatching(words)]);
    expect((await tryLogin(person)).status).toBe(200);
  });

  it('needs the present password; the fifth wrong one in a row ends the session without locking the account', async () => {
    const person = await register();

    for (const answer of await times(5, () => changePassword(person, 'wrong', 'une autre pompe'))) {
      expect((await refusal(answer, 400)).details).toEqual({ current_password: ['Mot de passe actuel incorrect.'] });
    }

    await refusal(await changePassword(person, person.password, 'une autre pompe'), 401);
    expect((await tryLogin(person)).status).toBe(200);
  });
});
