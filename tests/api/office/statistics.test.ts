/** The figures of the whole shop: real ones, for the admin alone. */
import { expect, inject, it } from 'vitest';
import { type Statistics, statistics } from '@/contract/orders';
import { bearer, register } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const readStatistics = async () =>
  statistics.strict().parse(await json(await ask('/api/admin/statistics/', { headers: bearer(office.token) })));

/** The same, counted one by one. */
async function count(): Promise<Statistics> {
  const one = async (text: string) => (await rows<{ n: number }>(text))[0]?.n ?? -1;
  return {
    total_revenue: await one(`SELECT coalesce(sum(total), 0)::float8 AS n FROM orders WHERE status <> 'cancelled'`),
    total_orders: await one('SELECT count(*)::int AS n FROM orders'),
    pending_orders: await one(`SELECT count(*)::int AS n FROM orders WHERE status = 'pending'`),
    total_products: await one('SELECT count(*)::int AS n FROM products'),
    low_stock_products: await one('SELECT count(*)::int AS n FROM products WHERE stock <= 5'),
    total_users: await one('SELECT count(*)::int AS n FROM users'),
  };
}

/** Other files write to the same shop: between two equal counts the answer is the same, too. */
async function expectCounted(): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = await count();
        const shown = await readStatistics();
        const isStill = JSON.stringify(before) === JSON.stringify(await count());
        return isStill && JSON.stringify(shown) === JSON.stringify(before);
      },
      { timeout: 50_000, interval: 50 },
    )
    .toBe(true);
}

it('are what the database holds', () => expectCounted());

it('grow by an order, a product and an account', async () => {
  const { id } = await createProduct(office, { price: 1_000_000, stock: 2 });
  await register();
  const { order_id } = await json<{ order_id: number }>(await postOrder(url, orderBody(id)), 201);
  await expectCounted();

  await json(await office.update('orders', order_id, { status: 'cancelled' }));
  await expectCounted();
});

it('are refused to guests with 401, to customers and staff with 403', async () => {
  const [customer, staff] = [await register(), await createPerson({ url, admin: office, role: 'staff' })];

  await refusal(await ask('/api/admin/statistics/'), 401);
  for (const token of [customer.access, staff.office.token]) {
    const { message } = await refusal(await ask('/api/admin/statistics', { headers: bearer(token) }), 403);
    expect(message).toBe('You are not allowed to perform this action.');
  }
});
