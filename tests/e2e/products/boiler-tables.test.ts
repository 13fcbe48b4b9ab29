/** Boiler models, fitments and part numbers as tables: the screen that imports and exports them. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ProductDetail } from '@/contract/catalogue';
import { createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { expectFit } from '../support/fit';
import { downloaded } from '../support/office/office';
import { it } from '../support/office/office-test';
import { overflowOf } from '../support/overflow';
import { PHONE } from '../support/visitor';

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
    staff,
  }) => {
    // given
    const reference = `E-${randomUUID()}`;
    const brand = `Marque ${randomUUID().slice(0, 8)}`;
    const { id } = await createProduct(office, { reference });
    const page = await visit(SCREEN, { login: staff });

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

  it('says what is wrong with a file, keeps it chosen, and takes another', async ({ visit, office, staff }) => {
    const part = await createProduct(office);
    const page = await visit(`${SCREEN}&import=part-numbers`, { login: staff, provokes: [400] });
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
    'exports %s, and offers a template with the columns that it explains',
    async (table, { visit, staff }) => {
      const page = await visit(SCREEN, { login: staff });
      const key = table.toLowerCase().replace(' ', '-');
      const fileOf = async (name: string) => {
        const file = await downloaded(page, () => page.getByRole('button', { name, exact: true }).click());
        return { name: file.name, text: file.bytes.toString('utf8') };
      };

      const exported = await fileOf(`Export ${table}`);
      expect(exported.name).toMatch(new RegExp(`^${key}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      expect(exported.text.trim().split('\r\n').length).toBeGreaterThan(1);

      await openImport(page, table);
      const dialog = dialogOf(page, table);
      await dialog.getByText('What the columns mean, and a template').click();
      const template = await fileOf('Download a template');
      expect(template.name).toBe(`${key}-template.csv`);
      const [head = ''] = template.text.replace('\ufeff', '').split('\r\n');
      expect(await dialog.locator('dt').allTextContents()).toEqual(head.split(','));
      await choose(page, table, template.text);
      await dialog.getByRole('button', { name: 'Try the import' }).click();
      await dialog.getByText('Nothing was written yet.').waitFor();
      expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
    },
  );

  it('closes its dialog by Back, and fits a phone', async ({ visit, staff }) => {
    const page = await visit(SCREEN, { login: staff, viewport: PHONE });
    await page.getByRole('heading', { name: 'Fitments' }).waitFor();
    await expectFit(page);
    await openImport(page, 'Fitments');
    await dialogOf(page, 'Fitments').waitFor();
    expect(new URL(page.url()).search).toBe('?tab=boilers&import=fitments');
    expect(await overflowOf(page)).toBe(0);

    await page.evaluate(() => window.history.back());

    await dialogOf(page, 'Fitments').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=boilers');
  });
});
