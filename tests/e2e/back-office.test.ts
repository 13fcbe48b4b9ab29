import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ADMIN } from '../support/shop';
import { logIn } from './support/account';
import { it } from './support/test';

/** Wide enough for the menu to stand beside the page. */
const DESK = { width: 1600, height: 900 };

describe('the back office', () => {
  it('lets the admin in and shows the collections', async ({ visit }) => {
    // given
    // The CMS asks for the menu's state before anybody is logged in.
    const page = await visit('/admin', { viewport: DESK, provokes: [403] });
    await page.waitForURL('**/login?*next=*');

    // when
    await logIn(page, ADMIN);

    // then
    for (const name of ['Products', 'Categories', 'Brands', 'Wilayas', 'Orders', 'Users']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).waitFor();
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
  });

  it('keeps a customer out', async ({ visit, office }) => {
    // given
    const name = `client-${randomUUID().slice(0, 8)}`;
    const account = { username: name, password: randomUUID() };
    await office.create('users', { ...account, email: `${name}@example.com`, role: 'customer' });
    const page = await visit('/admin', { provokes: [403] });
    await page.waitForURL('**/login?*next=*');

    // when
    await logIn(page, account);

    // then
    await page.waitForURL((address) => address.pathname === '/');
    const admin = await page.context().request.get('/admin', { maxRedirects: 0 });
    expect(await admin.text()).not.toContain('collections/products');
  });
});
