/** The form of a product in the back office (spec, back office sections 2 and 5). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCategory } from '../support/back-office';
import { orderBody, postOrder } from '../support/orders';
import { getProduct, postProduct, putProduct } from '../support/products';
import { seriousFindings } from './support/axe';
import { createBrand, ownWord, query } from './support/catalogue';
import { eventually } from './support/eventually';
import { isFocused, tabTo, typeInto } from './support/keyboard';
import { dialog, openForm, openProducts, question, save, title, titles, UNSAVED } from './support/product-screen';
import { it } from './support/test';
import { reload, WIDE } from './support/visitor';

const TABLET = { width: 768, height: 1024 };
const asked = (page: Page) => question(page, UNSAVED);
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

/** What stands below a field, by what ties it to the field. */
async function problemOf(page: Page, label: string): Promise<string> {
  const field = dialog(page).getByLabel(label, { exact: true });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return (await page.locator(`#${ids.at(-1)}`).textContent()) ?? '';
}

describe('a new product', () => {
  it('is all that was typed, and in the shop at once', async ({ visit, office }) => {
    // given
    const word = ownWord();
    const parent = await createCategory(office, { name: `Rayon ${word}` });
    const child = await createCategory(office, { name: `Sous-rayon ${word}`, parent: parent.id });
    const brand = await createBrand(office, `Marque ${word}`);
    const page = await openProducts({ visit, office });
    const reference = randomUUID();

    // when
    await page.getByRole('button', { name: 'Add Product' }).first().click();
    await title(page).fill(`Pompe ${word}`);
    expect(query(page).product).toBe('new');
    await dialog(page).getByLabel('Price (DZD) *').fill('1250.5');
    await dialog(page).getByLabel('Reference').fill(reference);
    await dialog(page).getByLabel('Stock', { exact: true }).fill('4');
    await dialog(page).getByLabel('Date').fill('2026-03-05');
    await dialog(page).getByLabel('Short Description').fill('Courte');
    await dialog(page).getByText('6/200 characters').waitFor();
    await dialog(page).getByLabel('Description', { exact: true }).fill('Longue\n\n- un\n- deux');
    await dialog(page).getByRole('searchbox', { name: 'Search categories' }).fill(`sous-rayon ${word.toLowerCase()}`);
    // What is found keeps its parent in sight.
    await dialog(page)
      .getByRole('checkbox', { name: `Rayon ${word}`, exact: true })
      .waitFor();
    await dialog(page)
      .getByRole('checkbox', { name: `Sous-rayon ${word}` })
      .check();
    await dialog(page).getByRole('searchbox', { name: 'Search brands' }).fill(word);
    await dialog(page)
      .getByRole('checkbox', { name: `Marque ${word}` })
      .check();
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
      date: '2026-03-05T00:00:00.000Z',
      short_description: 'Courte',
      description: '<p>Longue</p><ul><li>un</li><li>deux</li></ul>',
      categories: [{ id: child.id }],
      tags: [{ id: brand.id }],
      image_1_url: '/logo.svg?pompe',
      published: true,
    });
  });

  it('of today is as new as the moment it is saved, and may be withdrawn from the start', async ({ visit, office }) => {
    // given
    const category = await createCategory(office, { name: `Rayon ${ownWord()}` });
    const page = await openForm({ visit, office }, 'new');
    const name = `Pièce ${randomUUID()}`;

    // when
    await title(page).fill(name);
    await dialog(page).getByLabel('Price (DZD) *').fill('10');
    await dialog(page).getByLabel('Published').uncheck();
    await dialog(page).getByLabel('Stock Status').selectOption('Out of stock');
    await dialog(page).getByRole('checkbox', { name: category.name }).check();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await save(page).click();

    // then
    const created = (await (await answer).json()) as { date: string };
    expect(created).toMatchObject({ published: false, stock: null, stock_status: 'outofstock', in_stock: false });
    expect(Math.abs(Date.parse(created.date) - Date.now())).toBeLessThan(120_000);
    await closed(page);
  });

  it('is not sent while something is wrong: each message stands at its field and goes once it is edited', async ({
    visit,
    office,
  }) => {
    // given
    const page = await openForm({ visit, office }, 'new');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));

    // when
    await title(page).fill('   ');
    await dialog(page).getByLabel('Price (DZD) *').fill('0');
    await dialog(page).getByLabel('Stock', { exact: true }).fill('1.5');
    await dialog(page).getByLabel('Short Description').fill('é'.repeat(201));
    await dialog(page).getByLabel('Image 2 address').fill('javascript:alert(1)');
    await save(page).click();

    // then
    expect(await problemOf(page, 'Product Title *')).toBe('Product title is required');
    expect(await problemOf(page, 'Price (DZD) *')).toBe('Price must be greater than 0');
    expect(await problemOf(page, 'Stock')).toBe('Stock must be a whole number of 0 or more');
    expect(await problemOf(page, 'Short Description')).toBe('Short description must be at most 200 characters');
    expect(await problemOf(page, 'Search categories')).toBe('Please select at least one category');
    expect(await problemOf(page, 'Image 2 address')).toBe(
      'Image address must be an http(s) address or a path of this site',
    );
    await dialog(page).getByText('201/200 characters').waitFor();
    await eventually(() => isFocused(title(page))).toBe(true);
    expect(sent.filter((method) => method !== 'GET')).toEqual([]);
    await dialog(page).getByLabel('Price (DZD) *').fill('5');
    expect(await dialog(page).getByText('Price must be greater than 0').count()).toBe(0);
    await title(page).fill('Pompe');
    expect(await dialog(page).getByText('Product title is required').count()).toBe(0);
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

describe('an edit', () => {
  it('opens from the list with what is there, and sends no more than what was changed', async ({ visit, office }) => {
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

  it('does not put back what was sold while the form was open', async ({ visit, office, shop }) => {
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

  it('of a formatted description leaves it alone, says why and leads to its editor', async ({ visit, office }) => {
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

  it('leads to the shop and to the CMS', async ({ visit, office }) => {
    const { id } = await postProduct(office);

    const page = await openForm({ visit, office }, { id });

    const href = (name: string) => dialog(page).getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await href('View in the shop')).toBe(`/product/${id}`);
    expect(await href('Open in the CMS')).toBe(`/admin/collections/products/${id}`);
  });

  it('of what is gone says so', async ({ visit, office }) => {
    const page = await openProducts({ visit, office }, { product: 2_000_000_000 }, { provokes: [404] });

    await dialog(page).getByText('This product does not exist, or somebody has deleted it.').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();

    await closed(page);
    expect(query(page).product).toBeUndefined();
  });

  it('that the server refuses keeps what was typed, with the message at its field', async ({ visit, office }) => {
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

  it('cannot be sent twice nor closed while it is saved', async ({ visit, office }) => {
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

describe('of two people who edit one product, the second', () => {
  it('is told so, keeps what was typed and saves it over the newest copy', async ({ visit, office }) => {
    // given
    const before = await postProduct(office, { short_description: 'Avant' });
    const page = await openForm({ visit, office }, before, { provokes: [409] });
    await putProduct(office, before.id, { short_description: 'D’un autre', title: 'Titre d’un autre' });

    // when
    await title(page).fill('Mon titre');
    await save(page).click();
    await dialog(page).getByRole('alert').getByText('Somebody else has changed this', { exact: false }).waitFor();
    expect(await title(page).inputValue()).toBe('Mon titre');
    await dialog(page).getByRole('button', { name: 'Reload the product, keep what I typed' }).click();

    // then
    await dialog(page).getByText('saving overwrites it: Product Title.', { exact: false }).waitFor();
    expect(await title(page).inputValue()).toBe('Mon titre');
    expect(await dialog(page).getByLabel('Short Description').inputValue()).toBe('D’un autre');
    await save(page).click();
    await closed(page);
    expect(await getProduct(office, before.id)).toMatchObject({
      title: 'Mon titre',
      short_description: 'D’un autre',
    });
  });

  it('is told of a stock that moved while it was changed', async ({ visit, office, shop }) => {
    // given
    const { id } = await postProduct(office, { stock: 10 });
    const page = await openForm({ visit, office }, { id }, { provokes: [409] });
    await postOrder(shop.url, orderBody(id));

    // when
    await dialog(page).getByLabel('Stock', { exact: true }).fill('20');
    await save(page).click();
    await eventually(() => dialog(page).getByText('it is now 9', { exact: false }).count()).toBeGreaterThan(0);
    await dialog(page).getByRole('button', { name: 'Reload the product, keep what I typed' }).click();
    await dialog(page).getByText('saving overwrites it: Stock.', { exact: false }).waitFor();
    await save(page).click();
    await closed(page);

    // then
    expect((await getProduct(office, id)).stock).toBe(20);
  });
});

describe('what is not saved', () => {
  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the cross', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Cancel', (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
    ['a click beside', (page) => page.mouse.click(5, 5)],
    ['the way back', (page) => page.evaluate(() => window.history.back())],
  ];

  it.for(ways)('is asked after by %s, and stays unless it is given up', async ([, leave], { visit, office }) => {
    // given
    const { id, title: was } = await postProduct(office);
    const page = await openProducts({ visit, office }, { search: was });
    await page.getByRole('button', { name: `Edit ${was}` }).click();
    await title(page).fill('Tapé');

    // when
    await leave(page);
    await asked(page).getByRole('button', { name: 'Keep editing' }).click();

    // then
    await asked(page).waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Tapé');
    expect(query(page)).toMatchObject({ tab: 'products', product: String(id) });
    await leave(page);
    await asked(page).getByRole('button', { name: 'Discard changes' }).click();
    await closed(page);
    await eventually(() => query(page)).toEqual({ tab: 'products', search: was });
    expect((await getProduct(office, id)).title).toBe(was);
  });

  it('is asked after by the way back to another screen', async ({ visit, office }) => {
    // given
    const { id } = await postProduct(office);
    const page = await openProducts({ visit, office });
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await eventually(() => query(page).tab).toBe('brands');
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
    await page.evaluate(
      (product) => window.history.replaceState(null, '', `/admin?tab=products&product=${product}`),
      id,
    );
    await title(page).fill('Tapé');

    // when
    await page.evaluate(() => window.history.back());
    await asked(page).getByRole('button', { name: 'Keep editing' }).click();

    // then
    expect(await title(page).inputValue()).toBe('Tapé');
    expect(query(page)).toEqual({ tab: 'products', product: String(id) });
  });

  it('is asked after by the browser where the page is left', async ({ visit, office }) => {
    // given
    const page = await openForm({ visit, office }, await postProduct(office));
    await title(page).fill('Tapé');
    const dialogs: string[] = [];
    page.on('dialog', (browserDialog) => {
      dialogs.push(browserDialog.type());
      void browserDialog.accept();
    });

    // when
    await reload(page);

    // then
    expect(dialogs).toEqual(['beforeunload']);
  });

  it.for(ways)('is nothing: %s closes at once', async ([, leave], { visit, office }) => {
    // given
    const { title: was } = await postProduct(office);
    const page = await openProducts({ visit, office }, { search: was });
    await page.getByRole('button', { name: `Edit ${was}` }).click();
    // Typed and taken back: nothing is lost.
    await title(page).fill('Tapé');
    await title(page).fill(was);

    // when
    await leave(page);

    // then
    await closed(page);
    await eventually(() => query(page)).toEqual({ tab: 'products', search: was });
  });
});

describe.each([
  ['1280', WIDE],
  ['768', TABLET],
])('at %s pixels', (_, viewport) => {
  it('the form can be used by everybody', async ({ visit, office }) => {
    const product = await postProduct(office, { description: '<p>Un <b>deux</b></p>', image_1_url: '/logo.svg' });
    const page = await openForm({ visit, office }, product, { viewport, isCalm: true });
    await title(page).fill('');
    await save(page).click();
    await dialog(page).getByText('Product title is required').waitFor();

    const findings = await seriousFindings(page, '[role=dialog]');

    expect(findings).toEqual([]);
  });
});
