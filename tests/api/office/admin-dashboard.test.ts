/** The back office's dashboard: real figures, for the admin alone. */
import { expect, inject, it } from 'vitest';
import { cards, waitingCards } from '@/admin/dashboard/cards';
import { dashboardAnswer } from '@/contract/admin/dashboard';
import { statistics } from '@/contract/orders';
import { register } from '../../support/accounts';
import { askAdmin } from '../../support/admin-calls';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';

const DASHBOARD = '/api/admin/dashboard/';
const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const read = async () => dashboardAnswer.strict().parse(await json(await askAdmin(DASHBOARD)));
// Other files write to the same shop at the same time, so a comparison of two reads may need another try.
const sooner = { timeout: 30_000, interval: 50 };

async function order(): Promise<{ id: number; total: number }> {
  const product = await createProduct(office, { price: 250.5 });
  const placed = await json<{ order_id: number; total: number }>(await postOrder(url, orderBody(product.id)), 201);
  return { id: placed.order_id, total: placed.total };
}

it('has the figures of the statistics', async () => {
  const both = async () => {
    const [dashboard, figures] = [await read(), await json(await askAdmin('/api/admin/statistics/'))];
    return [statistics.parse(dashboard), statistics.parse(figures)];
  };

  await expect
    .poll(async () => {
      const [shown, figures] = await both();
      return JSON.stringify(shown) === JSON.stringify(figures);
    }, sooner)
    .toBe(true);
});

it('has each of the last 30 days, today last, with its orders and their revenue', async () => {
  // Other tests cancel and reopen orders, and the day may end meanwhile: then it is read again.
  const rise = async () => {
    const before = (await read()).days;
    const { id, total } = await order();
    const after = (await read()).days;
    await office.update('orders', id, { status: 'cancelled' });
    const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Africa/Algiers' }).format(new Date());
    const [last, same] = [after.at(-1), before.find(({ date }) => date === today)];
    return {
      isToday: last?.date === today,
      dates: after.map(({ date }) => date),
      hasMoreOrders: (last?.orders ?? 0) > (same?.orders ?? Number.POSITIVE_INFINITY),
      hasItsRevenue: (last?.revenue ?? 0) >= (same?.revenue ?? 0) + total - 0.001,
    };
  };

  await expect
    .poll(async () => {
      const { isToday, hasMoreOrders, hasItsRevenue } = await rise();
      return [isToday, hasMoreOrders, hasItsRevenue];
    }, sooner)
    .toEqual([true, true, true]);
  const { dates } = await rise();
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...dates].sort());
  expect(new Set(dates).size).toBe(30);
});

it('brings no revenue of what was cancelled', async () => {
  const counted = async () => {
    const [found] = await rows<{ orders: number; revenue: number }>(
      `SELECT count(*)::int AS orders, coalesce(sum(total) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS revenue
       FROM orders WHERE (order_date AT TIME ZONE 'Africa/Algiers')::date = (now() AT TIME ZONE 'Africa/Algiers')::date`,
    );
    return found;
  };
  const { id } = await order();
  await office.update('orders', id, { status: 'cancelled' });

  await expect
    .poll(async () => {
      const [found, day] = [await counted(), (await read()).days.at(-1)];
      return day?.orders === found?.orders && Math.abs((day?.revenue ?? 0) - (found?.revenue ?? 0)) < 0.01;
    }, sooner)
    .toBe(true);
});

it('tells what happened last, newest first: orders and changes of their status', async () => {
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

it('is for the admin alone', async () => {
  const staff = await createPerson({ url, admin: office, role: 'staff' });

  await refusal(await askAdmin(DASHBOARD, { token: null }), 401);
  for (const token of [(await register()).access, staff.office.token]) {
    await refusal(await askAdmin(DASHBOARD, { token }), 403);
  }
});

/** The calls of the lists that cards lead to, with the parameters that are named otherwise in the address. */
const LISTS: Record<string, string> = {
  orders: '/api/admin/orders/',
  cash: '/api/admin/cash/parcels/',
  products: '/api/admin/products/',
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
