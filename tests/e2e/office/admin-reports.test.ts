/** The back office's screen of reports. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { downloaded, placeOrderAt } from '../support/office/office';
import { overflowOf } from '../support/overflow';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';
import { PHONE, reload, type VisitOptions, WIDE } from '../support/visitor';

const it = base
  .extend('admin', { scope: 'file' }, ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'))
  .extend('open', ({ visit, admin }) => async (query: Record<string, string> = {}, options: VisitOptions = {}) => {
    const page = await visit(`/admin?${new URLSearchParams({ tab: 'reports', ...query })}`, {
      login: admin,
      viewport: WIDE,
      ...options,
    });
    await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
    return page;
  });

const rows = (page: Page) => page.getByRole('table', { name: /^Report by/ }).locator('tbody tr');
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Algiers' }).format();
const thisMonth = () => new Intl.DateTimeFormat('en', { timeZone: 'Africa/Algiers', month: 'short' }).format();

it('draws and lists the last days, and what was ordered by product, each leading to its orders', async ({
  open,
  shop,
  office,
}) => {
  // given
  const order = await placeOrderAt(shop.url, office, { quantity: 3 });
  const page = await open();
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  expect(await rows(page).first().innerText()).toContain(thisMonth());

  // when
  await page.getByRole('button', { name: 'By product' }).click();
  const row = rows(page).filter({ hasText: order.title });
  const show = page.getByRole('button', { name: /^Show all/ });
  await page.getByRole('table', { name: /^Report by product/ }).waitFor();
  if (await show.isVisible()) await show.click();
  // then
  const cells = await row.locator('td').allInnerTexts();
  expect(cells.slice(0, 3)).toEqual([
    '1',
    '3',
    `$${order.total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  ]);
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await reload(page);
  await row.or(show).first().waitFor();
  expect(new URL(page.url()).search).toBe('?tab=reports&by=product');

  // when
  await page.getByRole('button', { name: 'Today' }).click();
  await eventually(() => new URL(page.url()).search).toBe(`?tab=reports&by=product&from=${today()}&to=${today()}`);
  if (await show.isVisible()) await show.click();
  await row.getByRole('link').click();
  // then
  await page.getByRole('button', { name: `Open order #${order.id}`, exact: true }).waitFor();
});

it('is saved as CSV', async ({ open, shop, office }) => {
  await placeOrderAt(shop.url, office);
  const page = await open({ by: 'source' });
  await rows(page).first().waitFor();

  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  );

  expect(name).toMatch(/^report-by-source-.*\.csv$/);
  expect(bytes.toString('utf8')).toContain('\r\nshop,Shop,');
});

it.for([WIDE, PHONE])('fits $width px and is accessible', async (viewport, { open, office, shop }) => {
  const order = await placeOrderAt(shop.url, office);
  await office.update('products', order.productId, { title: `Titre ${'assez long '.repeat(14)}${randomUUID()}` });
  const page = await open({}, { viewport, isCalm: true });

  for (const by of ['By day', 'By wilaya', 'By product', 'By courier', 'By source']) {
    await page.getByRole('button', { name: by, exact: true }).click();
    await page.getByRole('table', { name: `Report ${by.toLowerCase()}` }).waitFor();
    await page.locator('.recharts-bar-rectangle').first().waitFor();
    expect([by, await overflowOf(page)]).toEqual([by, 0]);
  }
  expect(await seriousFindings(page)).toEqual([]);
});
