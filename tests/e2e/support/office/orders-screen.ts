/** `it` with the screen of orders, opened by an admin, or by another person who is given. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { json } from '../../../support/api';
import { createProduct } from '../../../support/back-office';
import { orderBody, postOrder } from '../../../support/orders';
import { eventually } from '../eventually';
import { type VisitOptions, WIDE } from '../visitor';
import { type OrderOptions, ownSurname, rowOf } from './office';
import { it as base } from './office-test';

export const it = base
  .extend(
    'open',
    ({ visit, admin }) =>
      (query = '', options: VisitOptions = {}) =>
        visit(`/admin?tab=orders${query}`, { login: admin, viewport: WIDE, ...options }),
  )
  /** A new order, and the list that shows it alone. `query` adds filters. */
  .extend('list', ({ open, place }) => async (options: ListOptions = {}, { customer, ...order }: OrderOptions = {}) => {
    const { query = '', ...visit } = options;
    const lastName = ownSurname();
    const placed = await place({ customer: { lastName, ...customer }, ...order });
    const page = await open(`${query}&q=${lastName}`, visit);
    const row = rowOf(page, placed.id);
    await row.waitFor();
    return { ...placed, lastName, page, row, status: row.getByRole('combobox') };
  })
  /** Orders of one customer for one product. */
  .extend('placeMany', ({ shop, office }) => async (count: number) => {
    const lastName = ownSurname();
    const { id } = await createProduct(office, { stock: count });
    const place = async () => {
      const body = orderBody(id);
      const customer = { ...body.customer, lastName };
      return (await json<{ order_id: number }>(await postOrder(shop.url, { ...body, customer }), 201)).order_id;
    };
    return { lastName, ids: await Promise.all(Array.from({ length: count }, place)) };
  });

type ListOptions = VisitOptions & { query?: string };

/** Stops the page's clock, which then advances only when the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Expects, on a page with a stopped clock, that words appear and are gone so many milliseconds later, not earlier. */
export async function expectShownFor(page: Page, { text, ms }: { text: string; ms: number }): Promise<void> {
  const shown = page.getByText(text, { exact: true });
  await eventually(async () => {
    await page.clock.runFor(10);
    return shown.count();
  }).toBe(1);
  await page.clock.runFor(ms - 300);
  expect(await shown.count()).toBe(1);
  await page.clock.runFor(300);
  await shown.waitFor({ state: 'detached' });
}
