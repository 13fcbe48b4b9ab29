/** Forms and files over a connection that died silently: the back office gives up after a minute. */
import { describe, expect } from 'vitest';
import { holdBack } from '../support/requests';
import { sharedStaff } from '../support/session';
import { it } from '../support/test';

const NETWORK = 'Network error. Please check your connection and try again.';

describe('a connection that is silent for a minute is given up', () => {
  const FORMS = [
    { tab: 'brands', opener: 'Add Brand', field: 'Brand Name *', submit: 'Create Brand', call: '/api/admin/tags/' },
    {
      tab: 'categories',
      opener: 'Add Category',
      field: 'Category Name *',
      submit: 'Create Category',
      call: '/api/admin/categories2/',
    },
  ];
  it.for(FORMS)('by "$submit", and what was typed is kept', async (form, { visit, shop, office }) => {
    // given
    const page = await visit(`/admin?tab=${form.tab}`, { login: await sharedStaff(shop.url, office, 'staff') });
    await page.getByRole('button', { name: form.opener, exact: true }).click();
    const field = page.getByRole('dialog').getByLabel(form.field);
    await field.fill('Tapé');
    await holdBack(page, form.call);
    await page.clock.install();

    // when
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    await page.clock.fastForward(50_000);
    expect(await field.isEnabled()).toBe(false);
    await page.clock.fastForward(11_000);

    // then
    await page.getByRole('dialog').getByRole('alert').getByText(NETWORK, { exact: false }).waitFor();
    expect(await field.inputValue()).toBe('Tapé');
  });

  it('by an import, and the file stays chosen', async ({ visit, shop, office }) => {
    // given
    const page = await visit('/admin?tab=products&import=open', {
      login: await sharedStaff(shop.url, office, 'staff'),
    });
    const dialog = page.getByRole('dialog', { name: 'Import products' });
    await dialog
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('title\nPièce\n') });
    await holdBack(page, '/api/admin/products/import/');
    await page.clock.install();

    // when
    await dialog.getByRole('button', { name: 'Try the import' }).click();
    await dialog.getByRole('button', { name: 'Sending the file...' }).waitFor();
    await page.clock.fastForward(61_000);

    // then
    await dialog.getByRole('alert').getByText(NETWORK).waitFor();
    await dialog.getByText('x.csv').waitFor();
    expect(await dialog.getByRole('button', { name: 'Try the import' }).isEnabled()).toBe(true);
  });

  it('by an export', async ({ visit, shop, office }) => {
    // given
    const page = await visit('/admin?tab=products', { login: await sharedStaff(shop.url, office, 'staff') });
    const exporting = page.getByRole('button', { name: 'Export', exact: true });
    await exporting.waitFor();
    await holdBack(page, '/api/admin/products/export/');
    await page.clock.install();

    // when
    await exporting.click();
    await page.getByRole('button', { name: 'Exporting...' }).waitFor();
    await page.clock.fastForward(61_000);

    // then
    await page.getByText('Failed to export the products. Please try again.').first().waitFor();
    await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  });
});
