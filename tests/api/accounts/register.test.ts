/** POST /api/register/: who becomes a customer, under which name, by which password. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { type LoginAnswer, loginAnswer } from '@/contract/accounts';
import {
  type Newcomer,
  newcomer,
  officeCookieOf,
  profileStatus,
  register,
  send,
  times,
  tryLogin,
} from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { mailNames, onlyMail } from '../../support/mails';
import { sharedDatabase } from '../../support/running/database';

const { dataDir } = inject('shop');
const rows = sharedDatabase();
const tryRegister = (body: object) => send('/api/register/', { body });

async function accountsOf({ username, email }: Newcomer): Promise<number> {
  return (await rows('SELECT 1 FROM users WHERE username = $1 OR email = $2', [username.toLowerCase(), email])).length;
}

describe('a registration', () => {
  it('makes a customer and logs in at once', async () => {
    const person = newcomer();

    const answer = loginAnswer.strict().parse(await json(await tryRegister(person), 201));

    const { username, email, first_name, last_name } = person;
    expect(answer.user).toMatchObject({ username, email, first_name, last_name, role: 'customer' });
    expect(await profileStatus(answer.access)).toBe(200);
    expect((await tryLogin(person)).status).toBe(200);
  });

  it('keeps name and address in lower case, and all texts without spaces around', async () => {
    const { username, email, ...rest } = newcomer();
    const names = { username: ` ${username.toUpperCase()} `, email: ` ${email.toUpperCase()} `, first_name: ' Nadia ' };

    const { user } = await json<LoginAnswer>(await tryRegister({ ...rest, ...names }), 201);

    expect(user).toMatchObject({ username, email, first_name: 'Nadia' });
  });

  it("removes an editor's cookie, and sets no other", async () => {
    const answers = [
      await tryRegister(newcomer()),
      await send('/api/register/', { body: newcomer(), headers: { Cookie: 'payload-token=x' } }),
    ];

    expect(answers.map(officeCookieOf)).toEqual([undefined, expect.stringMatching(/^payload-token=;/)]);
  });

  it('is welcomed by one mail in French, without a name that somebody typed', async () => {
    const person = await register();

    const { headers, text, html } = await onlyMail({ dataDir, kind: 'welcome', address: person.email });

    expect(headers).toMatch(/^Subject: Bienvenue chez /m);
    expect(text).toMatch(/^Bonjour,/);
    expect(text + html).not.toMatch(new RegExp(`Nadia|${person.username}(?!@)`));
    expect(text + html).not.toContain(person.password);
  });
});

describe('a stranger', () => {
  it('has at most five mails of all kinds sent to an address in an hour, however it is written', async () => {
    const name = `victim.${randomUUID()}`;
    const spelled = (n: number) => `${n % 2 ? name : name.toUpperCase()}+${n}@example.com`;
    const bystander = await register();
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, n) => register(undefined, newcomer({ email: spelled(n) }))),
    );
    for (const { access, password } of people) {
      const body = { email: `${name}@example.com`, current_password: password };
      await json(await send('/api/user/profile/', { method: 'PATCH', token: access, body }));
      await json(await send('/api/password/forgot/', { body: { email: spelled(0) } }), 202);
    }
    const last = await register();
    for (const { email: address } of [bystander, last]) await onlyMail({ dataDir, kind: 'welcome', address });

    const files = await Promise.all(
      (await mailNames(dataDir)).map((file) => readFile(path.join(dataDir, 'mail', file), 'utf8')),
    );
    const sent = files.filter((mail) => new RegExp(`^To:.*${name}`, 'im').test(mail));
    expect(sent).toHaveLength(5);
  });
});

describe('a name that is taken', () => {
  it.each([
    ['username', ({ username }: Newcomer) => newcomer({ username: username.toUpperCase(), email: newcomer().email })],
    ['email', ({ email }: Newcomer) => newcomer({ email: email.toUpperCase() })],
  ])('as %s is refused with 409 naming it', async (field, other) => {
    const person = await register();

    const { details } = await refusal(await tryRegister(other(person)), 409);

    expect(details).toEqual({ [field]: [expect.stringMatching(/déjà/)] });
    expect(await accountsOf(person)).toBe(1);
  });

  it('twice is refused naming both', async () => {
    const { username, email } = await register();

    const { message, details } = await refusal(await tryRegister(newcomer({ username, email })), 409);

    expect(Object.keys(details ?? {})).toEqual(['username', 'email']);
    expect(message).toBe(`${details?.username} ${details?.email}`);
  });

  it.each([
    ['username', () => ({ email: newcomer().email })],
    ['email', () => ({ username: newcomer().username })],
  ])('by ten at once as %s goes to one of them', async (field, own) => {
    const person = newcomer();

    const answers = await times(10, () => tryRegister({ ...person, ...own() }));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await accountsOf(person)).toBe(1);
    const refused = answers.find(({ status }) => status === 409) ?? Response.error();
    expect((await refusal(refused, 409)).details).toHaveProperty(field);
  });
});

describe('what is no registration', () => {
  it('is one under the name of an address, which would stand in a mail to anybody', async () => {
    const { details } = await refusal(await tryRegister({ ...newcomer(), first_name: 'WWW.evil.example' }), 400);

    expect(details).toEqual({ first_name: ["Un nom ne contient pas d'adresse web."] });
  });

  it.each(['first_name', 'last_name', 'username', 'email', 'password'])('is one without %s', async (field) => {
    const person = newcomer();

    for (const blank of [undefined, '', '   ', null, 5]) {
      const { details } = await refusal(await tryRegister({ ...person, [field]: blank }), 400);
      expect(Object.keys(details ?? {})).toEqual([field]);
    }
    expect(await accountsOf(person)).toBe(0);
  });

  it.each([
    ['username', 'nadia@example.com'],
    ['username', 'nadia\u0000'],
    ['email', 'nadia@'],
    ['email', 'nadia@example.com, other@example.com'],
    ['email', 'nadia@example.com\r\nBcc: all@example.com'],
    ['email', `${'x'.repeat(243)}@example.com`],
    ['first_name', 'Na\ndia'],
    ['last_name', 'x'.repeat(101)],
    ['last_name', 'Sa\u0007idi'],
  ])('is one with the %s %j', async (field, value) => {
    const person = newcomer();

    const { details } = await refusal(await tryRegister({ ...person, [field]: value }), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
    expect(await accountsOf(person)).toBe(0);
  });

  it('is one with a common password, refused with a message', async () => {
    const { details } = await refusal(await tryRegister(newcomer({ password: 'MotDePasse' })), 400);

    expect(details).toEqual({ password: ['Ce mot de passe est trop courant. Choisissez-en un autre.'] });
  });

  it('is one whose password is its own name or address', async () => {
    const { username, email } = newcomer();

    for (const password of [username.toUpperCase(), email]) {
      const { details } = await refusal(await tryRegister(newcomer({ username, email, password })), 400);
      expect(details).toEqual({ password: [expect.stringMatching(/nom d'utilisateur ou votre e-mail/)] });
    }
  });

  it.each(['', '[]', 'null', '"nadia"', '{', `{"username":"${randomUUID()}"`])('is the body %j', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${inject('shop').url}/api/register/`, { method: 'POST', headers, body });

    await refusal(response, 400);
  });
});
