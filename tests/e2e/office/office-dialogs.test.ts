/** What all form dialogs share: the first focus, and a guard against losing input. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { it } from '../support/office/office-test';
import { WAYS_OUT } from '../support/office/ways-out';
import { overflowOf } from '../support/overflow';
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

describe.for(FORMS)('the dialog of "$opener"', ({ tab, opener, first }) => {
  it('begins in its first field, asks before input is lost, and leaves no history entry behind', async ({
    visit,
    admin,
  }) => {
    // given
    const page = await visit('/admin?tab=dashboard', { login: admin });
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
    for (const leave of WAYS_OUT) {
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

  it('makes the browser ask before leaving the page', async ({ visit, admin }) => {
    // given
    const page = await visit(`/admin?tab=${tab}`, { login: admin });
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
  it('names its subject, fits a long name, and returns the focus', async ({ visit, office, staff }) => {
    // given
    const name = `Marque ${randomUUID()} ${'Chaudières-à-condensation-'.repeat(2)}`;
    await office.create('tags', { name });
    const page = await visit(`/admin?tab=brands&search=${name.slice(0, 43)}`, {
      login: staff,
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
    await eventually(() => isFocused(opener)).toBe(true);
  });
});

it('a search box keeps every letter typed slowly', async ({ visit, staff }) => {
  const page = await visit('/admin?tab=brands', { login: staff });
  const search = page.getByRole('searchbox', { name: 'Search brands...' });

  await search.pressSequentially('chaudiere murale', { delay: 290 });

  expect(await search.inputValue()).toBe('chaudiere murale');
  await page.waitForURL('**search=chaudiere+murale*');
});
