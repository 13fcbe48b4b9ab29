/** Amounts typed in the French way into the forms of the back office; the browser of the tests speaks English. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { askAdmin } from '../../support/admin-calls';
import { json } from '../../support/api';
import { getProduct, postProduct } from '../../support/products';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { DESK } from '../support/office/back-office';
import { closed, dialog, openForm, save } from '../support/office/product-screen';
import { logInStaff } from '../support/session';
import { it as base } from '../support/test';

const it = base.extend(
  'admin',
  { scope: 'file' },
  ({ shop, office }): Promise<LoginAnswer> => logInStaff(shop.url, office, 'admin'),
);

/** Key by key: `fill` would hand over the text whole, whatever the browser makes of its keys. */
async function typeOver(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  await field.fill('');
  await field.pressSequentially(text);
}

describe('the price of a product', () => {
  it('is read in the French way, whatever the browser makes of its keys', async ({ visit, office }) => {
    const product = await postProduct(office, { price: 10 });
    const page = await openForm({ visit, office }, product);

    await typeOver(page, 'Price (DZD) *', '12 500,50');

    await dialog(page).getByText('Read as 12,500.50 DZD', { exact: true }).waitFor();
    await save(page).click();
    await closed(page);
    expect((await getProduct(office, product.id)).price).toBe(12_500.5);
  });
});

describe("a price in Payload's own form", () => {
  it('is read in the French way, and nothing is saved of what could mean two things', async ({
    visit,
    office,
    admin,
  }) => {
    // given
    const product = await postProduct(office, { price: 10, stock: 4 });
    const price = async () => (await getProduct(office, product.id)).price;
    const page = await visit(`/admin/collections/products/${product.id}`, {
      login: admin,
      viewport: DESK,
      provokes: [400],
    });
    const field = page.locator('#field-price');
    expect(await field.inputValue()).toBe('10');

    // when
    await field.fill('');
    await field.pressSequentially('12500,50');
    await page.getByText('Read as 12,500.50', { exact: true }).waitFor();
    await page.locator('#action-save').click();

    // then
    await eventually(price).toBe(12_500.5);

    // when
    await field.fill('12.500');
    await page.locator('#action-save').click();

    // then
    const words = '"12.500" can be read in two ways: write it without a point';
    await page.getByRole('status').getByText(words, { exact: true }).waitFor();
    await page.getByText('The following field is invalid').waitFor();
    expect(await price()).toBe(12_500.5);

    // when
    await field.fill('12 000');
    await page.locator('#action-save').click();

    // then
    await eventually(price).toBe(12_000);
  });

  it('of a wilaya is asked for if it is missing', async ({ visit, admin }) => {
    const body = { name: `Wilaya ${ownWord()}`, price: 700 };
    const { id } = await json<AdminWilaya>(await askAdmin('/api/admin/wilayas/', { method: 'POST', body }), 201);
    const page = await visit(`/admin/collections/wilayas/${id}`, { login: admin, viewport: DESK, provokes: [400] });

    // Payload looks at the changed form by itself too; that answer, coming after a refused save, takes its message away.
    const isLookedAt = page.waitForResponse((response) => response.request().headers()['next-action'] !== undefined);
    await page.locator('#field-price').fill('');
    await isLookedAt;
    await page.locator('#action-save').click();

    await page.getByText('Price is required').first().waitFor();
  });
});
