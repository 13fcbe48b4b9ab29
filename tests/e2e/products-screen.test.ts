/** The back office's list of products. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createCategory } from '../support/back-office';
import { getProduct, postProduct } from '../support/products';
import { seriousFindings } from './support/axe';
import { createBrand, ownWord, query } from './support/catalogue';
import { eventually } from './support/eventually';
import { overflowOf } from './support/overflow';
import { openProducts, question, titles } from './support/product-screen';
import { it } from './support/test';
import { reload, WIDE } from './support/visitor';

const TABLET = { width: 768, height: 1024 };

describe('the list of products', () => {
  it('is a grid or a table, as the address says', async ({ visit, office }) => {
    // given
    const word = ownWord();
    await postProduct(office, { title: `${word} un`, price: 1250.5, reference: randomUUID(), stock: 12 });
    const page = await openProducts({ visit, office }, { search: word });
    await eventually(() => titles(page)).toEqual([`${word} un`]);
    expect(await page.getByRole('table').count()).toBe(0);

    // when
    await page.getByRole('button', { name: 'List view' }).click();
    await page.getByRole('table').waitFor();
    await reload(page);

    // then
    const row = page.getByRole('row').filter({ hasText: `${word} un` });
    await row.getByText('$1,250.50', { exact: true }).waitFor();
    await row.getByText('In stock: 12', { exact: true }).waitFor();
    expect(query(page)).toMatchObject({ tab: 'products', view: 'list', search: word });
    expect(await page.getByRole('button', { name: 'List view' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('marks products that are low in stock, sold out, without price or unpublished', async ({ visit, office }) => {
    // given
    const word = ownWord();
    await postProduct(office, { title: `${word} peu`, stock: 5 });
    await postProduct(office, { title: `${word} plus`, stock: 0 });
    await postProduct(office, { title: `${word} sans compte`, published: false });
    const unpriced = await postProduct(office, { title: `${word} sans prix`, stock: 6 });
    await office.update('products', unpriced.id, { price: null });

    // when
    const page = await openProducts({ visit, office }, { search: word, view: 'list' });

    // then
    const row = (name: string) => page.getByRole('row').filter({ hasText: `${word} ${name}` });
    await row('peu').getByText('Low stock: 5 left', { exact: true }).waitFor();
    await row('plus').getByText('Out of stock', { exact: true }).waitFor();
    await row('sans compte').getByText('Unpublished', { exact: true }).waitFor();
    await row('sans compte').getByText('In stock', { exact: true }).waitFor();
    await row('sans prix').getByText('No price', { exact: true }).waitFor();
    // An unpublished product has no page in the shop.
    expect(
      await row('sans compte')
        .getByRole('link', { name: /in the shop$/ })
        .count(),
    ).toBe(0);
    expect(
      await row('peu')
        .getByRole('link', { name: /in the shop$/ })
        .count(),
    ).toBe(1);
  });

  it('is filtered by search, category, brand and stock, kept in the address', async ({ visit, office }) => {
    // given
    const word = ownWord();
    const parent = await createCategory(office, { name: `Rayon ${word}` });
    const child = await createCategory(office, { name: `Sous-rayon ${word}`, parent: parent.id });
    const brand = await createBrand(office, `Marque ${word}`);
    await postProduct(office, { title: `${word} dedans`, category_ids: child.id, tag_ids: brand.id, stock: 3 });
    await postProduct(office, { title: `${word} épuisé`, category_ids: child.id, tag_ids: brand.id, stock: 0 });
    await postProduct(office, { title: `${word} sans marque`, category_ids: child.id, stock: 3 });
    await postProduct(office, { title: `${word} ailleurs`, stock: 3 });
    const page = await openProducts({ visit, office });

    // when
    await page.getByRole('searchbox', { name: 'Search products...' }).fill(word.toUpperCase());
    await page.getByRole('status').getByText(`4 products found for "${word.toUpperCase()}"`).waitFor();
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: `Rayon ${word}` });
    await eventually(async () => (await titles(page)).length).toBe(3);
    await page.getByRole('combobox', { name: 'Brand' }).selectOption({ label: `Marque ${word}` });
    await eventually(async () => (await titles(page)).length).toBe(2);
    await page.getByRole('combobox', { name: 'Stock' }).selectOption('In stock');

    // then
    await eventually(() => titles(page)).toEqual([`${word} dedans`]);
    expect(query(page)).toEqual({
      tab: 'products',
      search: word.toUpperCase(),
      category: String(parent.id),
      tag: String(brand.id),
      stock_status: 'instock',
    });
    await reload(page);
    await eventually(() => titles(page)).toEqual([`${word} dedans`]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await eventually(() => query(page)).toEqual({ tab: 'products' });
    await eventually(() => page.getByRole('searchbox', { name: 'Search products...' }).inputValue()).toBe('');
  });

  it('opens filtered by the slug of a category', async ({ visit, office }) => {
    // given
    const category = await createCategory(office, { name: `Rayon ${ownWord()}` });
    const { title } = await postProduct(office, { category_ids: category.id });

    // when
    const page = await openProducts({ visit, office }, { category: category.slug });

    // then
    await eventually(() => titles(page)).toEqual([title]);
    const chosen = page.getByRole('combobox', { name: 'Category' }).locator('option:checked');
    await eventually(() => chosen.textContent()).toContain(category.name);
  });

  it('is sorted as chosen', async ({ visit, office }) => {
    // given
    const word = ownWord();
    for (const price of [20, 30, 10]) await postProduct(office, { title: `${word} ${price}`, price });
    const page = await openProducts({ visit, office }, { search: word });
    const order = page.getByRole('combobox', { name: 'Order' });

    // when
    await order.selectOption('Price, highest first');
    await eventually(() => titles(page)).toEqual([`${word} 30`, `${word} 20`, `${word} 10`]);
    await order.selectOption('Title A–Z');

    // then
    await eventually(() => titles(page)).toEqual([`${word} 10`, `${word} 20`, `${word} 30`]);
    expect(query(page).ordering).toBe('title');
  });

  it('is paged, and returns to page 1 when filtered', async ({ visit, office }) => {
    // given
    const word = ownWord();
    const category = await createCategory(office);
    for (let number = 1; number <= 21; number++) {
      await postProduct(office, { title: `${word} n${number}`, category_ids: category.id });
    }
    const page = await openProducts({ visit, office }, { category: category.id });
    await page.getByText('21 products, showing 1–20').waitFor();

    // when
    await page.getByRole('button', { name: 'Page 2' }).click();

    // then
    await eventually(() => titles(page)).toEqual([`${word} n1`]);
    expect(query(page).page).toBe('2');
    await page.getByRole('searchbox', { name: 'Search products...' }).fill(`${word} n2`);
    await eventually(() => query(page).page).toBeUndefined();
  });

  it('shows the last page if the address asks for one beyond', async ({ visit, office }) => {
    const { title, categories } = await postProduct(office);

    const page = await openProducts({ visit, office }, { category: categories[0]?.id ?? 0, page: 7 });

    await eventually(() => titles(page)).toEqual([title]);
  });

  it('says that nothing was found, and offers to clear the filters', async ({ visit, office }) => {
    // given
    const page = await openProducts({ visit, office }, { search: ownWord() });
    await page.getByText(/^No products found matching/).waitFor();

    // when
    await page.getByRole('button', { name: 'Clear filters' }).last().click();

    // then
    await eventually(async () => (await titles(page)).length).toBeGreaterThan(0);
  });

  it('says that it could not be loaded, and retries', async ({ visit, office }) => {
    // given
    const { title, categories } = await postProduct(office);
    const page = await openProducts({ visit, office }, {}, { provokes: [400] });
    await page.route('**/api/admin/products/?*', (route) => route.fulfill({ status: 400, json: { message: 'Non' } }));
    await page.goto(`/admin?tab=products&category=${categories[0]?.id}`);
    await page.getByRole('alert').getByText('Failed to load data. Please try again.', { exact: true }).waitFor();

    // when
    await page.unroute('**/api/admin/products/?*');
    await page.getByRole('button', { name: 'Try again' }).click();

    // then
    await eventually(() => titles(page)).toEqual([title]);
  });

  it("links to the shop, the CMS's own form and the picture library", async ({ visit, office }) => {
    // given
    const product = await postProduct(office);
    const page = await openProducts({ visit, office }, { search: product.title });

    // when
    const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');

    // then
    expect(await href(`View ${product.title} in the shop`)).toBe(`/product/${product.id}`);
    expect(await href(`Open ${product.title} in the CMS`)).toBe(`/admin/collections/products/${product.id}`);
    expect(await href('Picture library')).toBe('/admin/collections/media');
  });
});

describe('a deletion', () => {
  it('asks first, and deletes the right product', async ({ visit, office }) => {
    // given
    const [product, other] = [await postProduct(office), await postProduct(office)];
    const page = await openProducts({ visit, office }, { search: product.title });
    const asked = question(page, 'Are you sure you want to delete this product?');

    // when
    await page.getByRole('button', { name: `Delete ${product.title}` }).click();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    expect((await getProduct(office, product.id)).id).toBe(product.id);
    await page.getByRole('button', { name: `Delete ${product.title}` }).click();
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();

    // then
    await page.getByText('Product deleted.').waitFor();
    await eventually(async () => (await titles(page)).includes(product.title)).toBe(false);
    expect((await getProduct(office, other.id)).id).toBe(other.id);
  });

  it('that fails says so and keeps the product', async ({ visit, office }) => {
    // given
    const product = await postProduct(office);
    const page = await openProducts({ visit, office }, { search: product.title }, { provokes: [409] });
    await page.route(`**/api/admin/products/${product.id}/`, (route) =>
      route.fulfill({ status: 409, json: { message: 'Non' } }),
    );

    // when
    await page.getByRole('button', { name: `Delete ${product.title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();

    // then
    await page.getByText('Failed to delete product. Non').waitFor();
    await eventually(() => titles(page)).toContain(product.title);
  });
});

describe.each([
  ['1280', WIDE],
  ['768', TABLET],
])('at %s pixels', (_, viewport) => {
  it.for(['grid', 'list'])('the %s can be used by everybody and fits', async (view, { visit, office }) => {
    const page = await openProducts({ visit, office }, { view }, { viewport, isCalm: true });
    await eventually(async () => (await titles(page)).length).toBeGreaterThan(5);

    const findings = await seriousFindings(page);

    expect(findings).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
});
