/** Amounts typed in the French way into the forms of the back office; the browser of the tests speaks English. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { askAdmin } from '../support/admin-calls';
import { json } from '../support/api';
import { getProduct, postProduct } from '../support/products';
import { DESK, dialog as dialogNamed, said } from './support/back-office';
import { ownWord } from './support/catalogue';
import { eventually } from './support/eventually';
import { closed, dialog, openForm, problemOf, save } from './support/product-screen';
import { logInStaff } from './support/session';
import { it as base } from './support/test';

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
  it.for([
    ['12500,50', 12_500.5, 'Read as 12,500.50 DZD'],
    ['12 500,50', 12_500.5, 'Read as 12,500.50 DZD'],
    ['12.500,50', 12_500.5, 'Read as 12,500.50 DZD'],
    ['12500.5', 12_500.5, null],
  ] as const)('typed as %s is kept as %d', async ([typed, price, reading], { visit, office }) => {
    // given
    const product = await postProduct(office, { price: 10 });
    const page = await openForm({ visit, office }, product);

    // when
    await typeOver(page, 'Price (DZD) *', typed);

    // then
    if (reading) await dialog(page).getByText(reading, { exact: true }).waitFor();
    else
      expect(
        await dialog(page)
          .getByText(/^Read as/)
          .count(),
      ).toBe(0);
    await save(page).click();
    await closed(page);
    expect((await getProduct(office, product.id)).price).toBe(price);
  });

  it('and its stock are refused in words if they could mean two things', async ({ visit, office }) => {
    // given
    const product = await postProduct(office, { price: 10, stock: 4 });
    const page = await openForm({ visit, office }, product);

    // when
    await typeOver(page, 'Price (DZD) *', '12.500');
    await typeOver(page, 'Stock', '1,5');
    await save(page).click();

    // then
    expect(await problemOf(page, 'Price (DZD) *')).toBe('"12.500" can be read in two ways: write it without a point');
    expect(await problemOf(page, 'Stock')).toBe('Stock must be a whole number of 0 or more');
    expect(await getProduct(office, product.id)).toMatchObject({ price: 10, stock: 4 });
  });
});

describe('the fee of a wilaya', () => {
  it('is read in the French way, and asked for if it is missing', async ({ visit, admin }) => {
    // given
    const name = `Wilaya ${ownWord()}`;
    const page = await visit('/admin?tab=shipping', { login: admin, viewport: DESK });
    await page.getByRole('button', { name: 'Add Wilaya' }).click();
    const form = dialogNamed(page, 'Add Wilaya');
    await form.getByLabel('Wilaya Name *').fill(name);

    // when
    await form.getByRole('button', { name: 'Save' }).click();

    // then
    await form.getByText('Price is required', { exact: true }).waitFor();
    expect(await form.getByText('Price cannot be negative').count()).toBe(0);

    // when
    await typeOver(page, 'Shipping Price (DA) *', 'six cents');
    await form.getByRole('button', { name: 'Save' }).click();

    // then
    await form.getByText('"six cents" is not a number', { exact: true }).waitFor();

    // when
    await typeOver(page, 'Shipping Price (DA) *', '1 250,50');
    await form.getByText('Read as 1,250.50 DA', { exact: true }).waitFor();
    await form.getByRole('button', { name: 'Save' }).click();

    // then
    await said(page, 'Wilaya added.').waitFor();
    const all = await json<AdminWilaya[]>(await askAdmin('/api/admin/wilayas/'));
    expect(all.find((wilaya) => wilaya.name === name)?.price).toBe('1250.50');
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
