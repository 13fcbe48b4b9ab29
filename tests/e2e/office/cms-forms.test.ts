/** Payload's own forms: saved, saved again and refused if the copy is outdated; and what the shop adds to their fields. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cmsListOfProduct } from '@/admin/lib/paths';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { officeProblemWords } from '@/words/en/problems';
import { askAdmin } from '../../support/admin-calls';
import { ask, json } from '../../support/api';
import { createCategory } from '../../support/back-office';
import { createPerson } from '../../support/people';
import { getProduct, postProduct } from '../../support/products';
import { photograph, upload } from '../../support/uploads';
import { ownWord } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { it } from '../support/office/office-test';

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const save = (page: Page) => page.locator('#action-save').click();

const type = (name: string) => async (page: Page, text: string) => field(page, name).fill(text);

async function chooseStatus(page: Page, status: string): Promise<void> {
  await page.locator('#field-status .rs__control').click();
  await field(page, 'status').getByRole('option', { name: status, exact: true }).click();
}

describe.each([
  ['orders', chooseStatus, 'status', ['Processing', 'Shipping', 'Delivered'], (text: string) => text.toLowerCase()],
  ['users', type('firstName'), 'firstName', ['Une', 'Deux', 'Trois'], (text: string) => text],
  ['media', type('alt'), 'alt', ['Une', 'Deux', 'Trois'], (text: string) => text],
] as const)('the form of %s', (collection, enter, name, [first, second, third], stored) => {
  it('is saved, saved again, and refused if somebody else was quicker', async ({
    visit,
    admin,
    office,
    shop,
    place,
  }) => {
    // given
    const documents = {
      orders: async () => (await place()).id,
      users: async () => (await createPerson({ url: shop.url, admin: office, role: 'customer' })).id,
      media: async () => {
        const file = await photograph('png');
        const sent = await upload({ url: shop.url, token: office.token, file, alt: randomUUID() });
        return (await json<{ doc: { id: number } }>(sent, 201)).doc.id;
      },
    };
    const id = await documents[collection]();
    const kept = async () => (await json<Record<string, unknown>>(await office.ask(`${collection}/${id}`)))[name];
    const page = await visit(`/admin/collections/${collection}/${id}`, { login: admin, provokes: [409] });

    // when
    await enter(page, first);
    await save(page);
    await eventually(kept).toBe(stored(first));
    await enter(page, second);
    await save(page);

    // then
    await eventually(kept).toBe(stored(second));
    expect(await page.getByText(officeProblemWords.staleEdit).count()).toBe(0);

    // when
    await json(await office.update(collection, id, { [name]: stored(third) }));
    await enter(page, first);
    // Payload may notice first, and lay its own question over the button.
    await page.locator('#action-save').dispatchEvent('click');

    // then
    await page.getByText(officeProblemWords.staleEdit).first().waitFor();
    expect(await kept()).toBe(stored(third));
  });
});

it('the form of a category leads to its page in the shop', async ({ visit, staff, office }) => {
  const { id, slug } = await createCategory(office);

  const page = await visit(`/admin/collections/categories/${id}`, { login: staff });

  await page.getByText('Empty: at the top', { exact: true }).waitFor();
  await eventually(() => page.locator('#preview-button').getAttribute('href')).toBe(`/category/${slug}/brands`);
});

describe('a price', () => {
  it('is read in the French way, and nothing is saved of what could mean two things', async ({
    visit,
    office,
    admin,
  }) => {
    // given
    const product = await postProduct(office, { price: 10, stock: 4 });
    const price = async () => (await getProduct(office, product.id)).price;
    const page = await visit(`/admin/collections/products/${product.id}`, { login: admin, provokes: [400] });
    expect(await field(page, 'price').inputValue()).toBe('10');

    // when: key by key, since `fill` would hand over the text whole, whatever the browser makes of its keys
    await field(page, 'price').fill('');
    await field(page, 'price').pressSequentially('12500,50');
    await page.getByText('Read as 12,500.50', { exact: true }).waitFor();
    await save(page);

    // then
    await eventually(price).toBe(12_500.5);

    // when
    await field(page, 'price').fill('12.500');
    await save(page);

    // then
    const words = '"12.500" can be read in two ways: write it without a point';
    await page.getByRole('status').getByText(words, { exact: true }).waitFor();
    await page.getByText('The following field is invalid').waitFor();
    expect(await price()).toBe(12_500.5);

    // when
    await field(page, 'price').fill('12 000');
    await save(page);

    // then
    await eventually(price).toBe(12_000);
  });

  it('of a wilaya is asked for if it is missing', async ({ visit, admin }) => {
    const body = { name: `Wilaya ${ownWord()}`, price: 700 };
    const { id } = await json<AdminWilaya>(await askAdmin('/api/admin/wilayas/', { method: 'POST', body }), 201);
    const page = await visit(`/admin/collections/wilayas/${id}`, { login: admin, provokes: [400] });

    // Payload looks at the changed form by itself too; that answer, coming after a refused save, takes its message away.
    const isLookedAt = page.waitForResponse((response) => response.request().headers()['next-action'] !== undefined);
    await field(page, 'price').fill('');
    await isLookedAt;
    await save(page);

    await page.getByText('Price is required').first().waitFor();
  });
});

it('the fitments that the form of a product leads to are its own', async ({ office, admin }) => {
  const [{ id }, other] = [await postProduct(office), await postProduct(office)];
  const model = await office.create('boiler-models', { brand: 'Marque', range: 'Gamme', name: `M-${randomUUID()}` });
  for (const product of [id, other.id])
    await office.create('fitments', { product, model: model.id, confidence: 'to-check' });

  const headers = { Cookie: `payload-token=${admin.access}` };
  const list = await (await ask(cmsListOfProduct('fitments', id), { headers })).text();

  expect(list).toContain(String.raw`totalDocs\":1,`);
});

describe('the form of a boiler model', () => {
  const CREATE = '/admin/collections/boiler-models/create';

  /** What the browser offers below a field. */
  const offered = (page: Page, name: string) =>
    field(page, name).evaluate((input) =>
      input instanceof HTMLInputElement ? [...(input.list?.options ?? [])].map(({ value }) => value) : [],
    );
  const saved = async (page: Page) => {
    await save(page);
    await page.waitForURL(/boiler-models\/\d+/);
    return `boiler-models/${page.url().split('/').at(-1)}`;
  };

  it('offers the brands and the ranges of the chosen brand, in any spelling', async ({ visit, staff, office }) => {
    // given
    const [brand, other] = [`Marque ${randomUUID().slice(0, 8)}`, `Autre ${randomUUID().slice(0, 8)}`];
    await office.create('boiler-models', { brand, range: 'Thema', name: 'C 24' });
    await office.create('boiler-models', { brand, range: 'Calorette', name: 'C 24' });
    await office.create('boiler-models', { brand: other, range: 'Mynute', name: 'C 24' });
    const page = await visit(CREATE, { login: staff });
    await eventually(() => offered(page, 'brand')).toEqual(expect.arrayContaining([brand, other]));
    expect(await offered(page, 'range')).toEqual([]);

    // when
    await field(page, 'brand').fill(brand.toUpperCase().replace(' ', '-'));
    // then
    await eventually(() => offered(page, 'range')).toEqual(['Calorette', 'Thema']);

    // when
    await field(page, 'range').fill('Thema');
    await field(page, 'name').fill('F 28');
    // then
    expect(await json(await office.ask(await saved(page)))).toMatchObject({ brand, range: 'Thema' });
  });

  it('takes a new brand and a new range', async ({ visit, staff, office }) => {
    // given
    const brand = `Neuve ${randomUUID().slice(0, 8)}`;
    const page = await visit(CREATE, { login: staff, provokes: [400] });
    await field(page, 'name').fill('C 24');
    // Payload forgets a refusal that comes before its answer to what was typed.
    await eventually(async () => {
      await save(page);
      return page.locator('.field-type.text.error').count();
    }).toBeGreaterThan(0);

    // when
    await field(page, 'brand').fill(brand);
    await field(page, 'range').fill('Premier');

    // then
    expect(await json(await office.ask(await saved(page)))).toMatchObject({ brand, range: 'Premier' });
  });
});
