import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ADMIN } from '../../support/running/shop';
import { atPath, logIn } from '../support/account';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { TABLET } from '../support/office/back-office';
import { it } from '../support/office/office-test';
import { navigation, STAFF_TABS, tabsOf } from '../support/office/tabs';
import { askOwn, logInStaff } from '../support/session';
import { NOWHERE, open, PHONE } from '../support/visitor';

const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

describe('the back office', () => {
  it('sends a stranger to the login, and then the admin to the page they wanted', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);
    await page.goto('/admin?tab=shipping');
    await page.waitForURL('**/login?*next=*');

    // when
    await logIn(page, ADMIN);

    // then
    await titleOf(page, 'Shipping');
    expect(new URL(page.url()).searchParams.get('tab')).toBe('shipping');
  });

  it('says that it checks access before it shows anything', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const page = await context.newPage();

    for (const path of ['/admin', '/Admin', '/admin?tab=products', '/admin/collections/users']) {
      await page.goto(path);
      expect(await page.getByRole('status').textContent()).toBe('Checking authorization...');
    }
    await context.close();
  });

  it('shows the admin every tab, opens the orders, and a link to the profile', async ({ visit, admin }) => {
    // given
    const page = await visit('/Admin', { login: admin });

    // then
    await navigation(page).getByRole('link').first().waitFor();
    expect(await tabsOf(page)).toEqual([
      ...['Dashboard', 'Orders', 'Packing', 'Customers', 'Cash', 'Reports', 'Products', 'Shipping', 'Categories'],
      ...['Brands', 'Boilers', 'Stock book', 'Quotes', 'Part requests', 'Missed searches', 'Users', 'Settings'],
      ...['Activity', 'Security', 'Profile'],
    ]);
    await titleOf(page, 'Orders');
    expect(await navigation(page).getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
    expect(await navigation(page).getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
    expect(await navigation(page).getByRole('link', { name: 'Security' }).getAttribute('href')).toBe(
      '/admin?tab=security',
    );
  });

  it('opens a tab even if a search is still pending', async ({ visit, admin }) => {
    // given: the other tab's page is slow
    const page = await visit('/admin?tab=shipping', { login: admin });
    const gate = Promise.withResolvers<void>();
    await page.route(/tab=users.*_rsc/, async (route) => {
      await gate.promise;
      await route.continue();
    });

    // when
    await page.getByRole('searchbox', { name: 'Search wilayas...' }).fill('Oran');
    await navigation(page).getByRole('link', { name: 'Users' }).click();
    await page.waitForURL('**search=Oran*');
    gate.resolve();

    // then
    await titleOf(page, 'Users');
  });

  it('moves nothing away from under the finger that clicks before what was typed has been searched', async ({
    visit,
    admin,
  }) => {
    // given: the clock is stopped, so that the pause after typing never comes
    const page = await visit('/admin?tab=shipping', { login: admin });
    const target = page.getByRole('button', { name: 'Delete Tipaza' });
    await target.scrollIntoViewIfNeeded();
    const search = page.getByRole('searchbox', { name: 'Search wilayas...' });
    await search.focus();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 1_000));
    await page.keyboard.type('Tip');

    // when
    await target.hover();
    await page.mouse.down();
    const whilePressed = new URL(page.url()).searchParams.get('search');
    await page.mouse.up();

    // then
    expect(whilePressed).toBeNull();
    await page.getByRole('alertdialog').waitFor();
  });

  it('shows staff the catalogue only, and nothing else by its address', async ({ visit, staff }) => {
    // given
    const page = await visit('/admin', { login: staff });

    // then
    const links = navigation(page).getByRole('link');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual(STAFF_TABS);
    await titleOf(page, 'Products');
    // Of the other tabs, the matrix of roles knows who has them.
    for (const tab of ['orders', 'shipping', 'users', 'settings', 'dashboard']) {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByText('This page is for the admin').waitFor();
    }
  });

  it("opens the dashboard by the shop's name, and at an unknown tab", async ({ visit, admin }) => {
    const page = await visit('/admin?tab=brands', { login: admin });

    await page.getByRole('link', { name: /^ThermoPi.ces/ }).click();

    await titleOf(page, 'Dashboard');
    await atPath(page, '/admin?tab=dashboard');
    expect(await navigation(page).getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
    await open(page, '/admin?tab=whatever');
    await titleOf(page, 'Dashboard');
  });

  it('hides its navigation behind a button if it would cover the page', async ({ visit, admin }) => {
    // given
    const page = await visit('/admin', { login: admin, viewport: TABLET });
    await titleOf(page, 'Orders');
    const isClosed = () => page.locator('aside[inert]').count();
    await eventually(isClosed).toBe(1);

    // when
    await page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true }).press('Enter');
    await navigation(page).getByRole('link', { name: 'Shipping' }).click();

    // then
    await titleOf(page, 'Shipping');
    await eventually(isClosed).toBe(1);
  });

  it("shows the logo of the open navigation on a phone, not Payload's button upon it", async ({ visit, admin }) => {
    // given: a browser that does not know `:has`, by which the button is hidden in others
    const page = await visit('/admin', { login: admin, viewport: PHONE });
    await titleOf(page, 'Orders');
    await page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true }).click();
    await page.addStyleTag({
      content: '.template-default__nav-toggler-wrapper:not(#unknown) { display: flex !important }',
    });

    // when, then: it can be pressed at its corner, where the button would be
    await page.locator('aside img').click({ trial: true, position: { x: 4, y: 4 } });
  });

  it('opens and closes its navigation by keyboard without losing the focus', async ({ visit, admin }) => {
    // given
    const page = await visit('/admin', { login: admin, viewport: TABLET });
    await titleOf(page, 'Orders');
    const opener = page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true });

    // when
    await opener.press('Enter');

    // then
    await eventually(() => isFocused(page.getByRole('button', { name: 'Close the menu' }))).toBe(true);
    expect(await opener.count()).toBe(0);
    const crosses = page.getByRole('button', { name: /close.*menu/i }).filter({ visible: true });
    expect(await crosses.count()).toBe(1);
    await page.keyboard.press('Escape');
    await eventually(() => isFocused(opener)).toBe(true);
  });

  it('says who is logged in, and logs out', async ({ visit, shop, office }) => {
    const login = await logInStaff(shop.url, office, 'staff');
    const page = await visit('/admin', { login });
    await page.getByText(login.user.username, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Log out' }).click();

    await page.waitForURL((url) => url.pathname === '/login');
    expect((await askOwn(shop.url, login.access, '/api/user/profile/')).status).toBe(401);
  });
});
