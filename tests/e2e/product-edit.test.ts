/** The form of an existing product. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { orderBody, postOrder } from '../support/orders';
import { getProduct, postProduct } from '../support/products';
import { query } from './support/catalogue';
import { closed, dialog, openForm, openProducts, problemOf, save, title } from './support/product-screen';
import { it } from './support/test';

describe('an edit', () => {
  it('opens from the list with the saved values, and sends only the changes', async ({ visit, office }) => {
    // given
    const before = await postProduct(office, { description: 'Longue', stock: 7, short_description: 'Courte' });
    const page = await openProducts({ visit, office }, { search: before.title });

    // when
    await page.getByRole('button', { name: `Edit ${before.title}` }).click();
    await title(page).waitFor();
    expect(query(page).product).toBe(String(before.id));
    expect(await title(page).inputValue()).toBe(before.title);
    expect(await dialog(page).getByLabel('Description', { exact: true }).inputValue()).toBe('Longue');
    await dialog(page).getByLabel('Price (DZD) *').fill('999.99');
    const request = page.waitForRequest((candidate) => candidate.method() === 'PUT');
    await save(page).click();

    // then
    const names = [...((await request).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['price', 'updated_at']);
    await page.getByText('Product updated.').waitFor();
    await closed(page);
    expect(await getProduct(office, before.id)).toEqual({ ...before, price: 999.99, updated_at: expect.any(String) });
    await page.getByText('$999.99').waitFor();
  });

  it('does not put back stock that was sold while the form was open', async ({ visit, office, shop }) => {
    // given
    const { id } = await postProduct(office, { stock: 10 });
    const page = await openForm({ visit, office }, { id });
    await postOrder(shop.url, orderBody(id));

    // when
    await dialog(page).getByLabel('Price (DZD) *').fill('5');
    await save(page).click();
    await closed(page);

    // then
    expect(await getProduct(office, id)).toMatchObject({ price: 5, stock: 9 });
  });

  it('leaves a formatted description alone, says why and links to its editor', async ({ visit, office }) => {
    // given
    const html = '<p>Un <strong>deux</strong></p>';
    const { id } = await postProduct(office, { description: html });
    const page = await openForm({ visit, office }, { id });

    // when
    await dialog(page).getByText('This description is formatted', { exact: false }).waitFor();
    expect(await dialog(page).getByRole('textbox', { name: 'Description', exact: true }).count()).toBe(0);
    expect(await dialog(page).getByRole('region', { name: 'Description' }).innerHTML()).toBe(html);
    const link = dialog(page).getByRole('link', { name: 'Edit the rich text in the CMS' });
    expect(await link.getAttribute('href')).toBe(`/admin/collections/products/${id}`);
    await title(page).fill('Autre titre');
    await save(page).click();
    await closed(page);

    // then
    expect(await getProduct(office, id)).toMatchObject({ title: 'Autre titre', description: html });
  });

  it('links to the shop and the CMS', async ({ visit, office }) => {
    const { id } = await postProduct(office);

    const page = await openForm({ visit, office }, { id });

    const href = (name: string) => dialog(page).getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await href('View in the shop')).toBe(`/product/${id}`);
    expect(await href('Open in the CMS')).toBe(`/admin/collections/products/${id}`);
  });

  it('says so if the product is gone', async ({ visit, office }) => {
    const page = await openProducts({ visit, office }, { product: 2_000_000_000 }, { provokes: [404] });

    await dialog(page).getByText('This product does not exist, or somebody has deleted it.').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();

    await closed(page);
    expect(query(page).product).toBeUndefined();
  });

  it('leads back to the products if there is no such product', async ({ visit, office }) => {
    const page = await openProducts({ visit, office }, { product: 2_000_000_000 }, { provokes: [404] });

    await dialog(page).getByRole('button', { name: 'Back to the products' }).click();

    await closed(page);
    expect(query(page).product).toBeUndefined();
  });

  it('that the server refuses keeps the input, with the message at its field', async ({ visit, office }) => {
    // given
    const taken = await postProduct(office, { reference: `R-${randomUUID()}` });
    const { id } = await postProduct(office);
    const page = await openForm({ visit, office }, { id }, { provokes: [409] });

    // when
    await title(page).fill('Tapé');
    await dialog(page)
      .getByLabel('Reference')
      .fill(taken.reference ?? '');
    await save(page).click();

    // then
    await dialog(page).getByRole('alert').getByText('A product with this reference already exists').waitFor();
    expect(await problemOf(page, 'Reference')).toBe('A product with this reference already exists');
    expect(await title(page).inputValue()).toBe('Tapé');
    expect(
      await dialog(page)
        .getByRole('button', { name: /^Reload/ })
        .count(),
    ).toBe(0);
  });

  it('cannot be sent twice or closed while it is saved', async ({ visit, office }) => {
    // given
    const { id } = await postProduct(office);
    const page = await openForm({ visit, office }, { id });
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(`**/api/admin/products/${id}/`, async (route) => {
      await held;
      await route.continue();
    });

    // when
    await title(page).fill('Tapé');
    await save(page).click();

    // then
    await dialog(page)
      .getByRole('status')
      .getByText(/^(Saving|Uploading)…/)
      .waitFor();
    await dialog(page).getByRole('progressbar', { name: 'Upload' }).waitFor();
    expect(await save(page).isDisabled()).toBe(true);
    expect(await title(page).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    go();
    await closed(page);
    expect((await getProduct(office, id)).title).toBe('Tapé');
  });
});
