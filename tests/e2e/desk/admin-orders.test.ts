/** The back office's list of orders. */

import { parse } from 'csv-parse/sync';
import { describe, expect } from 'vitest';
import { formatOfficeAmount } from '@/domain/money';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { TABLET } from '../support/office/back-office';
import {
  downloaded,
  orderDialog,
  ordersTable,
  ownSurname,
  placeOrderAt,
  rowOf,
  searchCustomer,
  searchNumber,
  shownOrders,
} from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { logInStaff } from '../support/session';
import { PHONE, reload, WIDE } from '../support/visitor';

describe('the list of orders', () => {
  it("is the admin's first screen: each order with customer, date, amount and status", async ({
    visit,
    admin,
    shop,
    office,
  }) => {
    const order = await placeOrderAt(shop.url, office, {
      quantity: 2,
      customer: { lastName: ownSurname(), phone: '0550 12 34 56' },
    });

    const page = await visit('/admin', { login: admin, viewport: WIDE });
    // It may not be among the newest twenty, as other tests order too.
    await searchNumber(page, String(order.id));

    const row = rowOf(page, order.id);
    await row.waitFor();
    const text = await row.innerText();
    for (const part of [
      order.name,
      '0550 12 34 56',
      `2 pieces:\n${order.title}`,
      'Home · $',
      `$${formatOfficeAmount(order.total)}`,
      ', 20',
    ]) {
      expect(text).toContain(part);
    }
    expect(await row.getByRole('combobox').inputValue()).toBe('pending');
    expect(await row.getByRole('combobox').getAttribute('data-color')).toBe('yellow');
  });

  it('is searched by number and customer, filtered and sorted; a reload keeps it all', async ({
    open,
    shop,
    office,
  }) => {
    // given
    const lastName = ownSurname();
    const first = await placeOrderAt(shop.url, office, { customer: { lastName }, quantity: 2 });
    const second = await placeOrderAt(shop.url, office, { customer: { lastName: `${lastName}é` } });
    const page = await open();

    // when: by customer, without regard to case and accents
    await searchCustomer(page, `${lastName.toUpperCase()}E`);
    // then
    await eventually(() => shownOrders(page)).toEqual([second.id]);

    await searchCustomer(page, lastName);
    await eventually(() => shownOrders(page)).toEqual([second.id, first.id]);
    await page.getByText('2 orders', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest total');
    await eventually(() => shownOrders(page)).toEqual([first.id, second.id]);
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Delivered');
    await page.getByText('No orders found').waitFor();
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Pending');
    await eventually(() => shownOrders(page)).toEqual([first.id, second.id]);
    await searchNumber(page, String(second.id));
    await eventually(() => shownOrders(page)).toEqual([second.id]);

    // and a reload keeps all of it
    await reload(page);
    await eventually(() => shownOrders(page)).toEqual([second.id]);
    expect(new URL(page.url()).searchParams.get('customer')).toBe(lastName);
    await searchNumber(page, 'abc');
    await page.getByText('No orders found').waitFor();
  });

  it('keeps the selection across pages, and selects a whole page at once', async ({ open, shop, office }) => {
    // given: more than a page
    const lastName = ownSurname();
    const orders = await Promise.all(
      Array.from({ length: 22 }, () => placeOrderAt(shop.url, office, { customer: { lastName } })),
    );
    const page = await open(`&customer=${lastName}`);
    await ordersTable(page).waitFor();

    // then: a small screen shows eight of them
    await page.setViewportSize({ width: 1280, height: 768 });
    const boxes = await ordersTable(page)
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(64);
    expect(boxes.filter(({ bottom }) => bottom <= 768).length).toBeGreaterThanOrEqual(8);
    expect(await overflowOf(page)).toBe(0);

    // when
    await page.setViewportSize(WIDE);
    await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await eventually(async () => (await shownOrders(page)).length).toBe(2);
    const [onSecondPage = 0] = await shownOrders(page);
    await page.getByRole('checkbox', { name: `Select order #${onSecondPage}`, exact: true }).check();

    // then
    await page.getByText('21 selected').waitFor();
    const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Export selected (21)' }).click());
    const chosen = parse(bytes.toString('utf8'), { bom: true, columns: true }) as Record<string, string>[];
    expect(chosen).toHaveLength(21);
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await eventually(async () => (await shownOrders(page)).length).toBe(20);
    expect(await page.getByRole('checkbox', { name: 'Select all orders on this page' }).isChecked()).toBe(true);

    // and without a selection, the matches of the filters are exported
    await page.getByRole('button', { name: 'Clear selection' }).click();
    const filtered = await downloaded(page, () => page.getByRole('button', { name: 'Export filtered (22)' }).click());
    expect(filtered.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(filtered.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = parse(filtered.bytes.toString('utf8'), { bom: true, columns: true }) as Record<string, string>[];
    expect(new Set(lines.map((line) => Number(line['Order ID'])))).toEqual(new Set(orders.map(({ id }) => id)));
  });

  it("shows others' changes after a refresh and on return", async ({ open, shop, office }) => {
    const lastName = ownSurname();
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`);
    await rowOf(page, id).waitFor();

    const other = await placeOrderAt(shop.url, office, { customer: { lastName } });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await eventually(() => shownOrders(page)).toEqual([other.id, id]);

    await office.update('orders', id, { status: 'delivered' });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await eventually(() => rowOf(page, id).getByRole('combobox').inputValue()).toBe('delivered');
  });
});

describe('the Back button', () => {
  it('leads from page to page, and closes an order', async ({ open, shop, office }) => {
    // given: more than a page
    const lastName = ownSurname();
    await Promise.all(Array.from({ length: 21 }, () => placeOrderAt(shop.url, office, { customer: { lastName } })));
    const page = await open(`&customer=${lastName}`);
    const next = page.getByRole('button', { name: 'Next page' });
    await next.click();
    await eventually(async () => (await shownOrders(page)).length).toBe(1);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    const [id = 0] = await shownOrders(page);
    const button = page.getByRole('button', { name: `Open order #${id}`, exact: true });

    // when, then
    await button.click();
    await orderDialog(page, id).waitFor();
    await page.goBack();
    await orderDialog(page, id).waitFor({ state: 'detached' });
    expect(await shownOrders(page)).toEqual([id]);

    // closed another way, it leaves no history entry
    await button.click();
    await orderDialog(page, id).getByRole('heading', { name: 'Order Summary' }).waitFor();
    await page.keyboard.press('Escape');
    await orderDialog(page, id).waitFor({ state: 'detached' });
    await eventually(() => isFocused(button)).toBe(true);
    await page.goBack();
    await eventually(async () => (await shownOrders(page)).length).toBe(20);
  });

  it('leaves the screen from an order that was opened by its address', async ({ open, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await open('&ordering=total');
    await ordersTable(page).waitFor();
    await page.goto(`/admin?tab=orders&order=${id}`);
    await orderDialog(page, id).getByRole('heading', { name: 'Order Summary' }).waitFor();

    await page.keyboard.press('Escape');
    await orderDialog(page, id).waitFor({ state: 'detached' });
    await page.goBack();

    await page.waitForURL('**/admin?tab=orders&ordering=total');
    expect(await orderDialog(page, id).count()).toBe(0);
  });
});

describe('a list without orders', () => {
  it('shows the first page for a page that does not exist', async ({ open }) => {
    const page = await open('&page=2000000');

    await eventually(async () => (await shownOrders(page)).length).toBeGreaterThan(0);
  });
});

describe('the screen of orders', () => {
  it.for([
    ['1280 px', WIDE],
    ['768 px', TABLET],
  ] as const)(
    'has no serious finding of axe and does not stick out at %s',
    async ([, viewport], { open, shop, office }) => {
      const lastName = ownSurname();
      const { id } = await placeOrderAt(shop.url, office, { customer: { lastName, firstName: 'Mohamed Abdelkader' } });
      const page = await open(`&customer=${lastName}`, { viewport, isCalm: true });
      await rowOf(page, id).waitFor();

      expect(await overflowOf(page)).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);

      await page.getByRole('button', { name: `Open order #${id}` }).click();
      await orderDialog(page, id).getByRole('heading', { name: 'Order Summary' }).waitFor();
      expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    },
  );

  it('shows each order in full on a phone', async ({ open, shop, office }) => {
    const lastName = ownSurname();
    const { id, total, title } = await placeOrderAt(shop.url, office, {
      customer: { lastName, firstName: 'Mohamed El Amine' },
    });
    const page = await open(`&customer=${lastName}`, { viewport: PHONE, isCalm: true });
    const row = rowOf(page, id);
    await row.waitFor();

    expect(await overflowOf(page)).toBe(0);
    for (const part of [
      row.getByText(`Mohamed El Amine ${lastName}`),
      row.getByText(/^\+?0?\d[\d ]+$/),
      row.getByText(title),
      row.getByText(/Home · /),
      row.getByText(`$${formatOfficeAmount(total)}`),
      row.getByRole('combobox'),
      row.getByRole('checkbox'),
    ]) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
    }
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("is one click from the CMS's own list, which staff do not have", async ({ open, visit, shop, office }) => {
    const page = await open();
    await page.getByRole('link', { name: 'Open in the CMS' }).click();
    await page.waitForURL('**/admin/collections/orders');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();

    const login = await logInStaff(shop.url, office, 'staff');
    for (const collection of ['orders', 'stock-movements', 'wilayas', 'users']) {
      const own = await visit(`/admin/collections/${collection}`, { login, viewport: WIDE, provokes: [404] });
      expect(await own.getByRole('table').count(), collection).toBe(0);
    }
  });
});
