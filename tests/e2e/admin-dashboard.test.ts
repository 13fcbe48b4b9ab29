/** The dashboard, and the tabs that are still to come. */
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { DashboardAnswer } from '@/contract/admin/dashboard';
import { askAdmin } from '../support/admin-calls';
import { json } from '../support/api';
import { createProduct } from '../support/back-office';
import { orderBody, postOrder } from '../support/orders';
import { atPath } from './support/account';
import { seriousFindings } from './support/axe';
import { DESK, figure, TABLET } from './support/back-office';
import { answerCall, answerLater } from './support/blind-shop';
import { A_MINUTE_MS, eventually } from './support/eventually';
import { overflowOf } from './support/overflow';
import { logInStaff } from './support/session';
import { it as base } from './support/test';
import { NOWHERE, open, PHONE, reload } from './support/visitor';

const SCREEN = '/admin?tab=dashboard';
const CALL = '/api/admin/dashboard/';

const it = base.extend(
  'login',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'),
);

const ANSWER: DashboardAnswer = {
  waiting: { to_confirm: 5, due_calls: 4, to_pack: 2, late_cash: 6 },
  total_revenue: 1234.5,
  total_orders: 21,
  pending_orders: 3,
  total_products: 1543,
  low_stock_products: 9,
  total_users: 87,
  days: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
    orders: index === 29 ? 2 : 0,
    revenue: index === 29 ? 1000.25 : 0,
  })),
  recent_activity: [
    {
      order_id: 12,
      is_new: false,
      status: 'delivered',
      at: '2026-11-22T13:05:00.000Z',
      by: 'admin',
      customer_name: 'Amel Saïdi',
      total: 500,
    },
    {
      order_id: 13,
      is_new: true,
      status: 'pending',
      at: '2026-11-22T12:00:00.000Z',
      by: 'guest',
      customer_name: 'Amine Benali',
      total: 500.25,
    },
  ],
};

describe('the dashboard', () => {
  it("is the first tab, reached by the shop's name too, and at any other tab", async ({ visit, login }) => {
    const page = await visit('/admin?tab=brands', { login, viewport: DESK });

    await page.getByRole('link', { name: /^ThermoPi.ces/ }).click();

    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await atPath(page, SCREEN);
    expect(await page.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
    await open(page, '/admin?tab=whatever');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('shows each figure, the last days and the latest activity', async ({ visit, login }) => {
    // given
    const page = await visit(NOWHERE, { login, viewport: DESK });
    const release = await answerLater(page, { path: CALL, json: ANSWER });

    // when
    await open(page, SCREEN);
    await page.getByText('Loading...', { exact: true }).first().waitFor();
    release();

    // then
    const labels = [
      'Orders to Confirm',
      'Calls Due',
      'Orders to Pack',
      'Parcels with Late Cash',
      'Low Stock Products',
      'Total Revenue',
      'Orders',
      'Products',
      'Users',
      'Pending Orders',
    ];
    await page.getByRole('definition').first().waitFor();
    expect(await page.getByRole('definition').allTextContents()).toEqual([
      '5',
      '4',
      '2',
      '6',
      '9',
      '$1,234.50',
      '21',
      '1543',
      '87',
      '3',
    ]);
    for (const label of labels) await figure(page, label).first().waitFor();
    await page.getByText('2 orders, $1,000.25 revenue', { exact: true }).waitFor();
    const activities = page.getByRole('region', { name: 'Recent Activity' }).getByRole('link');
    const [first = '', second = ''] = await activities.allTextContents();
    expect(first).toMatch(/^Order #12 set to Delivered by adminNov 22, 2026, 2:05\sPM · \$500\.00$/);
    expect(second).toMatch(/^Order #13 placed by Amine BenaliNov 22, 2026, 1:00\sPM · \$500\.25$/);
    expect(await activities.first().getAttribute('href')).toBe('/admin?tab=orders&order=12');
  });

  it.for([
    ['Orders to Confirm', 'to_confirm', /^[\d,]+ orders?$/],
    ['Calls Due', 'due_calls', /^[\d,]+ orders?$/],
    ['Orders to Pack', 'to_pack', /^[\d,]+ orders?$/],
    ['Parcels with Late Cash', 'late_cash', /^[\d,]+ parcels? with cash outstanding$/],
    ['Orders', 'total_orders', /^[\d,]+ orders?$/],
    ['Products', 'total_products', /^[\d,]+ products?\b/],
    ['Users', 'total_users', /^\d+-\d+ of \d+$/],
    ['Pending Orders', 'pending_orders', /^[\d,]+ orders?$/],
    ['Low Stock Products', 'low_stock_products', /^[\d,]+ products?\b/],
  ] as const)("leads from its card '%s' to a list of as many", async ([label, key, count], { visit, login }) => {
    // given
    const page = await visit(SCREEN, { login, viewport: DESK });

    // when
    await figure(page, label).first().waitFor();
    await page.getByRole('term').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL((address) => !address.search.includes('tab=dashboard'));

    // then: other tests order, sell and register at the same time
    await eventually(async () => {
      await reload(page);
      const counted = page.getByText(count).first();
      await counted.waitFor();
      const numbers = ((await counted.textContent()) ?? '').replaceAll(',', '').match(/\d+/g) ?? [];
      const { waiting, ...figures } = await json<DashboardAnswer>(await askAdmin(CALL));
      const answer = { ...figures, ...waiting };
      return Number(key === 'total_users' ? numbers.at(-1) : numbers[0]) - answer[key];
    }, A_MINUTE_MS).toBe(0);
  });

  it('draws the last 30 days, and lists them in a table', async ({ visit, login }) => {
    const page = await visit(NOWHERE, { login, viewport: DESK });
    await answerCall(page, { path: CALL, json: ANSWER });
    await open(page, SCREEN);
    const days = page.getByRole('region', { name: 'Last 30 Days' });

    await days.locator('.recharts-bar-rectangle').first().waitFor({ state: 'attached' });
    await days.locator('.recharts-line-curve').waitFor();
    await days.getByText('Show as a table').click();

    const rows = await days
      .getByRole('table', { name: 'Orders and revenue of the last 30 days' })
      .getByRole('row')
      .all();
    const texts = await Promise.all(rows.slice(0, 3).map((row) => row.getByRole('cell').allTextContents()));
    expect(rows).toHaveLength(31);
    expect(texts).toEqual([[], ['2', '$1,000.25'], ['0', '$0.00']]);
  });

  it('shows real figures: a new order is counted on refresh', async ({ visit, login, office, shop, database }) => {
    // given
    const page = await visit(SCREEN, { login, viewport: DESK });
    const { id } = await createProduct(office);
    const placed = await json<{ order_id: number }>(await postOrder(shop.url, orderBody(id)), 201);
    // The latest ten activities are shown, and other tests order meanwhile.
    const first = `UPDATE orders_status_history SET at = now() + interval '1 hour' WHERE _parent_id = $1`;
    await database.query(first, [placed.order_id]);

    // when
    await page.getByRole('button', { name: 'Refresh' }).click();

    // then
    const shown = page.getByRole('link', { name: `Order #${placed.order_id} placed by Amine Benali` });
    // Other tests place and settle orders too: compare with the figures of this moment.
    await eventually(async () => {
      const { pending_orders } = await json<DashboardAnswer>(await askAdmin(CALL));
      await page.getByRole('button', { name: 'Refresh' }).click();
      return pending_orders === Number(await figure(page, 'Pending Orders').textContent());
    }, A_MINUTE_MS).toBe(true);
    await shown.waitFor();
    expect(await shown.getAttribute('href')).toBe(`/admin?tab=orders&order=${placed.order_id}`);
  });

  it('says so when there are no orders yet, and when loading fails', async ({ visit, login }) => {
    const page = await visit(NOWHERE, { login, viewport: DESK, provokes: [404] });
    await answerCall(page, { path: CALL, json: { ...ANSWER, recent_activity: [] } });
    await open(page, SCREEN);
    await page.getByText('No orders yet.', { exact: true }).waitFor();

    await answerCall(page, { path: CALL, json: { message: 'Not Found' }, status: 404 });
    await open(page, SCREEN);

    await page.getByRole('alert').getByText('Failed to load the dashboard.', { exact: true }).waitFor();
    await page.unroute(`**${CALL}*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await figure(page, 'Total Revenue').waitFor();
  });

  it.for([DESK, TABLET, PHONE])('fits $width px and is accessible', async (viewport, { visit, login }) => {
    const page = await visit(NOWHERE, { login, viewport });
    await answerCall(page, { path: CALL, json: { ...ANSWER, total_revenue: 123_456_789.5 } });
    await open(page, SCREEN);
    await page.locator('.recharts-line-curve').waitFor();

    expect(await seriousFindings(page, '.bo')).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
});

describe('tabs still to come', () => {
  it.for(['users', 'settings'])('%s say so, and link to the list of users', async (tab, { visit, login }) => {
    const page = await visit(`/admin?tab=${tab}`, { login, viewport: DESK });

    await page.getByText('Coming soon', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Open the list of users' }).click();

    await page.waitForURL('**/admin/collections/users*');
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
  });
});
