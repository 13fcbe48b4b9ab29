/** What the dialogs that are forms have in common: where one begins to write, and that nothing typed is lost by accident. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually } from './support/eventually';
import { logInStaff } from './support/session';
import { it } from './support/test';

const FORMS = [
  { tab: 'brands', opener: 'Add Brand', first: 'Brand Name *' },
  { tab: 'categories', opener: 'Add Category', first: 'Category Name *' },
  { tab: 'shipping', opener: 'Add Wilaya', first: 'Wilaya Name *' },
  { tab: 'products', opener: 'Add Product', first: 'Product Title *' },
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You have unsaved changes. Do you want to discard them?' });

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  Cancel: (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  'a click beside': (page) => page.mouse.click(5, 5),
};

describe.for(FORMS)('the dialog of "$opener"', ({ tab, opener, first }) => {
  it('begins in its first field, and is left without a question where nothing is typed', async ({
    visit,
    shop,
    office,
  }) => {
    const page = await visit(`/admin?tab=${tab}`, { login: await logInStaff(shop.url, office, 'admin') });
    const button = page.getByRole('button', { name: opener, exact: true });

    await button.click();
    await eventually(() =>
      dialog(page)
        .getByLabel(first)
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');

    await dialog(page).waitFor({ state: 'detached' });
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('asks before what is typed is lost, whichever way it is left', async ({ visit, shop, office }) => {
    // given
    const page = await visit(`/admin?tab=${tab}`, { login: await logInStaff(shop.url, office, 'admin') });
    await page.getByRole('button', { name: opener, exact: true }).click();
    const field = dialog(page).getByLabel(first);
    await field.fill('Tapé');

    for (const leave of Object.values(WAYS)) {
      // when
      await leave(page);
      await question(page).getByRole('button', { name: 'Keep editing' }).click();

      // then
      await question(page).waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('Tapé');
    }
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });
});
