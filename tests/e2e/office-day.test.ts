/** A day's work in the back office, from the first wilaya to the last deletion, and what shoppers see of it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { regionValue } from '@/domain/slug';
import { BUYER, confirmButton, confirmedOrderId, field, nextButton, wilayaField } from './support/checkout';
import { eventually } from './support/eventually';
import { orderDialog, rowOf } from './support/office';
import { askOwn, logInStaff } from './support/session';
import { it } from './support/test';
import { open, untilInteractive } from './support/visitor';

/** The whole day takes minutes on a busy machine. */
const A_DAY_MS = 300_000;

async function photograph(color: string) {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .png()
    .toBuffer();
  return { name: `${color}.png`, mimeType: 'image/png', buffer };
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function toTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**/admin?tab=${name.toLowerCase()}`);
}

async function saved(page: Page, submit: string): Promise<void> {
  await dialog(page).getByRole('button', { name: submit, exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

async function addCategory(page: Page, { name, parent }: { name: string; parent?: string }): Promise<void> {
  await button(page, 'Add Category').click();
  await dialog(page).getByLabel('Category Name *').fill(name);
  if (parent) {
    const choice = dialog(page).getByLabel('Parent Category');
    const value = await choice.locator('option', { hasText: parent }).getAttribute('value');
    await choice.selectOption(value);
  }
  await saved(page, 'Create Category');
}

async function deleteNamed(page: Page, { name, question }: { name: string; question: string }): Promise<void> {
  await button(page, `Delete ${name}`).click();
  const alert = page.getByRole('alertdialog', { name: question });
  await alert.getByRole('button', { name: /^Delete/ }).click();
  await alert.waitFor({ state: 'detached' });
  await button(page, `Delete ${name}`).waitFor({ state: 'detached' });
}

describe('a day in the back office', () => {
  it('of the admin: everything is created, sold, followed up and deleted, and the order stays as it was', {
    timeout: A_DAY_MS,
  }, async ({ visit, shop, office }) => {
    const id = randomUUID().slice(0, 8);
    const names = {
      wilaya: `Wilaya ${id}`,
      category: `Rayon ${id}`,
      sub: `Sous-rayon ${id}`,
      brand: `Marque ${id}`,
      product: `Circulateur ${id}`,
    };
    const page = await visit('/admin', { login: await logInStaff(shop.url, office, 'admin') });

    // a wilaya
    await toTab(page, 'Shipping');
    await button(page, 'Add Wilaya').click();
    await dialog(page).getByLabel('Wilaya Name *').fill(names.wilaya);
    await dialog(page).getByLabel('Shipping Price (DA) *').fill('450.5');
    await saved(page, 'Save');

    // a category with one below it
    await toTab(page, 'Categories');
    await addCategory(page, { name: names.category });
    await addCategory(page, { name: names.sub, parent: names.category });

    // a brand with a picture
    await toTab(page, 'Brands');
    await button(page, 'Add Brand').click();
    await dialog(page).getByLabel('Brand Name *').fill(names.brand);
    await dialog(page)
      .locator('input[type="file"]')
      .setInputFiles(await photograph('navy'));
    await saved(page, 'Create Brand');
    const search = page.getByRole('searchbox', { name: 'Search brands...' });
    await search.fill(names.brand);
    await page.getByRole('listitem').filter({ hasText: names.brand }).getByText('Has image').waitFor();

    // a product with four pictures
    await toTab(page, 'Products');
    await button(page, 'Add Product').click();
    await dialog(page).getByLabel('Product Title *').fill(names.product);
    await dialog(page).getByLabel('Price (DZD) *').fill('1250.50');
    await dialog(page).getByLabel('Stock', { exact: true }).fill('5');
    await dialog(page).getByRole('checkbox', { name: names.sub }).check();
    await dialog(page).getByRole('checkbox', { name: names.brand }).check();
    for (const [index, color] of ['red', 'green', 'blue', 'orange'].entries()) {
      await dialog(page)
        .locator('input[type="file"]')
        .nth(index)
        .setInputFiles(await photograph(color));
    }
    await saved(page, 'Create Product');

    // at once in the shop, with everything
    const listed = await fetch(`${shop.url}/api/products/?search=${encodeURIComponent(names.product)}`);
    const [product] = ((await listed.json()) as { products: { id: number; categories: object[]; tags: object[] }[] })
      .products;
    expect(product).toMatchObject({ categories: [{ name: names.sub }], tags: [{ name: names.brand }] });
    const shopper = await visit(`/product/${product?.id}`);
    await shopper.getByRole('heading', { name: names.product, level: 1 }).waitFor();
    expect(
      await shopper
        .getByRole('main')
        .getByRole('button', { name: /^Voir l'image|^Image \d|photo/i })
        .count(),
    ).toBe(4);

    // bought
    await shopper.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await open(shopper, '/checkout');
    await nextButton(shopper).click();
    await field(shopper, 'Prénom').fill(BUYER.firstName);
    await field(shopper, 'Nom').fill(`Benali ${id}`);
    await field(shopper, 'E-mail').fill(BUYER.email);
    await field(shopper, 'Téléphone').fill(BUYER.phone);
    await nextButton(shopper).click();
    await field(shopper, 'Adresse').fill(BUYER.address);
    await field(shopper, 'Ville').fill(BUYER.city);
    await wilayaField(shopper).selectOption(regionValue(names.wilaya));
    await nextButton(shopper).click();
    await confirmButton(shopper).click();
    const orderId = await confirmedOrderId(shopper);

    // found, and set to each status
    await toTab(page, 'Orders');
    await page.getByRole('searchbox', { name: /customer/i }).fill(`Benali ${id}`);
    await rowOf(page, orderId).waitFor();
    const status = rowOf(page, orderId).getByRole('combobox');
    for (const next of ['processing', 'shipping', 'delivered', 'cancelled', 'pending']) {
      const answered = page.waitForResponse((response) => response.url().endsWith(`/orders/${orderId}/status/`));
      await status.selectOption(next);
      expect((await answered).status()).toBe(200);
      await eventually(() => status.inputValue()).toBe(next);
      await eventually(() => status.isEnabled()).toBe(true);
    }
    await page.getByText('Status updated successfully!').waitFor();

    // exported
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export filtered/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);

    // printed
    await page.getByRole('button', { name: `Open order #${orderId}` }).click();
    const printing = page.context().waitForEvent('page');
    await orderDialog(page, orderId).getByText('Print Invoice').click();
    const invoice = await printing;
    await invoice.getByText(names.product).waitFor();
    await invoice.getByText(names.wilaya).first().waitFor();
    await invoice.close();
    await page.keyboard.press('Escape');

    // everything deleted
    await toTab(page, 'Products');
    await page.getByRole('searchbox', { name: 'Search products...' }).fill(names.product);
    await deleteNamed(page, { name: names.product, question: 'Are you sure you want to delete this product?' });
    await toTab(page, 'Brands');
    await deleteNamed(page, { name: names.brand, question: 'Are you sure you want to delete this brand?' });
    await toTab(page, 'Categories');
    await deleteNamed(page, {
      name: names.category,
      question:
        'Deleting a category will delete all of its subcategories, Are you sure you want to delete this category?',
    });
    await toTab(page, 'Shipping');
    await deleteNamed(page, { name: names.wilaya, question: 'Are you sure you want to delete this wilaya?' });
    expect((await fetch(`${shop.url}/api/product/${product?.id}/`)).status).toBe(404);

    // and the order unharmed
    await open(page, `/admin?tab=orders&order=${orderId}`);
    const details = orderDialog(page, orderId);
    await details.getByText(names.product).waitFor();
    await details.getByText(names.wilaya).first().waitFor();
    await details.getByText('$1,701.00').first().waitFor();
    await eventually(() =>
      details
        .getByRole('img')
        .or(details.locator('img'))
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    ).toBe(true);
  });

  it('of staff: they edit the catalogue; the rest is refused on screen and by the API', { timeout: A_DAY_MS }, async ({
    visit,
    shop,
    office,
  }) => {
    // given
    const name = `Marque ${randomUUID().slice(0, 8)}`;
    const login = await logInStaff(shop.url, office, 'staff');
    const page = await visit('/admin', { login });
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();

    // when: their half
    await toTab(page, 'Brands');
    await button(page, 'Add Brand').click();
    await dialog(page).getByLabel('Brand Name *').fill(name);
    await saved(page, 'Create Brand');
    await page.getByRole('searchbox', { name: 'Search brands...' }).fill(name);
    await button(page, `Edit ${name}`).click();
    await dialog(page).getByLabel('Brand Name *').fill(`${name} bis`);
    await saved(page, 'Update Brand');
    await deleteNamed(page, { name: `${name} bis`, question: 'Are you sure you want to delete this brand?' });

    // then: the rest is not there
    for (const tab of ['orders', 'shipping', 'users', 'settings', 'dashboard']) {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByText('This page is for the admin').waitFor();
    }
    for (const path of ['orders/', 'orders/1/', 'wilayas/', 'dashboard/', 'statistics/', 'orders/export/']) {
      expect((await askOwn(shop.url, login.access, `/api/admin/${path}`)).status).toBe(403);
    }
    await page.goto('/admin?tab=products');
    await untilInteractive(page);
  });
});
