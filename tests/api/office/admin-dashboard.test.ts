/** The figures of the whole shop, and the dashboard: real ones. Other files write to the same shop at the same time. */
import { expect, inject, it } from 'vitest';
import { cards, waitingCards } from '@/admin/dashboard/cards';
import { dashboardAnswer } from '@/contract/admin/dashboard';
import { type Statistics, statistics } from '@/contract/orders';
import { register } from '../../support/accounts';
import { askAdmin } from '../../support/admin-calls';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase } from '../../support/running/database';

const DASHBOARD = '/api/admin/dashboard/';
const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const read = async () => dashboardAnswer.strict().parse(await json(await askAdmin(DASHBOARD)));
const readStatistics = async () => statistics.strict().parse(await json(await askAdmin('/api/admin/statistics/')));
// A comparison of two reads may need another try.
const sooner = { timeout: 30_000, interval: 50 };

async function order(price = 250.5): Promise<{ id: number; total: number }> {
  const product = await createProduct(office, { price, stock: 2 });
  const placed = await json<{ order_id: number; total: number }>(await postOrder(url, orderBody(product.id)), 201);
  return { id: placed.order_id, total: placed.total };
}

/** The statistics, counted one by one. */
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

/** Between two equal counts the answer is the same, too. */
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

it('the statistics grow by an order, a product and an account, and are those of the dashboard', async () => {
  await register();
  const { id } = await order(1_000_000);
  await expectCounted();
  await json(await office.update('orders', id, { status: 'cancelled' }));
  await expectCounted();

  const isSame = async () => {
    const [dashboard, figures] = [await read(), await readStatistics()];
    return JSON.stringify(statistics.parse(dashboard)) === JSON.stringify(figures);
  };
  await expect.poll(isSame, sooner).toBe(true);
});

it('the dashboard has each of the last 30 days once, today last', async () => {
  const { days } = await read();

  const dates = days.map(({ date }) => date);
  expect(dates).toHaveLength(30);
  expect(new Set(dates).size).toBe(30);
  expect(dates).toEqual(dates.toSorted());
  expect(dates.at(-1)).toBe(new Intl.DateTimeFormat('fr-CA', { timeZone: 'Africa/Algiers' }).format(new Date()));
});

it('the dashboard tells what happened last, newest first: orders and changes of their status', async () => {
  const told = async () => {
    const { id, total } = await order();
    await office.update('orders', id, { status: 'shipping' });
    const { recent_activity } = await read();
    const times = recent_activity.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(recent_activity.length).toBeLessThanOrEqual(10);
    return recent_activity
      .filter(({ order_id }) => order_id === id)
      .map(({ at: _, ...rest }) => ({ ...rest, total: rest.total === total }));
  };

  const about = { order_id: expect.any(Number), customer_name: 'Amine Benali', total: true };
  await expect.poll(told, { timeout: 60_000, interval: 10 }).toEqual([
    { ...about, is_new: false, status: 'shipping', by: 'admin' },
    { ...about, is_new: true, status: 'pending', by: 'guest' },
  ]);
});

/** The calls of the lists that cards lead to, with the parameters that are named otherwise in the address. */
const LISTS: Record<string, string> = {
  orders: '/api/admin/orders/',
  cash: '/api/admin/cash/parcels/',
  products: '/api/admin/products/',
  users: '/api/admin/users/',
};

const counted = [...waitingCards(), ...cards()].filter(({ href }) => href?.startsWith('/admin?'));

it.each(counted)("the card '$label' leads to a list of as many", async ({ figure, href = '' }) => {
  const { tab = '', view: _, older, ...query } = Object.fromEntries(new URL(href, url).searchParams);
  const path = `${LISTS[tab]}?${new URLSearchParams({ ...query, ...(older && { older_than: older }) })}`;
  const difference = async () => {
    const { waiting, ...figures } = await read();
    const { total } = await json<{ total: number }>(await askAdmin(path));
    return total - { ...figures, ...waiting }[figure];
  };
  await expect.poll(difference, sooner).toBe(0);
});
