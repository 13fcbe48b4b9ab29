/** One clock in the back office, the shop's, wherever the reader is. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { createProduct } from '../../support/back-office';
import { getProduct } from '../../support/products';
import { eventually } from '../support/eventually';
import { DESK, dialog } from '../support/office/back-office';
import { orderDialog, ownSurname, placeOrderAt } from '../support/office/office';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

const it = base
  .extend('login', { scope: 'file' }, ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'))
  // The day before in New York, the day after in Tokyo.
  .extend('openIn', ({ visit, login }) => async (timezoneId: string, path: string): Promise<Page> => {
    const page = await visit(NOWHERE, { login, viewport: DESK });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
    await open(page, path);
    return page;
  });

it('the CMS and the screens show the same moment of an order', async ({ openIn, shop, office, database }) => {
  // given: half past midnight in Algiers
  const lastName = ownSurname();
  const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
  const moment = '2026-11-22T23:30:00Z';
  await database.query('UPDATE orders SET order_date = $2, created_at = $2 WHERE id = $1', [id, moment]);
  await database.query('UPDATE orders_status_history SET at = $2 WHERE _parent_id = $1', [id, moment]);

  // when: Payload's list
  const page = await openIn('America/New_York', `/admin/collections/orders?search=${lastName}`);
  // then
  const cell = page.getByRole('table').locator('.cell-orderDate time');
  await cell.waitFor();
  expect(await cell.textContent()).toMatch(/^Nov 23, 2026, 12:30\sAM$/);

  // when: its form
  await open(page, `/admin/collections/orders/${id}`);
  // then
  await page.locator('.document-time').nth(1).waitFor();
  expect(await page.locator('#field-orderDate').inputValue()).toBe('2026-11-23T00:30');
  expect(await page.locator('.document-time').nth(1).textContent()).toMatch(/^Created:\sNov 23, 2026, 12:30\sAM$/);
  expect(await page.locator('.doc-controls__value-wrap').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  expect(await page.locator('#field-statusHistory__0__at').inputValue()).toBe('2026-11-23T00:30');

  // when: the screen
  await open(page, `/admin?tab=orders&order=${id}`);
  // then
  await orderDialog(page, id)
    .getByText(/^November 23, 2026 at 12:30\sAM$/)
    .first()
    .waitFor();
});

it.for(['America/New_York', 'Asia/Tokyo'])(
  'a day typed in %s is kept as it was typed',
  async (zone, { openIn, office }) => {
    // given
    const { id, title } = await createProduct(office, { date: '2026-02-28T23:30:00.000Z' });
    const page = await openIn(zone, `/admin/collections/products/${id}`);
    const day = page.locator('#field-date');
    await day.waitFor();
    expect(await day.inputValue()).toBe('2026-03-01');

    // when
    await day.fill('2026-03-08');
    await page.locator('#action-save').click();

    // then
    await eventually(async () => (await getProduct(office, id)).date).toBe('2026-03-08T00:00:00.000Z');
    expect(await day.inputValue()).toBe('2026-03-08');
    const columns = encodeURIComponent(JSON.stringify(['title', 'date']));
    await open(page, `/admin/collections/products?search=${title.split(' ')[1]}&columns=${columns}`);
    expect(await page.getByRole('table').locator('.cell-date time').textContent()).toBe('Mar 8, 2026');
    await open(page, `/admin?tab=products&product=${id}`);
    await eventually(() => dialog(page, 'Edit Product').locator('input[type=date]').inputValue()).toBe('2026-03-08');
  },
);
