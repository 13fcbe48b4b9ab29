import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory } from '../../support/back-office';
import { postProduct } from '../../support/products';
import { query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { TABLET } from '../support/office/back-office';
import { dialog, openForm, openProducts, title, titles } from '../support/office/product-screen';
import { overflowOf } from '../support/overflow';
import { it } from '../support/test';
import { WIDE } from '../support/visitor';

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
  it('has a history entry for each page, which begins at its top, with the focus', async ({ visit, office }) => {
    // given
    const category = await createCategory(office);
    for (let number = 1; number <= 21; number++) await postProduct(office, { category_ids: category.id });
    const page = await openProducts({ visit, office }, { category: category.id });
    await page.getByText('21 products, showing 1–20').waitFor();

    // when
    const next = page.getByRole('button', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await next.click();
    await eventually(async () => (await titles(page)).length).toBe(1);

    // then
    expect(query(page).page).toBe('2');
    await eventually(() => page.evaluate(() => window.scrollY)).toBeLessThan(400);
    const first = page.getByRole('button', { name: /^Edit / }).first();
    expect(await first.evaluate((button) => button.getBoundingClientRect().top)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.closest('ul, table') !== null);
    expect(focused).toBe(true);
    await page.goBack();
    await page.getByText('21 products, showing 1–20').waitFor();
    expect(query(page)).toEqual({ tab: 'products', category: String(category.id) });
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
      // The navigation closes as the window narrows.
      if (view === 'List view') await eventually(() => isWithin(page, 'Actions')).toBe(true);
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
    await eventually(() => isFocused(title(page))).toBe(true);

    // when
    await page.keyboard.press('Escape');

    // then
    await dialog(page).waitFor({ state: 'detached' });
    await eventually(() => isFocused(edit)).toBe(true);
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
