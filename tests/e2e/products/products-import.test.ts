/** Import and export of products as a table. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory, createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { downloaded } from '../support/office/office';
import { it } from '../support/office/office-test';

const SCREEN = '/admin?tab=products';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import products' });

/** Chooses a file in the dialog. */
function choose(page: Page, csv: string, name = 'catalogue.csv'): Promise<void> {
  return dialogOf(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

describe('the import of products', () => {
  it('tries a file first, shows its problems, then imports it, and the shop shows it', async ({
    visit,
    office,
    shop,
    staff,
  }) => {
    // given
    const category = await createCategory(office);
    const [reference, fresh] = [`E-${randomUUID()}`, `E-${randomUUID()}`];
    await createProduct(office, { reference, categories: [category.id], price: 10 });
    const csv = `reference;title;categories;price;poids\n${reference};Titre changé;;12;1\n${fresh};Pièce importée;${category.name};99;2\nE-${randomUUID()};Sans prix juste;${category.name};0;3\n`;
    const page = await visit(SCREEN, { login: staff });
    await page.getByRole('button', { name: 'Import', exact: true }).click();

    // when
    await choose(page, csv);
    await dialogOf(page).getByRole('button', { name: 'Try the import' }).click();

    // then
    const dialog = dialogOf(page);
    await dialog.getByText('Some lines would fail. Nothing was written yet.').waitFor();
    await dialog.getByText('To create: 1').waitFor();
    await dialog.getByText('To update: 1').waitFor();
    await dialog.getByText('Would fail: 1').waitFor();
    await dialog.getByText('no such column: poids').waitFor();
    await dialog.getByRole('row').filter({ hasText: reference }).getByText('price: 10 → 12').waitFor();
    await dialog.getByLabel('Only problems (1)').check();
    await dialog.getByRole('row').filter({ hasText: fresh }).waitFor({ state: 'hidden' });
    await dialog.getByText('price: Price must be greater than 0').waitFor();

    // when
    await dialog.getByRole('button', { name: 'Import for real' }).click();

    // then
    await dialog.getByText('The import is done.').waitFor();
    await dialog.getByText('Created: 1').waitFor();
    expect(new URL(page.url()).searchParams.get('import')).toMatch(/^\d+$/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.has('import')).toBe(false);
    await page.getByText('Pièce importée').first().waitFor();
    const listed = await (await fetch(`${shop.url}/api/products/?categories=${category.slug}`)).text();
    expect(listed).toContain('Pièce importée');
    expect(listed).toContain('Titre changé');
  });

  it('explains the columns, offers a template that it accepts, and has no serious axe finding', async ({
    visit,
    admin,
  }) => {
    const page = await visit(`${SCREEN}&import=open`, { login: admin });
    const dialog = dialogOf(page);
    await dialog.getByText('What the columns mean, and a template').click();
    await dialog.getByText('At most 200 characters.').waitFor();

    const template = await downloaded(page, () => dialog.getByRole('button', { name: 'Download a template' }).click());

    expect(template.name).toBe('products-template.csv');
    await choose(page, template.bytes.toString('utf8'), template.name);
    await dialog.getByLabel('Create categories and brands that are not there yet').check();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByText('Each line is fine. Nothing was written yet.').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  });

  it('can be cancelled while it runs', async ({ visit, office, admin }) => {
    const category = await createCategory(office);
    const lines = Array.from({ length: 3_000 }, () => `C-${randomUUID()},Beaucoup,${category.name}`);
    const page = await visit(`${SCREEN}&import=open`, { login: admin });
    await choose(page, ['reference,title,categories', ...lines].join('\n'));
    await dialogOf(page).getByRole('button', { name: 'Try the import' }).click();

    await dialogOf(page).getByRole('button', { name: 'Cancel import' }).click();

    await dialogOf(page).getByText('Cancelled.', { exact: true }).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Choose another file' }).waitFor();
  });

  it('stays closed if it is closed while its file is uploading', async ({ visit, office, admin }) => {
    // given
    const category = await createCategory(office);
    const page = await visit(`${SCREEN}&import=open`, { login: admin });
    const [found, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/api/admin/products/import/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      found.resolve();
      await gate.promise;
      await route.fulfill({ response });
    });
    const name = `${randomUUID()}.csv`;
    await choose(page, `title,categories\nPièce,${category.name}\n`, name);
    await dialogOf(page).getByRole('button', { name: 'Try the import' }).click();
    await found.promise;

    // when
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add Product' }).first().click();
    await page.getByLabel('Product Title *').fill('Tapé');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    gate.resolve();
    await answered;

    // then
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=products');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialogOf(page)
      .getByRole('button', { name: new RegExp(name) })
      .waitFor();
  });

  it('is closed by Back, which leads to the list', async ({ visit, admin }) => {
    // given
    const page = await visit(SCREEN, { login: admin });
    const opener = page.getByRole('button', { name: 'Import', exact: true });
    await opener.click();
    await choose(page, 'title\nPièce\n');

    // when
    await page.evaluate(() => window.history.back());

    // then
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=products');
    await opener.click();
    await dialogOf(page).getByText('Choose a CSV or Excel file, or drop it here').waitFor();
  });
});
