/** The form of a new product. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createCategory } from '../../support/back-office';
import { getProduct } from '../../support/products';
import { createBrand, ownWord, query } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { tabTo, typeInto } from '../support/keyboard';
import { closed, dialog, openProducts, save, title, titles } from '../support/office/product-screen';
import { it } from '../support/test';

describe('a new product', () => {
  it('is saved as typed, and in the shop at once', async ({ visit, office }) => {
    // given
    const word = ownWord();
    const parent = await createCategory(office, { name: `Rayon ${word}` });
    const child = await createCategory(office, { name: `Sous-rayon ${word}`, parent: parent.id });
    const brand = await createBrand(office, `Marque ${word}`);
    const page = await openProducts({ visit, office });
    const reference = randomUUID();
    const box = (name: string) => dialog(page).getByRole('checkbox', { name, exact: true });

    // when
    await page.getByRole('button', { name: 'Add Product' }).first().click();
    await title(page).fill(`Pompe ${word}`);
    expect(query(page).product).toBe('new');
    await dialog(page).getByLabel('Price (DZD) *').fill('1250.5');
    await dialog(page).getByLabel('Reference').fill(reference);
    await dialog(page).getByLabel('Stock', { exact: true }).fill('4');
    await dialog(page).getByLabel('Warranty (months)').fill('24');
    await dialog(page).getByLabel('Date').fill('2026-03-05');
    await dialog(page).getByLabel('Short Description').fill('Courte');
    await dialog(page).getByText('6/200 characters').waitFor();
    await dialog(page).getByLabel('Description', { exact: true }).fill('Longue\n\n- un\n- deux');
    await dialog(page).getByRole('searchbox', { name: 'Search categories' }).fill(`sous-rayon ${word.toLowerCase()}`);
    // A match keeps its parent visible.
    await box(`Rayon ${word}`).waitFor();
    await box(`Sous-rayon ${word}`).check();
    await dialog(page).getByRole('searchbox', { name: 'Search brands' }).fill(word);
    await box(`Marque ${word}`).check();
    await dialog(page).getByLabel('Main image address').fill('/logo.svg?pompe');
    await save(page).click();

    // then
    await page.getByText('Product created.').waitFor();
    await closed(page);
    await eventually(async () => (await titles(page))[0] !== undefined).toBe(true);
    expect(query(page).product).toBeUndefined();
    const shown = await page.request.get(`/api/products/?search=${word}`);
    // The answer's shape is the API tests' concern.
    const { products } = (await shown.json()) as { products: { id: number }[] };
    expect(await getProduct(office, products[0]?.id ?? 0)).toMatchObject({
      title: `Pompe ${word}`,
      price: 1250.5,
      reference,
      stock: 4,
      stock_status: 'instock',
      warranty_months: 24,
      date: '2026-03-05T00:00:00.000Z',
      short_description: 'Courte',
      description: '<p>Longue</p><ul><li>un</li><li>deux</li></ul>',
      categories: [{ id: child.id }],
      tags: [{ id: brand.id }],
      image_1_url: '/logo.svg?pompe',
      published: true,
    });
  });

  it('is created by keyboard alone', async ({ visit, office }) => {
    // given
    const word = ownWord();
    const category = await createCategory(office, { name: `Rayon ${word}` });
    const page = await openProducts({ visit, office });

    // when
    await tabTo(page, page.getByRole('button', { name: 'Add Product' }).first());
    await page.keyboard.press('Enter');
    await title(page).waitFor();
    await typeInto(page, title(page), `Clavier ${word}`);
    await typeInto(page, dialog(page).getByLabel('Price (DZD) *'), '12');
    await typeInto(page, dialog(page).getByRole('searchbox', { name: 'Search categories' }), word);
    await tabTo(page, dialog(page).getByRole('checkbox', { name: category.name }));
    await page.keyboard.press('Space');
    await tabTo(page, save(page));
    await page.keyboard.press('Enter');

    // then
    await closed(page);
    await eventually(() => titles(page)).toContain(`Clavier ${word}`);
  });
});
