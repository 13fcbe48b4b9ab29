/** Who may enter the back office, and how others are shut out. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { storedLogin } from '../../support/session-record';
import { atPath, readSession, store } from '../support/account';
import { eventually } from '../support/eventually';
import { it } from '../support/office/office-test';
import { holdBack } from '../support/requests';
import { askOwn, logInStaff, register } from '../support/session';
import { NOWHERE } from '../support/visitor';

const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true }).click();

/** As if the session had begun a day ago. */
async function expire(page: Page, login: LoginAnswer): Promise<void> {
  await store(page, storedLogin({ ...login, hours: 24 }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

describe('the guard of the back office', () => {
  it('logs a customer out, however they arrive', async ({ visit, shop }) => {
    // given
    const login = await register(shop.url);
    const page = await visit(NOWHERE, { login });
    const { release } = await holdBack(page, '/api/logout/');

    // when
    await page.goto('/admin');

    // then
    await page.getByText('Unauthorized access. Redirecting...', { exact: true }).waitFor();
    release();
    await atPath(page, '/login');
    expect(await readSession(page)).toBeNull();
    expect((await askOwn(shop.url, login.access, '/api/user/profile/')).status).toBe(401);
  });

  it('restores a lost cookie while the session is valid', async ({ visit, shop, office }) => {
    // given
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(NOWHERE, { login });
    await page.context().clearCookies();

    // when
    await page.goto('/admin?tab=shipping');

    // then
    await titleOf(page, 'Shipping');
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('payload-token');
    // An access token renewed within the same second may be identical; a refresh token is used once.
    expect((await readSession(page))?.refresh_token).not.toBe(login.refresh);
  });

  it.for(['/admin/login', '/login?next=/admin'])(
    'lets in whom it knows at %s',
    async (path, { visit, shop, office }) => {
      const login = await logInStaff(shop.url, office, 'admin');
      const page = await visit(NOWHERE, { login });

      await page.goto(path);

      await titleOf(page, 'Orders');
      expect((await askOwn(shop.url, login.access, '/api/user/profile/')).status).toBe(200);
    },
  );

  it('asks a browser without cookies to log in, without a redirect loop', async ({ visit, shop, office }) => {
    // given: whatever cookie the server sets is lost
    const page = await visit(NOWHERE, { login: await logInStaff(shop.url, office, 'admin') });
    await page.context().clearCookies();
    await page.route('**/api/token/refresh/', async (route) => {
      const response = await route.fetch();
      await page.context().clearCookies();
      const { 'set-cookie': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });

    // when
    await page.goto('/admin');

    // then
    await page.getByRole('form', { name: 'Se connecter' }).waitFor();
    await eventually(() => readSession(page)).toBeNull();
  });

  const ENDS: [string, (page: Page, login: LoginAnswer) => Promise<void>][] = [
    ['the session expires', expire],
    [
      'another tab logs out',
      async (page) => {
        const other = await page.context().newPage();
        await other.goto('/profile');
        await other.getByRole('button', { name: 'Se déconnecter' }).click();
      },
    ],
    [
      'only a cookie is left',
      async (page) => {
        await page.evaluate(() => localStorage.clear());
        await page.reload();
      },
    ],
  ];
  it.for(ENDS)('closes a screen when %s', async ([, end], { visit, shop, office }) => {
    // given
    const path = '/admin?tab=users';
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(path, { login });
    await titleOf(page, 'Users');
    const heard: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/events/')) heard.push(request.headers().authorization ?? null);
    });

    // when: the line to new orders would be opened as well, had it not been
    await end(page, login);

    // then
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/login' && searchParams.get('next') === path);
    await page.getByRole('form', { name: 'Se connecter' }).waitFor();
    expect(await readSession(page)).toBeNull();
    expect(heard).not.toContain(null);
  });

  it('clears a token of the old format', async ({ visit }) => {
    const page = await visit(NOWHERE, { stored: { access_token: randomUUID() } });

    await page.goto('/admin');

    await page.waitForURL('**/login?*');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });

  it('restores a cookie that is lost between two tabs', async ({ visit, shop, office }) => {
    // given
    const page = await visit('/admin?tab=users', { login: await logInStaff(shop.url, office, 'admin') });
    await titleOf(page, 'Users');
    await page.context().clearCookies();

    // when
    await openTab(page, 'Settings');

    // then
    await titleOf(page, 'Settings');
  });

  it('logs out a person that the admin has made a customer', async ({ visit, shop, office }) => {
    // given
    const login = await logInStaff(shop.url, office, 'staff');
    const page = await visit('/admin?tab=categories', { login, provokes: [401, 403] });
    await titleOf(page, 'Categories Management');
    await office.update('users', login.user.id, { role: 'customer' });

    // when
    await openTab(page, 'Brands');

    // then
    await page.waitForURL((url) => url.pathname === '/login');
    await eventually(() => readSession(page)).toBeNull();
  });

  it('tells Payload about a renewed session, which it would otherwise end at the old expiry', async ({
    visit,
    shop,
    office,
  }) => {
    // given: the session is in its second half
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit('/admin?tab=users', { login });
    await titleOf(page, 'Users');
    await store(page, storedLogin({ ...login, hours: 13 }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    // An access token of the same second is identical, so Payload is not told.
    const { iat } = JSON.parse(Buffer.from(login.access.split('.')[1] ?? '', 'base64url').toString());
    await eventually(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(iat);

    // when
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    // then: it asks on loading, too; what counts is that it asks once more afterwards
    await eventually(() => asked.includes('/api/token/refresh/')).toBe(true);
    await eventually(() => asked.slice(asked.indexOf('/api/token/refresh/')).includes('/cms/users/me')).toBe(true);
    expect((await readSession(page))?.refresh_token).not.toBe(login.refresh);
  });
});
