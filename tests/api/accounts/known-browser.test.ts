import { describe, expect, inject, it } from 'vitest';
import { cookieOf, knownBrowserOf, register, send, tryLogin } from '../../support/accounts';
import { refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';

const { url } = inject('shop');
const office = sharedOffice();

type Named = { username: string; password: string };

/** The cookie that a login leaves in its browser. */
async function knownBrowser(person: Named): Promise<string> {
  const answer = await tryLogin(person);
  expect(cookieOf(answer, 'known-browser')).toMatch(/; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  return knownBrowserOf(answer);
}
/** The same once another account has logged in by that browser. */
const sharedBrowser = async (first: string, other: Named) => knownBrowserOf(await logInWith(first, other));
const logInWith = (cookie: string, { username, password }: Named) =>
  send('/api/token/', { headers: { Cookie: cookie }, body: { username, password } });
async function lock(person: Named): Promise<void> {
  for (let tries = 0; tries < 5; tries++) await tryLogin({ ...person, password: 'wrong' });
  expect((await tryLogin(person)).status).toBe(401);
}

describe('while strangers guess at an account', () => {
  it('a browser that has logged in before still gets in with the right password', async () => {
    const person = await register();
    const cookie = await knownBrowser(person);
    await lock(person);

    expect((await logInWith(cookie, person)).status).toBe(200);
    expect((await logInWith(cookie, { ...person, password: 'wrong' })).status).toBe(401);
    // The others stay locked out.
    expect((await tryLogin(person)).status).toBe(401);
  });

  it('also at the login of the CMS', async () => {
    const admin = await createPerson({ url, admin: office, role: 'admin' });
    const cookie = await knownBrowser(admin);
    await lock(admin);

    const body = { username: admin.username, password: admin.password };
    expect((await send('/cms/users/login', { headers: { Cookie: cookie, Origin: url }, body })).status).toBe(200);
  });

  it('refuses browsers of another account and invented or changed cookies', async () => {
    const [person, other] = [await register(), await register()];
    const [own, foreign] = [await knownBrowser(person), await knownBrowser(other)];
    await lock(person);

    for (const cookie of [foreign, 'known-browser=abc', `${own.slice(0, -3)}AAA`]) {
      expect((await logInWith(cookie, person)).status).toBe(401);
    }
  });

  it('a thousand names typed keep the browser that knows the account from no login', async () => {
    const person = await register();
    const cookie = await knownBrowser(person);
    // The limit by name is 30 in a quarter of an hour.
    for (let tries = 0; tries < 31; tries++) await tryLogin({ ...person, password: 'wrong' });
    await refusal(await tryLogin(person), 429);

    expect((await logInWith(cookie, person)).status).toBe(200);
  }, 120_000);

  it('one browser knows several accounts', async () => {
    const [person, other] = [await register(), await register()];
    const cookie = await sharedBrowser(await knownBrowser(person), other);
    await lock(person);

    expect((await logInWith(cookie, person)).status).toBe(200);
  });

  it('whose tries at one account are counted, whichever others log in meanwhile', async () => {
    const [person, other] = [await register(), await register()];
    const cookie = await sharedBrowser(await knownBrowser(person), other);

    for (let tries = 0; tries < 30; tries++) await logInWith(cookie, { ...person, password: 'wrong' });
    expect((await logInWith(cookie, other)).status).toBe(200);

    await refusal(await logInWith(cookie, { ...person, password: 'wrong' }), 429);
  }, 120_000);
});
