import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { logInAgain, profileStatus, register, send, tryLogin, tryRefresh } from '../../support/accounts';
import { json } from '../../support/api';
import { freshDatabase } from '../../support/running/fresh-database';
import { ADMIN, startShop } from '../../support/running/shop';
import { codeOf, setUpFactor } from '../../support/second-factor';

it('a changed PAYLOAD_SECRET leaves sessions, second factors and known browsers good while the former one is named', async () => {
  // given: a shop with a session, a second factor and a browser that knows an account
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const settings = { DATABASE_URL: database.url, DATABASE_POOL: '5' };
  const [former, present] = [randomUUID(), randomUUID()];
  const before = await startShop({ env: { ...settings, PAYLOAD_SECRET: former } });
  onTestFinished(before.remove);
  const person = await register(before.url);
  const { secret, nextCode } = await setUpFactor(person, before.url);
  const admin = await tryLogin(ADMIN, before.url);
  const cookies = admin.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  await json(admin);
  await before.stop();

  // when
  const after = await startShop({ env: { ...settings, PAYLOAD_SECRET: present, PAYLOAD_SECRET_FORMER: former } });
  onTestFinished(after.remove);

  // then: tokens, the cookie of the back office, the factor's secret
  expect(await profileStatus(person.access, after.url)).toBe(200);
  const me = await fetch(`${after.url}/cms/users/me`, { headers: { Cookie: cookies.join('; ') } });
  expect((await me.json()).user).toMatchObject({ username: ADMIN.username });
  const { username, password } = person;
  const logIn = (url: string, otp: string) => send('/api/token/', { url, body: { username, password, otp } });
  expect((await logIn(after.url, nextCode())).status).toBe(200);
  // and what is given from now on is of the present secret
  const renewed = await json<{ access: string }>(await tryRefresh(person.refresh, after.url));
  await after.stop();

  // and without the former secret nothing made with it is valid
  const alone = await startShop({ env: { ...settings, PAYLOAD_SECRET: present } });
  onTestFinished(alone.remove);
  expect(await profileStatus(person.access, alone.url)).toBe(401);
  expect(await profileStatus(renewed.access, alone.url)).toBe(200);
  expect(await profileStatus((await logInAgain(ADMIN, alone.url)).access, alone.url)).toBe(200);
  // but for second factors, which the start has encrypted with the present one
  expect((await logIn(alone.url, codeOf(secret, 1))).status).toBe(200);
}, 120_000);
