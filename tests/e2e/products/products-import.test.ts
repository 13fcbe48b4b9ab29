/** Import and export of products as a table. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { recordRequests } from '../support/requests';
import { logInStaff } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, open, WIDE } from '../support/visitor';

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
  }) => {
    // given
    const category = await createCategory(office);
    const [reference, fresh] = [`E-${randomUUID()}`, `E-${randomUUID()}`];
    await createProduct(office, { reference, categories: [category.id], price: 10 });
    const csv = `reference;title;categories;price;poids\n${reference};Titre changé;;12;1\n${fresh};Pièce importée;${category.name};99;2\nE-${randomUUID()};Sans prix juste;${category.name};0;3\n`;
    const page = await visit(SCREEN, { login: await logInStaff(shop.url, office, 'staff'), viewport: WIDE });
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

  it('leaves the stock of existing products alone unless ticked, and says so', async ({ visit, office, shop }) => {
    const reference = `E-${randomUUID()}`;
    const { id } = await createProduct(office, { reference, stock: 5 });
    const stock = async () => (await json<{ stock: number }>(await office.ask(`products/${id}`))).stock;
    const csv = `reference;stock;price\n${reference};9;77\n`;
    const page = await visit(SCREEN, { login: await logInStaff(shop.url, office, 'staff'), viewport: WIDE });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = dialogOf(page);

    await choose(page, csv);
    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByText('The stock of existing products stays as it is; new products get theirs.').waitFor();
    await dialog
      .getByRole('row')
      .filter({ hasText: reference })
      .getByText(/^price: .+ → 77$/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Import for real' }).click();
    await dialog.getByText('The import is done.').waitFor();
    expect(await stock()).toBe(5);

    await dialog.getByRole('button', { name: 'Import another file' }).click();
    await choose(page, csv);
    await dialog.getByLabel(/^Also take over the stock/).check();
    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByRole('row').filter({ hasText: reference }).getByText('stock: 5 → 9', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Import for real' }).click();
    await dialog.getByText('The import is done.').waitFor();
    expect(await stock()).toBe(9);
  });

  it('keeps the report at its address: after a reload it asks for the file before a real import', async ({
    visit,
    office,
    shop,
  }) => {
    const category = await createCategory(office);
    const page = await visit(`${SCREEN}&import=open`, {
      login: await logInStaff(shop.url, office, 'admin'),
      viewport: WIDE,
    });
    await choose(page, `title,categories\nPièce ${randomUUID()},${category.name}\n`);
    await dialogOf(page).getByRole('button', { name: 'Try the import' }).click();
    await dialogOf(page).getByText('Each line is fine. Nothing was written yet.').waitFor();

    await page.reload();

    await dialogOf(page).getByText('To create: 1').waitFor();
    await dialogOf(page).getByText('To import it for real, choose the file again.').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Choose another file' }).click();
    await dialogOf(page)
      .getByRole('button', { name: /^catalogue\.csv \(try\)/ })
      .first()
      .click();
    await dialogOf(page).getByText('To create: 1').waitFor();
  });

  it('says what is wrong with a file, and keeps it chosen', async ({ visit, office, shop }) => {
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(`${SCREEN}&import=open`, { login, viewport: WIDE, provokes: [400] });
    const dialog = dialogOf(page);

    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByText('Please choose a CSV or Excel file').waitFor();
    await choose(page, 'sku,name\n1,2\n', 'autres-colonnes.csv');
    await dialog.getByRole('button', { name: 'Try the import' }).click();

    await dialog.getByText('The first line must name the columns, with "reference" or "title" among them').waitFor();
    await dialog.getByText('autres-colonnes.csv').waitFor();
  });

  it('explains the columns, offers a template that it accepts, and has no serious axe finding', async ({
    visit,
    office,
    shop,
  }) => {
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(`${SCREEN}&import=open`, { login, viewport: WIDE });
    const dialog = dialogOf(page);
    await dialog.getByText('What the columns mean, and a template').click();
    await dialog.getByText('At most 200 characters.').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download a template' }).click(),
    ]);

    expect(download.suggestedFilename()).toBe('products-template.csv');
    const template = await readFile(await download.path(), 'utf8');
    await choose(page, template, 'products-template.csv');
    await dialog.getByLabel('Create categories and brands that are not there yet').check();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByText('Each line is fine. Nothing was written yet.').waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  });

  it('can be cancelled while it runs', async ({ visit, office, shop }) => {
    const category = await createCategory(office);
    const lines = Array.from({ length: 3_000 }, () => `C-${randomUUID()},Beaucoup,${category.name}`);
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(`${SCREEN}&import=open`, { login, viewport: WIDE });
    await choose(page, ['reference,title,categories', ...lines].join('\n'));
    await dialogOf(page).getByRole('button', { name: 'Try the import' }).click();

    await dialogOf(page).getByRole('button', { name: 'Cancel import' }).click();

    await dialogOf(page).getByText('Cancelled.', { exact: true }).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Choose another file' }).waitFor();
  });

  it('says on the button how many lines a real import leaves out', async ({ visit, office, shop }) => {
    const category = await createCategory(office);
    const page = await visit(`${SCREEN}&import=open`, { login: await logInStaff(shop.url, office, 'admin') });
    await choose(page, `title,categories,price\nBonne,${category.name},10\nMauvaise,${category.name},0\n`);

    await dialogOf(page).getByRole('button', { name: 'Try the import' }).click();

    const button = dialogOf(page).getByRole('button', { name: 'Import for real' });
    await button.waitFor();
    const said = await page.locator(`#${await button.getAttribute('aria-describedby')}`).textContent();
    expect(said).toBe('One line would fail: an import for real leaves it out, and does the others.');
  });

  it('stays closed if it is closed while its file is uploading', async ({ visit, office, shop }) => {
    // given
    const category = await createCategory(office);
    const page = await visit(`${SCREEN}&import=open`, { login: await logInStaff(shop.url, office, 'admin') });
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

  it('is closed by Back, which leads to the list', async ({ visit, office, shop }) => {
    // given
    const page = await visit(SCREEN, { login: await logInStaff(shop.url, office, 'admin') });
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

  it('is requested only once if it does not exist', async ({ visit, office, shop }) => {
    // given
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(NOWHERE, { login, provokes: [404] });
    const asked = recordRequests(page, '/api/admin/product-imports/2000000000/');
    // Before the page opens: while the clock is replaced it is 1970 for a moment, and no session is valid.
    await page.clock.install();
    await open(page, SCREEN);

    // when
    await page.evaluate(() => window.history.replaceState(null, '', '/admin?tab=products&import=2000000000'));
    await dialogOf(page).getByText('There is no import of this number.').waitFor();
    await page.clock.runFor(5_000);

    // then
    expect(asked).toHaveLength(1);
    expect(await dialogOf(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await dialogOf(page).getByRole('button', { name: 'Back to the imports' }).click();
    await dialogOf(page).getByText('Choose a CSV or Excel file, or drop it here').waitFor();
  });

  it("shows the times of earlier imports in the shop's time zone", async ({ visit, office, shop }) => {
    // given
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(SCREEN, { login });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
    await page.route('**/api/admin/products/import/', async (route) => {
      const response = await route.fetch();
      const { imports } = (await response.json()) as { imports: object[] };
      const moved = imports.map((run) => ({ ...run, created_at: '2026-11-22T04:16:00.000Z' }));
      await route.fulfill({ response, json: { imports: moved } });
    });

    // when
    await page.getByRole('button', { name: 'Import', exact: true }).click();

    // then
    await dialogOf(page).getByText('November 22, 2026 at 5:16 AM', { exact: false }).first().waitFor();
  });
});
