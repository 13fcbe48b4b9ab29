import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory } from '../../support/back-office';
import { postProduct } from '../../support/products';
import { createBrand, ownWord, query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { dialog, openForm, openProducts, title, titles } from '../support/office/product-screen';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { reload, WIDE } from '../support/visitor';

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

describe('the list of products', () => {
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

it('a title without spaces keeps grid and list within the window', async ({ visit, office }) => {
  const category = await createCategory(office);
  await postProduct(office, { title: ENDLESS, category_ids: category.id });
  const page = await openProducts({ visit, office }, { category: category.id, search: 'x'.repeat(150) });
  await eventually(() => titles(page)).toEqual([ENDLESS]);

  for (const view of ['Grid view', 'List view']) {
    await page.getByRole('button', { name: view }).click();
    for (const viewport of [WIDE, TABLET]) {
      await page.setViewportSize(viewport);
      await eventually(() => overflowOf(page)).toBe(0);
      expect(await isCut(page, ENDLESS)).toBe(false);
      if (view === 'List view') expect(await isWithin(page, 'Actions')).toBe(true);
    }
  }
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
});
