import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { logInAgain, profileStatus } from '../../support/accounts';
import { storedLogin } from '../../support/session-record';
import {
  atPath,
  createCustomer,
  loginEntry,
  loginForm,
  profileIcon,
  readSession,
  readStored,
  store,
} from '../support/account';
import { toast } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/test';
import { reload, untilInteractive } from '../support/visitor';

const PLACE = '/products?tags=Grundfos';
const TO_LOGIN = `/login?${new URLSearchParams({ next: PLACE })}`;
const GUEST_ID = '0b7d7c0e-5b0e-4c55-9f0b-5f0d3c1f8a11';

describe('a stored session', () => {
  it('that is 25 hours old is forgotten and leads to the login, with the way back', async ({ visit }) => {
    // given, when
    const page = await visit(PLACE, { stored: storedLogin({ hours: 25 }) });

    // then
    await atPath(page, TO_LOGIN);
    await toast(page, 'Votre session a expiré').waitFor();
    for (const key of ['session', 'access_token', 'refresh_token']) expect(await readStored(page, key)).toBeNull();
    await loginEntry(page).waitFor();
  });

  it('that has expired leaves whoever is at the login there', async ({ visit }) => {
    // given, when
    const page = await visit('/login?next=%2Fcontactus', { stored: storedLogin({ hours: 25 }) });

    // then
    await eventually(() => readStored(page, 'session')).toBeNull();
    await loginForm(page).waitFor();
    await atPath(page, '/login?next=%2Fcontactus');
  });

  it('of the old format, a token without its record, is cleared and the visitor stays', async ({ visit }) => {
    // given, when
    const page = await visit(PLACE, { stored: { access_token: 'token', refresh_token: 'other' } });

    // then
    await eventually(() => readStored(page, 'access_token')).toBeNull();
    expect(await readStored(page, 'refresh_token')).toBeNull();
    await loginEntry(page).waitFor();
    await atPath(page, PLACE);
  });

  it.for([
    { name: 'when the tab becomes visible', look: 'visibilitychange' },
    { name: 'when the page comes back from history', look: 'pageshow' },
  ])('is looked at $name', async ({ look }, { visit }) => {
    // given
    const page = await visit(PLACE, { stored: storedLogin() });
    await profileIcon(page).waitFor();
    await store(page, storedLogin({ hours: 25 }));

    // when
    await page.evaluate((kind) => {
      if (kind === 'pageshow') window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      else document.dispatchEvent(new Event('visibilitychange'));
    }, look);

    // then
    await atPath(page, TO_LOGIN);
  });

  it('is looked at every 60 seconds', async ({ visit }) => {
    // given
    const page = await visit(PLACE);
    await page.clock.install();
    await store(page, storedLogin());
    await reload(page);
    await profileIcon(page).waitFor();
    await store(page, storedLogin({ hours: 25 }));

    // when
    await page.clock.runFor(50_000);

    // then
    await atPath(page, PLACE);

    // when
    await page.clock.runFor(11_000);

    // then
    await atPath(page, TO_LOGIN);
  });

  it('ends in every tab when it ends in one, and begins in every tab', async ({ visit }) => {
    // given
    const page = await visit('/');
    const other = await openTab(page, PLACE);
    await loginEntry(other).waitFor();

    // when
    await store(page, storedLogin());

    // then
    await profileIcon(other).waitFor();

    // when
    await page.evaluate(() => localStorage.removeItem('session'));

    // then
    await loginEntry(other).waitFor();
    expect(await profileIcon(other).count()).toBe(0);
    await atPath(other, PLACE);
  });

  it('is extended quietly in its second half, once for all tabs', async ({ visit, office, shop }) => {
    // given
    const login = await logInAgain(await createCustomer(office), shop.url);
    const page = await visit('/contactus');
    const other = await openTab(page, '/Apropos');
    let asked = 0;
    await page.context().route('**/api/token/refresh/', (route) => {
      asked++;
      return route.continue();
    });
    await store(page, storedLogin({ ...login, hours: 13 }));

    // when
    for (const tab of [page, other]) {
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }

    // then
    const age = async () => Date.now() - ((await readSession(page))?.created_at ?? 0);
    await eventually(age).toBeLessThan(60_000);
    const extended = await readSession(page);
    // The access token is the same where both were made within one second.
    expect(extended?.refresh_token).not.toBe(login.refresh);
    expect(await profileStatus(extended?.access_token ?? '', shop.url)).toBe(200);
    await profileIcon(other).waitFor();
    await reload(other);
    expect(asked).toBe(1);
  });

  it('whose extension is refused is over', async ({ visit }) => {
    // given, when: a refresh token that no server knows
    const page = await visit(PLACE, { stored: storedLogin({ hours: 13 }), provokes: [401] });

    // then
    await atPath(page, TO_LOGIN);
    expect(await readSession(page)).toBeNull();
  });

  it('stays where the server cannot extend it now', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { provokes: [503] });
    await page.route('**/api/token/refresh/', (route) => route.fulfill({ status: 503, json: {} }));
    const refused = page.waitForResponse('**/api/token/refresh/');

    // when
    await store(page, storedLogin({ hours: 13 }));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await refused;

    // then
    await reload(page);
    await profileIcon(page).waitFor();
    expect(await readSession(page)).toMatchObject({ access_token: 'token' });
  });

  it('is not extended twice by one token: the server may have used it up, though no answer came', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { provokes: ['failed'] });
    let asked = 0;
    await page.route('**/api/token/refresh/', (route) => {
      asked++;
      return route.abort();
    });
    await store(page, storedLogin({ hours: 13 }));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/token/refresh/'));
    await reload(page);
    await failed;

    // when
    await reload(page);

    // then
    await profileIcon(page).waitFor();
    expect(asked).toBe(1);
    expect(await readSession(page)).toMatchObject({ access_token: 'token' });
  });

  it('takes over guest orders whose merge had failed', async ({ visit, office, shop }) => {
    // given
    const login = await logInAgain(await createCustomer(office), shop.url);
    const page = await visit('/contactus', { provokes: [503] });
    await page.route('**/api/merge-guest-orders/', (route) => route.fulfill({ status: 503, json: {} }));
    await store(page, { ...storedLogin(login), guest_id: GUEST_ID });
    const refused = page.waitForResponse('**/api/merge-guest-orders/');
    await reload(page);
    await refused;
    expect(await readStored(page, 'guest_id')).toBe(GUEST_ID);

    // when
    await page.unroute('**/api/merge-guest-orders/');
    await reload(page);

    // then
    await eventually(() => readStored(page, 'guest_id')).toBeNull();
    await profileIcon(page).waitFor();
  });
});

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await untilInteractive(tab);
  return tab;
}
