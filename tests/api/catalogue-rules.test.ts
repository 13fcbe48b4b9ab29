/** What the back office may save: the rules of the specification, with its messages, whoever writes. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, getJson, json, sharedOffice } from '../support/api';
import { createCategory, createProduct } from '../support/back-office';

type Refused = { errors: { data?: { errors?: { path: string; message: string }[] } }[] };
type Named = { id: number; name: string; slug: string };

const office = sharedOffice();
const unique = (name: string) => `${name} ${randomUUID()}`;
const createBrand = (data: object) => office.create<Named>('tags', { ...data });

/** What was wrong with a document: each field with its message. */
async function problems(response: Response, status = 400): Promise<Record<string, string>> {
  const { errors } = await json<Refused>(response, status);
  const fields = errors.flatMap(({ data }) => data?.errors ?? []);
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

const post = (collection: string, data: Record<string, unknown>) => office.ask(collection, 'POST', data);

describe('a product', () => {
  const product = async (changes: Record<string, unknown>) => {
    const { id } = await createCategory(office);
    return post('products', { title: unique('Pièce'), price: 10, categories: [id], ...changes });
  };

  it.each([
    ['title', undefined, 'Product title is required'],
    ['title', '   ', 'Product title is required'],
    ['price', 0, 'Price must be greater than 0'],
    ['price', -5, 'Price must be greater than 0'],
    ['price', 0.001, 'Price must be greater than 0'],
    ['categories', [], 'Please select at least one category'],
    ['categories', undefined, 'Please select at least one category'],
    ['shortDescription', 'x'.repeat(201), 'Short description must be at most 200 characters'],
    ['stock', -1, 'Stock must be a whole number of 0 or more'],
    ['stock', 1.5, 'Stock must be a whole number of 0 or more'],
    ['stock', 3_000_000_000, 'Stock must be a whole number of 0 or more'],
    ['image1Url', 'javascript:alert(1)', 'Image address must be an http(s) address or a path of this site'],
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
    const response = await product({ price: null, stock: null, shortDescription: 'é'.repeat(200) });

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

  it('keeps its rules when it is edited', async () => {
    const { id } = await createProduct(office);

    expect(await problems(await office.update('products', id, { title: ' ' }))).toEqual({
      title: 'Product title is required',
    });
    expect(await problems(await office.update('products', id, { price: 0 }))).toEqual({
      price: 'Price must be greater than 0',
    });
    expect((await office.update('products', id, { stock: 0 })).status).toBe(200);
    expect(await getJson(`/api/product/${id}/`)).toMatchObject({
      stock: 0,
      stock_status: 'outofstock',
      in_stock: false,
    });
  });
});

describe.each([
  ['categories', 'category', 'Category name is required'],
  ['tags', 'brand', 'Brand name is required'],
])('%s', (collection, label, requiredMessage) => {
  it.each([undefined, '', '  '])('need a name: %j is none', async (name) => {
    expect(await problems(await post(collection, { name, slug: randomUUID() }))).toMatchObject({
      name: requiredMessage,
    });
  });

  it('have a slug made from the name where it is missing or empty', async () => {
    const [first, second] = [unique('Éléments d’Échange & Cœur'), unique('Öl')];

    const made = await Promise.all([post(collection, { name: first }), post(collection, { name: second, slug: ' ' })]);

    const slugs = await Promise.all(made.map(async (response) => (await json<{ doc: Named }>(response, 201)).doc.slug));
    expect(slugs).toEqual([`elements-dechange-coeur-${first.slice(-36)}`, `ol-${second.slice(-36)}`]);
  });

  it('keep a slug that an editor chose', async () => {
    const slug = `choisi-${randomUUID()}`;

    const { doc } = await json<{ doc: Named }>(await post(collection, { name: unique('Nom'), slug }), 201);

    expect(doc.slug).toBe(slug);
  });

  it.each(['Majuscule', 'é', 'a b', 'a_b', 'a/b'])('refuse the slug %j', async (slug) => {
    expect(await problems(await post(collection, { name: unique('Nom'), slug }))).toEqual({
      slug: 'Slug can only contain lowercase letters, numbers, and hyphens',
    });
  });

  it('refuse a slug of 5000 characters without failing', async () => {
    const slug = Array.from({ length: 140 }, () => randomUUID()).join('-');

    expect((await post(collection, { name: unique('Nom'), slug })).status).toBe(400);
  });

  it('have names that differ by more than case and accents', async () => {
    const id = randomUUID();
    await post(collection, { name: `Étanchéité ${id}` });

    for (const name of [`etancheite ${id}`, `ÉTANCHÉITÉ  ${id.toUpperCase()}`, ` Étanchéité ${id} `]) {
      const refused = await problems(await post(collection, { name, slug: randomUUID() }), 409);
      expect(refused).toEqual({ name: `A ${label} with this name already exists` });
    }
  });

  it('refuse a slug that another has', async () => {
    const slug = `pris-${randomUUID()}`;
    await post(collection, { name: unique('Un'), slug });

    expect(await problems(await post(collection, { name: unique('Deux'), slug }), 409)).toEqual({
      slug: `A ${label} with this slug already exists`,
    });
  });

  it('are made once when the same name is saved many times at once', async () => {
    const name = unique('Ensemble');

    const answers = await Promise.all(Array.from({ length: 6 }, () => post(collection, { name })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('may be saved again under their own name and slug', async () => {
    const { doc } = await json<{ doc: Named }>(await post(collection, { name: unique('Même') }), 201);

    expect((await office.update(collection, doc.id, { name: doc.name, slug: doc.slug })).status).toBe(200);
    expect((await office.update(collection, doc.id, { name: doc.name.toUpperCase() })).status).toBe(200);
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

    expect({ status: response.status, text: await response.text() }).toMatchObject({ status: 200 });
    expect((await Promise.all(ids.map((id) => office.ask(`categories/${id}`)))).map(({ status }) => status)).toEqual([
      404, 404, 404,
    ]);
  });

  it('loses all that is below a deleted category, while its products keep standing', async () => {
    const top = await createCategory(office);
    const middle = await createCategory(office, { parent: top.id });
    const leaf = await createCategory(office, { parent: middle.id });
    const elsewhere = await createCategory(office);
    const [alone, inBoth] = await Promise.all([
      createProduct(office, { categories: [leaf.id] }),
      createProduct(office, { categories: [middle.id, elsewhere.id] }),
    ]);

    expect((await office.remove('categories', top.id)).status).toBe(200);

    for (const { id } of [top, middle, leaf]) expect((await office.ask(`categories/${id}`)).status).toBe(404);
    const detail = (id: number) => getJson<{ categories: string[] }>(`/api/product/${id}/`);
    await expect.poll(async () => (await detail(alone.id)).categories).toEqual([]);
    expect((await detail(inBoth.id)).categories).toEqual([elsewhere.name]);
    expect(await getJson(`/api/products/?categories=${top.slug},${leaf.slug}`)).toMatchObject({ total: 0 });
    expect(await getJson(`/api/products/?categories=${elsewhere.slug}`)).toMatchObject({ total: 1 });
  });
});

describe('a brand in use', () => {
  it('can be deleted; its products keep standing without it', async () => {
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

it('refuses a comma in a brand’s name, which addresses could not tell from the next brand', async () => {
  expect(await problems(await post('tags', { name: unique('A, B') }))).toEqual({
    name: 'Brand name cannot contain a comma',
  });
});

it.each([['text'], [{ any: 'thing' }], [{ root: { type: 'root' } }], [[1]]])(
  'refuses %j as a description, and keeps the one that was there',
  async (description) => {
    const { id } = await createProduct(office);

    expect(await problems(await office.update('products', id, { description }))).toMatchObject({
      description: 'Description must be rich text',
    });
  },
);
