// @vitest-environment happy-dom
/** What each screen says while its data fails to load, is not the shop's, or is empty. */
import { expect } from 'vitest';
import { ActivityScreen } from '@/admin/activity/activity-screen';
import { BrandsScreen } from '@/admin/brands/brands-screen';
import { CashScreen } from '@/admin/cash/cash-screen';
import { CategoriesScreen } from '@/admin/categories/categories-screen';
import { CustomersScreen } from '@/admin/customers/customers-screen';
import { OrdersScreen } from '@/admin/orders/orders-screen';
import { ProductsScreen } from '@/admin/products/products-screen';
import { ReportsScreen } from '@/admin/reports/reports-screen';
import { SecurityScreen } from '@/admin/security/security-screen';
import { ShippingScreen } from '@/admin/shipping/shipping-screen';
import { StockBookScreen } from '@/admin/stock-book/stock-book-screen';
import { UsersScreen } from '@/admin/users/users-screen';
import { all, button, click, one, says, until } from '../../support/dom';
import { it, later, noLine, refusal } from '../../support/office';

const page = (list: string) => ({ [list]: [], total: 0, page: 1, total_pages: 1 });
const DATA = 'Failed to load data. Please try again.';
const INVALID = 'Invalid data format received from server';

const SCREENS = [
  {
    Screen: OrdersScreen,
    path: 'orders/',
    odd: INVALID,
    failed: 'Failed to load orders: Non',
    none: 'No orders yet',
    good: page('orders'),
  },
  { Screen: ProductsScreen, path: 'products/', failed: DATA, none: 'No products yet', good: page('products') },
  {
    Screen: ShippingScreen,
    path: 'wilayas/',
    failed: 'Failed to load shipping settings.',
    none: 'No wilayas yet',
    good: [],
  },
  {
    Screen: CategoriesScreen,
    path: 'categories2/',
    failed: 'Failed to load categories.',
    none: /^No categories found\./,
    good: [],
  },
  {
    Screen: BrandsScreen,
    path: 'tags/',
    failed: 'Failed to load brands.',
    none: /^No brands found\./,
    good: { tags: [], total_products: 0 },
  },
  {
    Screen: ActivityScreen,
    path: 'audit/',
    failed: 'Failed to load the activity.',
    none: 'Nothing recorded yet',
    good: page('entries'),
  },
  {
    Screen: StockBookScreen,
    path: 'stock-movements/',
    failed: 'Failed to load the stock book.',
    none: 'No movements yet',
    good: page('movements'),
  },
  {
    Screen: CashScreen,
    path: 'cash/parcels/',
    query: 'view=parcels&older=9',
    failed: 'Failed to load the parcels.',
    none: 'No such parcels',
    good: page('parcels'),
  },
  {
    Screen: CustomersScreen,
    path: 'customers/',
    failed: 'Failed to load the customers.',
    none: 'No customers yet',
    good: page('customers'),
  },
  {
    Screen: UsersScreen,
    path: 'users/',
    failed: 'Failed to load the users.',
    none: 'No users yet',
    good: page('users'),
  },
  {
    Screen: ReportsScreen,
    path: 'reports/',
    query: 'by=source',
    failed: 'Failed to load the report.',
    none: 'No orders in these days',
    good: { by: 'source', from: '2026-01-01', to: '2026-01-31', rows: [], total: {} },
  },
];

it.for(SCREENS)(
  'the screen of $path reports a failure or an odd answer, tries again, and says that it is empty',
  async (given, { office }) => {
    const { Screen, path, failed, odd = failed, query = '', none, good } = given;
    const call = `GET /api/admin/${path}`;
    const first = later({});
    office.answer({ [call]: first.answer });
    await office.show(<Screen />, { query });
    expect(says('Loading...')).toBe(true);
    await first.release();
    const alert = (text: string) => until(() => all('[role=alert]').some((each) => says(text, each)));
    await alert(odd);

    office.answer({ [call]: refusal(404, 'Non') });
    const main = () => all('[role=alert]').find((each) => says(odd, each) || says(failed, each));
    await click(button('Try again', main()));
    await alert(failed);

    office.answer({ [call]: good });
    await click(button('Try again', main()));
    await until(() => says(none) && main() === undefined);
  },
);

it('the orders say so without a network', async ({ office }) => {
  office.answer({ 'GET /api/admin/orders/': noLine });
  await office.show(<OrdersScreen />);
  await until(() => says('Failed to load orders: Network error. Please check your connection and try again.'));
});

it('lists that filters have emptied offer to clear them', async ({ office }) => {
  office.answer({ 'GET /api/admin/audit/': page('entries') });
  await office.show(<ActivityScreen />, { query: 'tab=activity&actor=nobody' });
  await until(() => says('Try other words, other days or fewer filters.'));
  await click(button('Clear filters'));
  await until(() => says('Nothing recorded yet'));
  expect(window.location.search).toBe('?tab=activity');

  office.answer({ 'GET /api/admin/orders/': page('orders') });
  await office.show(<OrdersScreen />, { query: 'tab=orders&customer=zzz&status=delivered&ordering=-total' });
  await until(() => says(/^No orders found/));
  await click(button('Clear filters'));
  await until(() => says('No orders yet'));
  expect(window.location.search).toBe('?tab=orders&ordering=-total');
  expect(all('button', 'Clear filters')).toEqual([]);
});

it('one part of the security screen that fails leaves the others, and loads on retry', async ({ office }) => {
  // given
  const ago = new Date(Date.now() - 3_600_000).toISOString();
  const session = (id: string, more: object) => ({
    id,
    current: false,
    created_at: ago,
    last_used_at: ago,
    address: null,
    agent: null,
    ...more,
  });
  const sessions = [
    session('own', { current: true }),
    session('phone', {
      address: '41.96.12.34',
      agent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    }),
    session('robot', { agent: 'ShopRobot/1.0' }),
  ];
  office.answer({
    'GET /api/user/sessions/': refusal(404, 'Non'),
    'GET /api/user/profile/': refusal(404, 'Non'),
    'GET /api/admin/users/two-factor/': refusal(403, 'Non', { two_factor_setup_required: true }),
  });
  await office.show(<SecurityScreen />);
  for (const text of [
    'Failed to load your sessions.',
    'Failed to load the state of your second factor.',
    'The shop asks its people for a second factor: set yours up first.',
  ]) {
    await until(() => says(text));
  }

  // when
  office.answer({
    'GET /api/user/sessions/': { sessions },
    'GET /api/user/profile/': { two_factor: false },
    'GET /api/admin/users/two-factor/': { people: [] },
  });
  for (let left = 3; left > 0; left -= 1) {
    await click(button('Try again'));
    await until(() => all('button', 'Try again').length === left - 1);
  }

  // then
  expect(all('button', 'Set up')).toHaveLength(1);
  const rows = all('li').map(({ textContent }) => textContent ?? '');
  expect(rows[0]).toMatch(
    /^Unknown browser\s*This session\s*Address unknown\s*Logged in \w+ \d+, \d{4}, [\d:]+\s[AP]M/,
  );
  expect(rows[1]).toMatch(/^Chrome on Android\s*From 41\.96\.12\.34\s*Logged in/);
  expect(rows[2]).toContain('ShopRobot/1.0');
  expect(all('button', undefined, all('li')[0])).toEqual([]);

  // when, then: a session cannot be ended, then it has ended before
  const end = () => click(button('End session: Chrome on Android'));
  office.answer({ 'DELETE /api/user/sessions/phone/': refusal(503, 'Non') });
  await end();
  await until(() => says(/^Failed to end the session\./, one('[role=alert]')));
  office.answer({ 'DELETE /api/user/sessions/phone/': refusal(404, 'Non') });
  await end();
  await until(() => says('Session ended.') && all('button', /Chrome on Android/).length === 0);
});

it('a report of days the wrong way round says so, and asks for nothing', async ({ office }) => {
  await office.show(<ReportsScreen />, { query: 'from=2003-02-01&to=2003-01-31' });
  await until(() => says('The last day is before the first'));
  expect(office.calls.filter(({ path }) => path === '/api/admin/reports/')).toEqual([]);
});
