/** The stock book, and the reasons recorded in it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { putProduct } from '../../support/products';
import { eventually } from '../support/eventually';
import { orderDialog } from '../support/office/office';
import { itOnScreen } from '../support/office/office-test';
import { reload } from '../support/visitor';

const it = itOnScreen('stock-book', { role: 'staff', title: 'Stock book' });

const rows = (page: Page) => page.getByRole('table', { name: /^Stock movements/ }).locator('tbody tr');
/** Each row without its time. */
const told = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].slice(1).map((cell) => cell.innerText.replace(/\s+/g, ' ').trim()),
    ),
  );
const search = (page: Page) => page.getByRole('combobox', { name: 'Product' });

describe('the stock book', () => {
  it('shows pieces, reason, person and order of each movement; staff get no link to an order', async ({
    open,
    visit,
    shop,
    office,
    admin,
  }) => {
    // given
    const { id, title } = await createProduct(office, { stock: 10 });
    const placed = await (await postOrder(shop.url, orderBody(id))).json();
    await putProduct(office, id, { stock: 20, stock_note: 'Delivery of the maker' });

    // when
    const page = await open({ product: String(id) });

    // then
    const order = `#${placed.order_id}`;
    await eventually(() => told(page)).toEqual([
      [title, '+11', 'Correction Delivery of the maker', 'admin'],
      [title, '−1', `Sale ${order}`, 'guest'],
      [title, '+10', 'Correction', 'admin'],
    ]);
    expect(await rows(page).getByRole('link').allTextContents()).toEqual([title, title, title]);
    await page.getByText('3 movements', { exact: true }).waitFor();

    const own = await visit(`/admin?tab=stock-book&product=${id}`, { login: admin });
    await own.getByRole('link', { name: `Order ${order}` }).click();
    await orderDialog(own, placed.order_id).waitFor();
  });

  it('is filtered by a product that is searched and chosen by keyboard; a reload keeps it', async ({
    open,
    office,
  }) => {
    // given
    const reference = `R-${randomUUID()}`;
    const { id, title } = await createProduct(office, { reference });
    const page = await open();
    await rows(page).first().waitFor();

    // when
    await search(page).fill(reference);
    await page.getByRole('option', { name: title }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    // then
    await eventually(() => told(page)).toEqual([[title, '+10', 'Correction', 'admin']]);
    expect(new URL(page.url()).search).toBe(`?tab=stock-book&product=${id}`);
    await reload(page);
    await page.getByText(`#${id} · ${reference}`).waitFor();
    await eventually(() => told(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'All products' }).click();
    await eventually(async () => (await told(page)).length).toBeGreaterThan(1);
    expect(new URL(page.url()).search).toBe('?tab=stock-book');

    // and by a click; a search that finds nothing says so
    await search(page).fill(randomUUID());
    await page.getByText('No products found').waitFor();
    await search(page).fill(title);
    await page.getByRole('option', { name: title }).click();
    await eventually(() => told(page)).toHaveLength(1);
  });

  it('keeps the movements of a deleted product', async ({ open, office, database }) => {
    const { id } = await createProduct(office, { stock: 7_301 });
    const page = await open({ product: String(id) }, { provokes: [404] });
    await eventually(() => told(page)).toHaveLength(1);
    // The newest fifty are shown, and other tests record movements too.
    await database.query('UPDATE stock_movements SET id = id + 1000000 WHERE product_id = $1', [id]);
    await office.remove('products', id);

    await page.getByRole('button', { name: 'All products' }).click();

    await eventually(() => told(page)).toContainEqual(['Deleted product', '+7301', 'Correction', 'admin']);
    await page.goto(`/admin?tab=stock-book&product=${id}`);
    await page.getByText(`Product ${id} (deleted)`).waitFor();
    await page.getByText('No movements of this product').waitFor();
    await page.getByRole('button', { name: 'Show all products' }).click();
    await rows(page).first().waitFor();
  });

  it('has 50 movements a page', async ({ open, office, database }) => {
    const { id } = await createProduct(office, { stock: 1 });
    await database.query(
      `INSERT INTO stock_movements (product_id, quantity, reason, updated_at, created_at)
       SELECT $1, n, 'correction', now(), now() FROM generate_series(1, 50) AS n`,
      [id],
    );
    const page = await open({ product: String(id) });
    await eventually(() => rows(page).count()).toBe(50);
    expect((await told(page))[0]?.slice(1)).toEqual(['+50', 'Correction', 'unknown']);

    await page.getByRole('button', { name: 'Next page' }).click();

    await eventually(async () => (await told(page)).map(([, pieces]) => pieces)).toEqual(['+1']);
    await page.goto(`/admin?tab=stock-book&product=${id}&page=9`);
    await eventually(async () => (await told(page)).map(([, pieces]) => pieces)).toEqual(['+1']);
  });
});
