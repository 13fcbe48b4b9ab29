/** POST /api/token/: who gets in, by which names, and what comes with it. */
import { decodeJwt } from 'jose';
import { describe, expect, inject, it } from 'vitest';
import { type LoginAnswer, loginAnswer } from '@/contract/accounts';
import {
  logInAgain,
  officeCookieOf,
  profileStatus,
  register,
  send,
  sessionIdOf,
  times,
  tryLogin,
} from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createPeople } from '../../support/people';

const { url } = inject('shop');
const office = sharedOffice();
const customer = await register();
const { staff, clerk, admin } = await createPeople(office, ['staff', 'clerk', 'admin']);

describe('a login', () => {
  it('is answered with tokens and the account, and nothing secret', async () => {
    const response = await tryLogin(customer);

    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const answer = loginAnswer.strict().parse(await json(response));
    const { id, username, email } = customer;
    expect(answer.user).toEqual({
      ...{ id, username, email, first_name: 'Nadia', last_name: 'Saïdi', role: 'customer' },
      date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(JSON.stringify(answer)).not.toMatch(/hash|salt|attempts|lockUntil|sessions|password/i);
    expect(await profileStatus(answer.access)).toBe(200);
  });

  it.each([
    ['username', customer.username],
    ['username in capitals, spaces around', ` ${customer.username.toUpperCase()} `],
    ['e-mail address', customer.email],
    ['e-mail address in capitals', customer.email.toUpperCase()],
  ])('is by %s', async (_, username) => {
    const { user } = await logInAgain({ username, password: customer.password });

    expect(user.id).toBe(customer.id);
  });

  it.each(Object.entries({ customer, staff, clerk, admin }))(
    'of %s gives a JWT that names username and role and is good for 24 hours',
    async (role, person) => {
      const { access } = await logInAgain(person);

      const { iat = 0, exp = 0, ...claims } = decodeJwt(access);
      expect(claims).toMatchObject({ username: person.username, role });
      expect(exp - iat).toBe(24 * 60 * 60);
      expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60);
    },
  );
});

describe('the cookie of the back office', () => {
  it.each(Object.entries({ staff, clerk, admin }))(
    'is given to %s, out of reach of scripts and of foreign sites, and opens the back office',
    async (_, person) => {
      const response = await tryLogin(person);

      const { access } = await json<LoginAnswer>(response.clone());
      const cookie = officeCookieOf(response) ?? '';
      expect(cookie.split(';')[0]).toBe(`payload-token=${access}`);
      for (const attribute of [/; HttpOnly/, /; SameSite=(Lax|Strict)/, /; Path=\//]) expect(cookie).toMatch(attribute);
      const headers = { Cookie: `payload-token=${access}`, 'Sec-Fetch-Site': 'same-origin' };
      expect(await json(await ask('/cms/users/me', { headers }))).toMatchObject({
        user: { username: person.username },
      });
    },
  );

  it('is not given to customers', async () => {
    expect(officeCookieOf(await tryLogin(customer))).toBeUndefined();
  });

  it("of an editor who used the browser before is taken away by a customer's login", async () => {
    const { username, password } = customer;
    const headers = { Cookie: `csrftoken=a; payload-token=${staff.office.token}`, Origin: url };

    const cookie = officeCookieOf(await send('/api/token/', { body: { username, password }, headers })) ?? '';

    expect(cookie).toMatch(/^payload-token=;/);
    expect(Date.parse(/Expires=([^;]+)/i.exec(cookie)?.[1] ?? '')).toBeLessThan(Date.now());
  });
});

describe('a login that no page of the shop sent', () => {
  const { username, password } = staff;

  it.each([
    ['application/x-www-form-urlencoded', new URLSearchParams({ username, password }).toString()],
    ['text/plain', JSON.stringify({ username, password })],
    ['text/plain;charset=application/json', JSON.stringify({ username, password })],
    ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="username"\r\n\r\n${username}`],
  ])("as a foreign page's form sends it (%s) is refused with 415 and no cookie", async (type, body) => {
    const response = await ask('/api/token/', { method: 'POST', headers: { 'Content-Type': type }, body });

    expect(officeCookieOf(response)).toBeUndefined();
    await refusal(response, 415);
  });

  it("is not allowed to foreign scripts: the browser's question beforehand is not answered with yes", async () => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };

    const response = await ask('/api/token/', { method: 'OPTIONS', headers });

    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('logins of one account at once', () => {
  it('all get working tokens, each from a separate session', async () => {
    const person = await register();

    const answers = await Promise.all(
      (await times(8, () => tryLogin(person))).map((answer) => json<LoginAnswer>(answer)),
    );

    expect(new Set(answers.map(({ access }) => sessionIdOf(access))).size).toBe(8);
    expect(await Promise.all(answers.map(({ access }) => profileStatus(access)))).toEqual(Array(8).fill(200));
  });

  it('lose no session to edits of the account in the back office', async () => {
    const person = await register();

    const [logins, edits] = await Promise.all([
      times(5, () => tryLogin(person)),
      times(5, (index) => office.update('users', person.id, { firstName: `Nadia ${index}` })),
    ]);

    expect(edits.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const answers = await Promise.all(logins.map((answer) => json<LoginAnswer>(answer)));
    const tokens = [person.access, ...answers.map(({ access }) => access)];
    expect(await Promise.all(tokens.map((token) => profileStatus(token)))).toEqual(Array(6).fill(200));
  });
});
