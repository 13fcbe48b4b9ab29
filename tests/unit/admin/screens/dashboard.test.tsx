// @vitest-environment happy-dom
/** The dashboard: its figures, the last days and the latest activity. */
import { expect } from 'vitest';
import { DashboardScreen } from '@/admin/dashboard/dashboard-screen';
import { all, button, click, one, says, until } from '../../support/dom';
import { it, later, refusal } from '../../support/office';

const CALL = 'GET /api/admin/dashboard/';
const ANSWER = {
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

it('shows each figure, the last days and the latest activity', async ({ office }) => {
  // given
  const { release, answer } = later(ANSWER);
  office.answer({ [CALL]: answer, 'GET /api/admin/health/': { insecure_images: [] } });

  // when
  await office.show(<DashboardScreen />);
  expect(says('Loading...')).toBe(true);
  await release();
  await until(() => all('dd').length > 0);

  // then
  const cards = all('dl > div').map((card) => {
    const [name, value] = [card.querySelector('dt'), card.querySelector('dd')];
    return [name?.querySelector('a')?.textContent ?? name?.firstChild?.textContent, value?.textContent];
  });
  expect(cards).toEqual([
    ['Orders to Confirm', '5'],
    ['Calls Due', '4'],
    ['Orders to Pack', '2'],
    ['Parcels with Late Cash', '6'],
    ['Low Stock Products', '9'],
    ['Total Revenue', '$1,234.50'],
    ['Orders', '21'],
    ['Products', '1543'],
    ['Users', '87'],
    ['Pending Orders', '3'],
  ]);
  expect(says('2 orders, $1,000.25 revenue')).toBe(true);
  const rows = all('table tr').map((row) => all('td', undefined, row).map(({ textContent }) => textContent));
  expect(rows).toHaveLength(31);
  expect(rows.slice(0, 3)).toEqual([[], ['2', '$1,000.25'], ['0', '$0.00']]);
  const [first, second] = all('a[href*="order="]');
  expect(first?.textContent).toMatch(/^Order #12 set to Delivered by adminNov 22, 2026, 2:05\sPM · \$500\.00$/);
  expect(second?.textContent).toMatch(/^Order #13 placed by Amine BenaliNov 22, 2026, 1:00\sPM · \$500\.25$/);
  expect(first?.getAttribute('href')).toBe('/admin?tab=orders&order=12');
});

it('says so when there are no orders yet, and when loading fails', async ({ office }) => {
  office.answer({ [CALL]: {}, 'GET /api/admin/health/': { insecure_images: [] } });
  await office.show(<DashboardScreen />);
  await until(() => says('Failed to load the dashboard.', one('[role=alert]')));
  office.answer({ [CALL]: refusal(404, 'Non') });
  await click(button('Try again'));
  await until(() => !says('Loading...'));
  expect(says('Failed to load the dashboard.')).toBe(true);

  office.answer({ [CALL]: { ...ANSWER, recent_activity: [] } });
  await click(button('Try again'));
  await until(() => says('No orders yet.'));
});
