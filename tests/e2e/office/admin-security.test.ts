import { describe, expect } from 'vitest';
import { logInAgain } from '../../support/accounts';
import { readSession } from '../support/account';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { factor, it, section, sessions, withFactor } from '../support/office/admin-security';
import { said } from '../support/office/back-office';
import { newAdmin } from '../support/office/password-question';
import { askOwn } from '../support/session';

describe("a person's own sessions", () => {
  it('are ended one by one, or all but this one at once', async ({ open, shop, owner: admin }) => {
    // given
    const others = [await logInAgain(admin, shop.url), await logInAgain(admin, shop.url)];
    const page = await open(admin);
    await eventually(() => sessions(page).getByRole('listitem').count()).toBe(3);
    const standing = async () =>
      (await Promise.all(others.map(({ access }) => askOwn(shop.url, access, '/api/user/profile/')))).filter(
        ({ status }) => status === 200,
      ).length;

    // when
    await sessions(page)
      .getByRole('button', { name: /^End session: / })
      .first()
      .press('Enter');

    // then
    await said(page, 'Session ended.').waitFor();
    await eventually(() => isFocused(page.getByRole('heading', { name: 'Where you are logged in' }))).toBe(true);
    await eventually(() => sessions(page).getByRole('listitem').count()).toBe(2);
    expect(await standing()).toBe(1);

    // when
    await sessions(page).getByRole('button', { name: 'End all others' }).click();

    // then
    await sessions(page).getByText('You are logged in nowhere else.').waitFor();
    expect(await sessions(page).getByRole('button').count()).toBe(0);
    expect(await standing()).toBe(0);
    expect(await readSession(page)).not.toBeNull();
  });
});

describe('the people of the shop', () => {
  it('are shown to the admin with their second factors, and link to account and activity', async ({
    open,
    shop,
    office,
    owner: admin,
  }) => {
    // given
    const other = await newAdmin({ shop, office });
    await withFactor(other, shop.url);
    const page = await open(admin);

    // then
    const rowOf = (username: string) =>
      section(page, 'People of the shop').getByRole('row').filter({ hasText: username });
    await eventually(() => rowOf(admin.username).innerText()).toMatch(/\(you\)\s+Admin\s+Off/);
    expect(await rowOf(other.username).innerText()).toMatch(/Admin\s+On since/);
    const account = rowOf(other.username).getByRole('link', { name: other.username, exact: true });
    expect(await account.getAttribute('href')).toBe(`/admin?tab=users&user=${other.id}`);
    await rowOf(other.username)
      .getByRole('link', { name: `Activity of ${other.username}` })
      .click();
    await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Who' }).inputValue()).toBe(other.username);
  });

  it('are not requested for staff, who have the rest of the screen', async ({ visit, staff }) => {
    const asked: string[] = [];
    const page = await visit('/admin', { login: staff });
    page.on('request', (request) => asked.push(request.url()));

    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Security' }).click();

    await sessions(page).getByText('This session').waitFor();
    await factor(page).getByRole('button', { name: 'Set up' }).waitFor();
    expect(await section(page, 'People of the shop').count()).toBe(0);
    expect(asked.filter((url) => url.includes('/api/admin/users'))).toEqual([]);
  });
});
