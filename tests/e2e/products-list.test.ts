/** Moving through the list of products: pages, the two views, and what does not fit. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory } from '../support/back-office';
import { postProduct } from '../support/products';
import { query } from './support/catalogue';
import { eventually } from './support/eventually';
import { overflowOf } from './support/overflow';
import { dialog, openForm, openProducts, title, titles } from './support/product-screen';
import { it } from './support/test';
import { WIDE } from './support/visitor';

const TABLET = { width: 768, height: 1024 };
/** The longest title allowed, without a place to break. */
const ENDLESS = 'x'.repeat(290);

/** Whether an element lies within the window from left to right. */
function isWithin(page: Page, name: string): Promise<boolean> {
  return page
    .getByRole('columnheader', { name })
    .evaluate((cell) => cell.getBoundingClientRect().right <= document.documentElement.clientWidth);
}

/** Whether a title sticks out of its card or cell. */
function isCut(page: Page, name: string): Promise<boolean> {
  return page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const frame = button.closest('li, td')?.getBoundingClientRect();
    return !frame || button.getBoundingClientRect().right > frame.right;
  });
}

describe('a page of products', () => {
  it('has its own history entry, and begins at its top, with the focus', async ({ visit, office }) => {
    // given
    const category = await createCategory(office);
    for (let number = 1; number <= 21; number++) await postProduct(office, { category_ids: category.id });
    const page = await openProducts({ visit, office }, { category: category.id });
    await page.getByText('21 products, showing 1–20').waitFor();

    // when
    await page.getByRole('button', { name: 'Next page' }).click();
    await eventually(async () => (await titles(page)).length).toBe(1);

    // then
    expect(query(page).page).toBe('2');
    const first = page.getByRole('button', { name: /^Edit / }).first();
    expect(await first.evaluate((button) => button.getBoundingClientRect().top)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.closest('ul, table') !== null);
    expect(focused).toBe(true);
    await page.goBack();
    await page.getByText('21 products, showing 1–20').waitFor();
    expect(query(page)).toEqual({ tab: 'products', category: String(category.id) });
  });

  it('scrolls into view when it is opened from the bottom of another page', async ({ visit, office }) => {
    // given
    const page = await openProducts({ visit, office });
    await page.getByRole('button', { name: 'Page 2', exact: true }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);

    // when
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();

    // then
    await eventually(() => page.evaluate(() => window.scrollY)).toBeLessThan(400);
  });
});

describe('the chosen view', () => {
  it('is restored on return by the navigation', async ({ visit, office }) => {
    // given
    const page = await openProducts({ visit, office });
    await page.getByRole('button', { name: 'List view' }).click();
    await page.getByRole('table').waitFor();

    // when
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Brands/ }).waitFor();
    await page.getByRole('link', { name: 'Products', exact: true }).click();

    // then
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: 'Grid view' }).click();
    await page.getByRole('table').waitFor({ state: 'detached' });
  });
});

describe.each([
  ['1280', WIDE],
  ['768', TABLET],
])('at %s pixels', (_, viewport) => {
  it.for(['grid', 'list'])('a title without spaces keeps the %s within the window', async (view, { visit, office }) => {
    // given
    const category = await createCategory(office);
    await postProduct(office, { title: ENDLESS, category_ids: category.id });

    // when
    const page = await openProducts(
      { visit, office },
      { category: category.id, view, search: 'x'.repeat(150) },
      { viewport },
    );
    await eventually(() => titles(page)).toEqual([ENDLESS]);

    // then
    expect(await overflowOf(page)).toBe(0);
    expect(await isCut(page, ENDLESS)).toBe(false);
    if (view === 'list') expect(await isWithin(page, 'Actions')).toBe(true);
  });
});

it('an export contains what the list shows, even if the address asks for the impossible', async ({ visit, office }) => {
  // given
  const { categories, title: name } = await postProduct(office);
  const asked = { category: categories[0]?.id ?? 0, stock_status: 'foo', ordering: 'bar' };
  const page = await openProducts({ visit, office }, asked);
  await eventually(() => titles(page)).toEqual([name]);

  // when
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);

  // then
  expect(await readFile(await download.path(), 'utf8')).toContain(name);
});

describe('categories and brands that fail to load', () => {
  const SAID = 'Categories and brands: Failed to load data. Please try again.';

  it('are reported above the list and in the form, with another try', async ({ visit, office }) => {
    // given
    const category = await createCategory(office);
    const page = await openProducts({ visit, office }, {}, { provokes: [400] });
    await page.route('**/api/categories-tags/', (route) => route.fulfill({ status: 400, json: { message: 'Non' } }));
    await page.goto('/admin?tab=products');
    await page.getByRole('alert').getByText(SAID).waitFor();
    await page.getByRole('button', { name: 'Add Product' }).first().click();
    await title(page).waitFor();
    await dialog(page).getByRole('alert').getByText(SAID).waitFor();
    expect(await dialog(page).getByText('Loading...').count()).toBe(0);

    // when
    await page.unroute('**/api/categories-tags/');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();

    // then
    await dialog(page).getByRole('checkbox', { name: category.name }).waitFor();
    expect(await page.getByText(SAID).count()).toBe(0);
  });
});

describe('a form opened from the list', () => {
  it('returns the focus to where it was opened', async ({ visit, office }) => {
    // given
    const { title: name } = await postProduct(office);
    const page = await openProducts({ visit, office }, { search: name });
    const edit = page.getByRole('button', { name: `Edit ${name}` });
    await edit.click();
    await title(page).waitFor();
    await eventually(() => title(page).evaluate((field) => field === document.activeElement)).toBe(true);

    // when
    await page.keyboard.press('Escape');

    // then
    await dialog(page).waitFor({ state: 'detached' });
    await eventually(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('keeps its numbers when the wheel turns over them', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office, { price: 100, stock: 5 }));

    for (const [label, value] of [
      ['Price (DZD) *', '100'],
      ['Stock', '5'],
    ] as const) {
      // when
      const field = dialog(page).getByLabel(label, { exact: true });
      await field.click();
      const place = async () => (await field.boundingBox())?.y;
      const before = await place();
      await page.mouse.wheel(0, 60);

      // then: the form has scrolled, and nothing else happened
      await eventually(place).not.toBe(before);
      expect(await field.inputValue()).toBe(value);
      expect(await field.getAttribute('type')).toBe('text');
    }
  });

  it('asks for a date if it was removed', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office));

    // when
    await dialog(page).getByLabel('Date').fill('');
    await dialog(page).getByRole('button', { name: 'Update Product' }).click();

    // then
    await dialog(page).getByText('Please give a date', { exact: true }).waitFor();
    await dialog(page).getByLabel('Date').fill('2026-03-05');
    expect(await dialog(page).getByText('Please give a date', { exact: true }).count()).toBe(0);
  });
});
