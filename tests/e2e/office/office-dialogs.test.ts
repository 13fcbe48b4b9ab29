/** What all form dialogs share: the first focus, and a guard against losing input. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory, createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { overflowOf } from '../support/overflow';
import { sharedStaff } from '../support/session';
import { it } from '../support/test';
import { PHONE, reload } from '../support/visitor';

const FORMS = [
  { tab: 'brands', opener: 'Add Brand', first: 'Brand Name *' },
  { tab: 'categories', opener: 'Add Category', first: 'Category Name *' },
  { tab: 'shipping', opener: 'Add Wilaya', first: 'Wilaya Name *' },
  { tab: 'products', opener: 'Add Product', first: 'Product Title *' },
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You have unsaved changes. Do you want to discard them?' });

const WAYS: ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  (page) => page.mouse.click(5, 5),
  (page) => page.evaluate(() => window.history.back()),
];

describe.for(FORMS)('the dialog of "$opener"', ({ tab, opener, first }) => {
  it('begins in its first field, asks before input is lost, and leaves no history entry behind', async ({
    visit,
    shop,
    office,
  }) => {
    // given
    const page = await visit('/admin?tab=dashboard', { login: await sharedStaff(shop.url, office, 'admin') });
    await page.getByRole('navigation').locator(`a[href="/admin?tab=${tab}"]`).click();
    const button = page.getByRole('button', { name: opener, exact: true });
    const field = dialog(page).getByLabel(first);

    // when, then: nothing was typed
    await button.click();
    await eventually(() => isFocused(field)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await eventually(() => isFocused(button)).toBe(true);

    // when, then: each way out asks
    await button.click();
    // The dialog hears keys once it has moved the focus.
    await eventually(() => isFocused(field)).toBe(true);
    await field.fill('Tapé');
    for (const leave of WAYS) {
      await leave(page);
      await question(page).getByRole('button', { name: 'Keep editing' }).click();
      await question(page).waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('Tapé');
    }
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await dialog(page).waitFor({ state: 'detached' });

    // when, then: Back leads to the previous screen
    await eventually(() => page.evaluate(() => window.location.search)).toBe(`?tab=${tab}`);
    await page.evaluate(() => window.history.back());
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('makes the browser ask before leaving the page', async ({ visit, shop, office }) => {
    // given
    const page = await visit(`/admin?tab=${tab}`, { login: await sharedStaff(shop.url, office, 'admin') });
    await page.getByRole('button', { name: opener, exact: true }).click();
    const field = dialog(page).getByLabel(first);
    await field.waitFor();
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await field.fill('Tapé');
    // From here on the input is guarded.
    await eventually(entries).toBe(before + 1);
    const asked: string[] = [];
    page.on('dialog', (browserDialog) => {
      asked.push(browserDialog.type());
      void browserDialog.accept();
    });

    // when
    await reload(page);

    // then
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('the question before a deletion', () => {
  it('names its subject, fits a long name, and returns the focus', async ({ visit, shop, office }) => {
    // given
    const name = `Marque ${randomUUID()} ${'Chaudières-à-condensation-'.repeat(2)}`;
    await office.create('tags', { name });
    const page = await visit(`/admin?tab=brands&search=${name.slice(0, 43)}`, {
      login: await sharedStaff(shop.url, office, 'staff'),
      viewport: PHONE,
    });
    const opener = page.getByRole('button', { name: `Delete ${name}` });

    // when
    await opener.click();

    // then
    const asked = page.getByRole('alertdialog');
    await asked.getByText(name, { exact: true }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    for (const button of await asked.getByRole('button').all()) {
      const [inner, outer] = await Promise.all([button.boundingBox(), asked.boundingBox()]);
      expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? Number.NaN);
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('says what it touches, counted each time it opens', async ({ visit, shop, office }) => {
    // given
    const top = await createCategory(office);
    const below = await createCategory(office, { parent: top.id });
    const other = await createCategory(office);
    await createProduct(office, { categories: [below.id] });
    const page = await visit(`/admin?tab=categories&search=${top.name}`, {
      login: await sharedStaff(shop.url, office, 'staff'),
      viewport: PHONE,
    });
    const opener = page.getByRole('button', { name: `Delete ${top.name}`, exact: true });
    const asked = page.getByRole('alertdialog');

    // when
    await opener.click();

    // then
    await asked
      .getByText('1 subcategory is deleted with it. 1 product loses these categories, and is left without any.')
      .waitFor();
    expect(await overflowOf(page)).toBe(0);

    // and when
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await createProduct(office, { categories: [top.id, other.id], published: false });
    await opener.click();
    // then
    await asked
      .getByText('1 subcategory is deleted with it. 2 products lose these categories, and 1 of them is left')
      .waitFor();
  });
});

it('a search box keeps every letter typed slowly', async ({ visit, shop, office }) => {
  const page = await visit('/admin?tab=brands', { login: await sharedStaff(shop.url, office, 'staff') });
  const search = page.getByRole('searchbox', { name: 'Search brands...' });

  await search.pressSequentially('chaudiere murale', { delay: 290 });

  expect(await search.inputValue()).toBe('chaudiere murale');
  await page.waitForURL('**search=chaudiere+murale*');
});
