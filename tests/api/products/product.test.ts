/** One product, and the products like it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

type Related = { related_products: { id: number; relation_type: string }[]; total_found: number };

const office = sharedOffice();
const createBrand = () => office.create<{ id: number; name: string }>('tags', { name: `Marque ${randomUUID()}` });
const node = (type: string, rest: object) => ({ type, version: 1, direction: null, format: '', indent: 0, ...rest });
const words = (text: string) => node('text', { text, detail: 0, mode: 'normal', style: '' });
/** Rich text as the CMS's editor saves it. */
const richText = (...children: object[]) => ({ root: node('root', { children }) });

describe('GET of one product', () => {
  it('has exactly the documented shape, under both addresses', async () => {
    const [category, brand] = await Promise.all([createCategory(office), createBrand()]);
    const { id, title } = await createProduct(office, {
      ...{ categories: [category.id], tags: [brand.id], price: 99.9, stock: 4, warrantyMonths: 24 },
      ...{ reference: `R-${randomUUID()}`, shortDescription: 'Courte' },
      description: richText(node('paragraph', { children: [words('Longue & « précise »')] })),
      ...{ image1Url: '/media/1.webp', image3Url: 'https://example.com/3.png' },
    });

    const product = await getJson(`/api/product/${id}/`);

    const [first, third] = ['/media/1.webp', 'https://example.com/3.png'];
    expect(product).toEqual({
      ...{ id, title, price: 99.9, reference: expect.stringMatching(/^R-/), warranty_months: 24 },
      ...{ image: first, image_url: first, images: [{ image_url: first }, { image_url: third }] },
      ...{ short_description: 'Courte', description: '<p>Longue &amp; « précise »</p>' },
      ...{ categories: [category.name], category_slugs: [category.slug], tags: [brand.name] },
      ...{ stock: 4, in_stock: true, stock_status: 'instock' },
      ...{ fits: [], numbers: [], replaces: [], replaced_by: null, documents: [] },
    });
    expect(await getJson(`/api/products/${id}/`)).toEqual(product);
  });

  it('has empty values for fields that were not filled in', async () => {
    const { id } = await createProduct(office, { price: null, stock: null });

    expect(await getJson(`/api/product/${id}/`)).toMatchObject({
      ...{ price: null, warranty_months: null, image: null, images: [], short_description: '', description: '' },
      ...{ tags: [], stock: null, in_stock: true },
    });
  });

  it('takes the next picture as the main one if the first is missing', async () => {
    const { id } = await createProduct(office, { image2Url: '/media/2.webp' });

    expect(await getJson(`/api/product/${id}/`)).toMatchObject({ image: '/media/2.webp' });
  });

  it('lets no script through its description', async () => {
    const url = 'javascript:alert(1)';
    const link = node('link', {
      fields: { linkType: 'custom', url, newTab: false },
      children: [words('lien')],
      version: 3,
    });
    const written = (...children: object[]) => ({ description: richText(node('paragraph', { children })) });
    const script = words('<script>alert(1)</script><img src=x onerror=alert(1)>');
    const { id } = await createProduct(office, written(script));
    // Where the editor itself refuses such a link, so much the better.
    await office.update('products', id, written(words('texte'), link));

    const { description } = await getJson<{ description: string }>(`/api/product/${id}/`);

    expect(description).not.toMatch(/<script|<img|javascript:/i);
    expect(description).toMatch(/^<p>/);
  });

  it.each(['999999999', '0', '-1', 'abc', '1.5', '1e3', '%20', '99999999999999999999', '1;DROP', '2147483648'])(
    '%s is unknown or malformed: 404',
    async (id) => {
      for (const path of [`/api/product/${id}/`, `/api/products/${id}/`, `/api/product/${id}/related/`]) {
        expect((await refusal(await ask(path), 404)).message).toBe('Product not found');
      }
    },
  );

  it('is unknown to shoppers while it is not published', async () => {
    const { id } = await createProduct(office, { published: false });

    expect((await refusal(await ask(`/api/product/${id}/`), 404)).message).toBe('Product not found');
    await refusal(await ask(`/api/product/${id}/related/`), 404);
  });
});

describe('related products', () => {
  const related = (id: number, query = '') => getJson<Related>(`/api/product/${id}/related/${query}`);
  const shown = ({ related_products }: Related) =>
    related_products.map(({ id, relation_type }) => `${id} ${relation_type}`);

  it('are of the same category first, then of the same brand, then the newest; each once, never itself', async () => {
    const [category, brand] = await Promise.all([createCategory(office), createBrand()]);
    const own = { categories: [category.id], tags: [brand.id] };
    const { id } = await createProduct(office, own);
    const inBoth = await createProduct(office, own);
    const inCategory = await createProduct(office, { categories: [category.id] });
    const ofBrand = await createProduct(office, { tags: [brand.id] });
    // Newer than all that other tests make, so that it is the newest of the shop.
    const newest = await createProduct(office, { date: '2099-01-01T00:00:00.000Z' });

    const answer = await related(id, '?limit=4');

    expect(shown(answer)).toEqual([
      ...[`${inCategory.id} category`, `${inBoth.id} category`],
      ...[`${ofBrand.id} tag`, `${newest.id} general`],
    ]);
    expect(answer.total_found).toBe(4);
    await office.remove('products', newest.id);
  });

  it('are of the same first category before what is only filed there too', async () => {
    const [boilers, parts] = await Promise.all([createCategory(office), createCategory(office)]);
    const { id } = await createProduct(office, { categories: [boilers.id] });
    const boiler = await createProduct(office, { categories: [boilers.id, parts.id] });
    const electrode = await createProduct(office, { categories: [parts.id, boilers.id] });

    expect(shown(await related(id, '?limit=2'))).toEqual([`${boiler.id} category`, `${electrode.id} category`]);
    // The electrode's own neighbours are parts.
    const siphon = await createProduct(office, { categories: [parts.id] });
    const neighbours = shown(await related(electrode.id, '?limit=2'));
    expect(neighbours).toEqual([`${siphon.id} category`, `${boiler.id} category`]);
  });

  it('have exactly the documented shape', async () => {
    const [category, brand] = await Promise.all([createCategory(office), createBrand()]);
    const { id } = await createProduct(office, { categories: [category.id] });
    const other = await createProduct(office, {
      ...{ categories: [category.id], tags: [brand.id], price: 12.5, stock: 0 },
      ...{ shortDescription: 'Courte', image1Url: '/media/1.webp' },
    });

    const { related_products } = await related(id, '?limit=1');

    expect(related_products).toEqual([
      {
        ...{ id: other.id, title: other.title, main_image: '/media/1.webp', price: 12.5, short_description: 'Courte' },
        ...{ categories: [category.name], tags: [brand.name], relation_type: 'category' },
        ...{ stock: 0, in_stock: false, stock_status: 'outofstock' },
      },
    ]);
  });

  it('are 4 by default, and as many as the answer says', async () => {
    const category = await createCategory(office);
    const products = await Promise.all(
      Array.from({ length: 7 }, () => createProduct(office, { categories: [category.id] })),
    );
    const { id } = products[0] ?? { id: 0 };

    for (const [query, count] of [
      ['', 4],
      ['?limit=2', 2],
      ['?limit=6', 6],
      ['?limit=', 4],
    ] as const) {
      const answer = await related(id, query);
      expect([answer.related_products.length, answer.total_found]).toEqual([count, count]);
    }
  });

  it('leave out what is not published', async () => {
    const category = await createCategory(office);
    const { id } = await createProduct(office, { categories: [category.id] });
    const hidden = await createProduct(office, { categories: [category.id], published: false });

    const { related_products } = await related(id, '?limit=20');
    expect(related_products.map((found) => found.id)).not.toContain(hidden.id);
  });

  it('refuse a limit of anything but 1 to 20, by name', async () => {
    const { id } = await createProduct(office);

    for (const limit of ['abc', '0', '-1', '1.5', '21']) {
      const { details } = await refusal(await ask(`/api/product/${id}/related/?limit=${limit}`), 400);
      expect(Object.keys(details ?? {}), limit).toEqual(['limit']);
    }
  });
});
