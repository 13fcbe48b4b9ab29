/** Boiler models, fitments and part numbers as tables: the screen that imports and exports them. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ProductDetail } from '@/contract/catalogue';
import { createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { overflowOf } from '../support/overflow';
import { logInStaff, sharedStaff } from '../support/session';
import { it } from '../support/test';
import { NOWHERE, PHONE, WIDE } from '../support/visitor';

const SCREEN = '/admin?tab=boilers';
const TABLES = ['Boiler models', 'Fitments', 'Part numbers'];

const dialogOf = (page: Page, table: string) => page.getByRole('dialog', { name: `Import: ${table}` });
const openImport = (page: Page, table: string) =>
  page.getByRole('button', { name: `Import ${table}`, exact: true }).click();

function choose(page: Page, table: string, csv: string): Promise<void> {
  return dialogOf(page, table)
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
}

describe('the screen of boilers', () => {
  it('tries a file first, shows the lines that would fail, then imports it, and the shop shows it', async ({
    visit,
    office,
    shop,
  }) => {
    // given
    const reference = `E-${randomUUID()}`;
    const brand = `Marque ${randomUUID().slice(0, 8)}`;
    const { id } = await createProduct(office, { reference });
    const page = await visit(SCREEN, { login: await logInStaff(shop.url, office, 'staff'), viewport: WIDE });

    // when
    await openImport(page, 'Boiler models');
    await choose(page, 'Boiler models', `brand;range;model\n${brand};Thema;C 24\n`);
    await dialogOf(page, 'Boiler models').getByLabel('Try first: write nothing').uncheck();
    await dialogOf(page, 'Boiler models').getByRole('button', { name: 'Import', exact: true }).click();
    await dialogOf(page, 'Boiler models').getByText('Created: 1').waitFor();
    await dialogOf(page, 'Boiler models').getByRole('button', { name: 'Close' }).click();
    await openImport(page, 'Fitments');
    const dialog = dialogOf(page, 'Fitments');
    const lines = [`${reference};${brand};Thema;C 24;confirmed;x`, `${reference};${brand};Thema;C 99;confirmed;`];
    await choose(page, 'Fitments', `product;brand;range;model;confidence;poids\n${lines.join('\n')}\n`);
    await dialog.getByRole('button', { name: 'Try the import' }).click();

    // then
    await dialog.getByText('Some lines would fail. Nothing was written yet.').waitFor();
    await dialog.getByText('To create: 1').waitFor();
    await dialog.getByText('Would fail: 1').waitFor();
    await dialog.getByText('no such column: poids').waitFor();
    await dialog.getByRole('row').filter({ hasText: 'model:' }).getByText('C 99', { exact: false }).waitFor();
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    const fits = async () => ((await (await fetch(`${shop.url}/api/product/${id}/`)).json()) as ProductDetail).fits;
    expect(await fits()).toEqual([]);

    // when
    await dialog.getByRole('button', { name: 'Import for real' }).click();

    // then
    await dialog.getByText('The import is done.').waitFor();
    await dialog.getByText('Created: 1').waitFor();
    expect(await fits()).toMatchObject([{ brand, range: 'Thema', model: 'C 24', confidence: 'confirmed' }]);
  });

  it('says what is wrong with a file, keeps it chosen, and takes another', async ({ visit, office, shop }) => {
    const part = await createProduct(office);
    const login = await sharedStaff(shop.url, office, 'admin');
    const page = await visit(`${SCREEN}&import=part-numbers`, { login, viewport: WIDE, provokes: [400] });
    const dialog = dialogOf(page, 'Part numbers');

    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByText('Please choose a CSV or Excel file').waitFor();
    await choose(page, 'Part numbers', 'product,brand\n1,2\n');
    await dialog.getByRole('button', { name: 'Try the import' }).click();

    await dialog.getByRole('alert').getByText('number').waitFor();
    await dialog.getByText('table.csv').waitFor();
    await choose(page, 'Part numbers', `product,number\n#${part.id},Z-${randomUUID()}\n`);
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByText('Each line is fine. Nothing was written yet.').waitFor();
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await dialog.getByRole('button', { name: 'Try the import' }).waitFor();
  });

  it.for(TABLES)(
    'explains the columns of %s and offers a template with these columns',
    async (table, { visit, office, shop }) => {
      const page = await visit(SCREEN, { login: await sharedStaff(shop.url, office, 'staff'), viewport: WIDE });
      await openImport(page, table);
      const dialog = dialogOf(page, table);
      await dialog.getByText('What the columns mean, and a template').click();

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download a template' }).click(),
      ]);

      const key = table.toLowerCase().replace(' ', '-');
      expect(download.suggestedFilename()).toBe(`${key}-template.csv`);
      const [head = ''] = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').split('\r\n');
      expect(await dialog.locator('dt').allTextContents()).toEqual(head.split(','));
      await choose(page, table, await readFile(await download.path(), 'utf8'));
      await dialog.getByRole('button', { name: 'Try the import' }).click();
      await dialog.getByText('Nothing was written yet.').waitFor();
      expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    },
  );

  it.for(TABLES)('exports %s', async (table, { visit, office, shop }) => {
    const page = await visit(SCREEN, { login: await sharedStaff(shop.url, office, 'staff'), viewport: WIDE });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export ${table}`, exact: true }).click(),
    ]);

    const key = table.toLowerCase().replace(' ', '-');
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${key}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n').length).toBeGreaterThan(1);
  });

  it('closes its dialog by Back, fits a phone, and has no serious axe finding', async ({ visit, office, shop }) => {
    const page = await visit(SCREEN, { login: await sharedStaff(shop.url, office, 'staff'), viewport: PHONE });
    await page.getByRole('heading', { name: 'Fitments' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await openImport(page, 'Fitments');
    await dialogOf(page, 'Fitments').waitFor();
    expect(new URL(page.url()).search).toBe('?tab=boilers&import=fitments');
    expect(await overflowOf(page)).toBe(0);

    await page.evaluate(() => window.history.back());

    await dialogOf(page, 'Fitments').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=boilers');
  });

  it('is not for clerks', async ({ visit, office, shop }) => {
    const page = await visit(NOWHERE, { login: await sharedStaff(shop.url, office, 'clerk') });

    await page.goto(SCREEN);

    await page.getByText('This page is for the admin', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Boilers', exact: true }).count()).toBe(0);
  });
});
