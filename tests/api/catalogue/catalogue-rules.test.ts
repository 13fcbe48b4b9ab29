/** The rules and messages for what the back office saves, for every kind of caller. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { ask, getJson, json, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { problems } from '../../support/cms-problems';
import { getProduct, postProduct } from '../../support/products';
import { photograph, upload } from '../../support/uploads';

type Named = { id: number; name: string; slug: string };

const office = sharedOffice();
const unique = (name: string) => `${name} ${randomUUID()}`;
const createBrand = (data: object) => office.create<Named>('tags', { ...data });

const ODD = 'This text holds a character that cannot be stored';
const post = (collection: string, data: Record<string, unknown>) => office.ask(collection, 'POST', data);

describe('a product', () => {
  const product = async (changes: Record<string, unknown>) => {
    const { id } = await createCategory(office);
    return post('products', { title: unique('Pièce'), price: 10, categories: [id], ...changes });
  };

  it.each([
    ['title', '   ', 'Product title is required'],
    ['price', 0, 'Price must be greater than 0'],
    ['categories', [], 'Please select at least one category'],
    ['shortDescription', 'x'.repeat(201), 'Short description must be at most 200 characters'],
    ['stock', 1.5, 'Stock must be a whole number of 0 or more'],
    ['image1Url', 'javascript:alert(1)', 'Image address must be an https address or a path of this site'],
  ])('with the %s %j is refused: %s', async (field, value, message) => {
    expect(await problems(await product({ [field]: value }))).toEqual({ [field]: message });
  });

  it.each(['title', 'reference', 'image1Url'])(
    'with a %s of 5000 characters is refused or kept, never a failure',
    async (field) => {
      // Random, so that no compression makes it fit into an index after all.
      const long = Array.from({ length: 140 }, () => randomUUID()).join('');

      const response = await product({ [field]: field === 'image1Url' ? `/media/${long}` : long });

      expect(response.status).toBeLessThan(500);
    },
  );

  it('may have no price and no stock, and 200 characters of short description', async () => {
    const response = await product({ price: null, stock: null, shortDescription: '🔥'.repeat(200) });

    expect(response.status).toBe(201);
  });

  it('is refused a reference that another has, as typed or with spaces around it', async () => {
    const reference = `R-${randomUUID()}`;
    await createProduct(office, { reference });

    expect(await problems(await product({ reference: ` ${reference} ` }), 409)).toEqual({
      reference: 'A product with this reference already exists',
    });
  });

  it('may leave its reference blank, as many others do', async () => {
    const answers = await Promise.all(['', '  ', null].map((reference) => product({ reference })));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it.each([
    ['image2', 999_999, 'Picture 999999 does not exist'],
    ['image4', 2_147_483_648, 'Picture 2147483648 does not exist'],
    ['categories', [2_147_483_648], 'Category 2147483648 does not exist'],
    ['tags', [999_999], 'Brand 999999 does not exist'],
  ])('is refused the %s %j, which is not there', async (field, value, message) => {
    const { id } = await createProduct(office);

    expect(await problems(await office.update('products', id, { [field]: value }))).toEqual({ [field]: message });
  });

  it('keeps its rules when it is edited', async () => {
    const { id } = await createProduct(office);

    expect(await problems(await office.update('products', id, { title: ' ' }))).toEqual({
      title: 'Product title is required',
    });
    expect(await problems(await office.update('products', id, { price: 0 }))).toEqual({
      price: 'Price must be greater than 0',
    });
    expect((await office.update('products', id, { stock: 0 })).status).toBe(200);
    const soldOut = { stock: 0, stock_status: 'outofstock', in_stock: false };
    expect(await getJson(`/api/product/${id}/`)).toMatchObject(soldOut);
  });
});

describe('the tree of categories', () => {
  const ring = 'A category cannot be its own parent or lie below one of its subcategories';

  it('never closes a ring', async () => {
    const top = await createCategory(office);
    const middle = await createCategory(office, { parent: top.id });
    const leaf = await createCategory(office, { parent: middle.id });

    for (const parent of [top.id, middle.id, leaf.id]) {
      expect(await problems(await office.update('categories', top.id, { parent }))).toEqual({ parent: ring });
    }
    expect((await office.update('categories', leaf.id, { parent: top.id })).status).toBe(200);
    expect((await office.update('categories', leaf.id, { parent: null })).status).toBe(200);
  });

  it('never closes a ring by two moves at once', async () => {
    const [left, right] = await Promise.all([createCategory(office), createCategory(office)]);

    const answers = await Promise.all([
      office.update('categories', left.id, { parent: right.id }),
      office.update('categories', right.id, { parent: left.id }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await ask('/api/categories-tags/')).status).toBe(200);
  });

  it('is deleted with one below it in the same selection', async () => {
    const parent = await createCategory(office);
    const child = await createCategory(office, { parent: parent.id });
    const other = await createCategory(office);
    const ids = [child.id, parent.id, other.id];

    const response = await office.ask(`categories?where[id][in]=${ids.join(',')}`, 'DELETE');

    expect(response.status, await response.text()).toBe(200);
    for (const id of ids) expect((await office.ask(`categories/${id}`)).status).toBe(404);
  });
});

describe('a brand in use', () => {
  it('can be deleted; its products stay', async () => {
    const brand = await createBrand({ name: unique('Marque') });
    const { id } = await createProduct(office, { tags: [brand.id] });

    expect((await office.remove('tags', brand.id)).status).toBe(200);

    await expect.poll(async () => (await getJson<{ tags: string[] }>(`/api/product/${id}/`)).tags).toEqual([]);
    expect(await getJson(`/api/products/?${new URLSearchParams({ tags: brand.name })}`)).toMatchObject({ total: 0 });
  });
});

describe('a wilaya', () => {
  it.each([
    [{ name: ' ', price: 1 }, { name: 'Wilaya name is required' }, 400],
    [{ name: 'Ailleurs', price: -0.01 }, { price: 'Price cannot be negative' }, 400],
    [{ name: 'bejaia', price: 1 }, { name: 'A wilaya with this name already exists' }, 409],
  ])('like %j is refused: %j (%i)', async (data, refused, status) => {
    expect(await problems(await post('wilayas', data), status)).toEqual(refused);
  });
});

it.each([['text'], [{ any: 'thing' }], [{ root: { type: 'root' } }], [[1]]])(
  'refuses %j as a description, and keeps the one that was there',
  async (description) => {
    const { id } = await postProduct(office, { description: 'Longue' });

    expect(await problems(await office.update('products', id, { description }))).toMatchObject({
      description: 'Description must be rich text',
    });
    expect(await getProduct(office, id)).toMatchObject({ description_text: 'Longue' });
  },
);

it('keeps the fee of a wilaya in whole centimes', async () => {
  const wilaya = await office.create<{ id: number }>('wilayas', { name: unique('Wilaya'), price: 600.005 });
  expect(wilaya).toMatchObject({ price: 600.01 });

  expect(await json(await office.update('wilayas', wilaya.id, { price: 0.001 }))).toMatchObject({ doc: { price: 0 } });
});

it('refuses a description of a picture that holds what no database keeps', async () => {
  const file = await photograph('png');
  const { doc } = await json<{ doc: { id: number } }>(
    await upload({ url: inject('shop').url, token: office.token, file }),
    201,
  );

  expect(await problems(await office.update('media', doc.id, { alt: 'a\u0000b' }))).toEqual({ alt: ODD });
});
