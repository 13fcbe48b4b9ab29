/** The back office's list of orders. */

import { parse } from 'csv-parse/sync';
import { describe, expect } from 'vitest';
import { formatOfficeAmount } from '@/domain/price-texts';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import {
  downloaded,
  orderDialog,
  ordersTable,
  ownSurname,
  searchCustomer,
  searchNumber,
  shownOrders,
} from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { PHONE, reload, WIDE } from '../support/visitor';

describe('the list of orders', () => {
  it('is searched by number and customer, filtered and sorted; a reload keeps it all', async ({ open, place }) => {
    // given
    const lastName = ownSurname();
    const first = await place({ customer: { lastName }, quantity: 2 });
    const second = await place({ customer: { lastName: `${lastName}é` } });
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

  it('keeps the selection across pages, and selects a whole page at once', async ({ open, placeMany }) => {
    // given: more than a page
    const { lastName, ids } = await placeMany(22);
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
    const exported = async (name: string) => {
      const file = await downloaded(page, () => page.getByRole('button', { name }).click());
      const lines = parse(file.bytes.toString('utf8'), { bom: true, columns: true }) as Record<string, string>[];
      return { ...file, orders: lines.map((line) => Number(line['Order ID'])) };
    };
    expect((await exported('Export selected (21)')).orders).toHaveLength(21);
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await eventually(async () => (await shownOrders(page)).length).toBe(20);
    expect(await page.getByRole('checkbox', { name: 'Select all orders on this page' }).isChecked()).toBe(true);

    // and without a selection, the matches of the filters are exported
    await page.getByRole('button', { name: 'Clear selection' }).click();
    const { name, bytes, orders } = await exported('Export filtered (22)');
    expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(new Set(orders)).toEqual(new Set(ids));
  });

  it("shows others' changes after a refresh and on return", async ({ list, office, place }) => {
    const { page, id, lastName, status } = await list();

    const other = await place({ customer: { lastName } });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await eventually(() => shownOrders(page)).toEqual([other.id, id]);

    await office.update('orders', id, { status: 'delivered' });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await eventually(() => status.inputValue()).toBe('delivered');
  });
});

describe('the Back button', () => {
  it('leads from page to page, and closes an order', async ({ open, placeMany }) => {
    // given: more than a page
    const { lastName } = await placeMany(21);
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

  it('leaves the screen from an order that was opened by its address', async ({ open, place }) => {
    const { id } = await place();
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

it('a page that does not exist shows the first one', async ({ open }) => {
  const page = await open('&page=2000000');

  await eventually(async () => (await shownOrders(page)).length).toBeGreaterThan(0);
});

it('the list shows each order in full on a phone', async ({ list }) => {
  const { row, lastName, total, title } = await list(
    { viewport: PHONE, isCalm: true },
    { customer: { firstName: 'Mohamed El Amine' } },
  );

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
});
