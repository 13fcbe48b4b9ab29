/** The back office's screen of reports. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../support/eventually';
import { downloaded } from '../support/office/office';
import { itOnScreen } from '../support/office/office-test';
import { reload } from '../support/visitor';

const it = itOnScreen('reports', { role: 'admin', title: 'Reports' });

const rows = (page: Page) => page.getByRole('table', { name: /^Report by/ }).locator('tbody tr');
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Algiers' }).format();
const thisMonth = () => new Intl.DateTimeFormat('en', { timeZone: 'Africa/Algiers', month: 'short' }).format();

it('draws and lists the last days, and what was ordered by product, each leading to its orders', async ({
  open,
  place,
}) => {
  // given
  const order = await place({ quantity: 3 });
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

it('is saved as CSV', async ({ open, place }) => {
  await place();
  const page = await open({ by: 'source' });
  await rows(page).first().waitFor();

  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  );

  expect(name).toMatch(/^report-by-source-.*\.csv$/);
  expect(bytes.toString('utf8')).toContain('\r\nshop,Shop,');
});
