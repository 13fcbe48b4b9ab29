/** Whatever spelling of a category, brand, boiler or code an address has, it leads to one page and names one address. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import {
  brandSlugOf,
  createFitment,
  createModel,
  idsOf,
  listProducts,
  readPage as read,
} from '../../support/catalogue';

const office = sharedOffice();

const unique = () => randomUUID().slice(0, 8);
const SPELLINGS: readonly (readonly [string, (slug: string) => string])[] = [
  ['its own', (slug) => slug],
  ['capitals', (slug) => slug.toUpperCase()],
  ['an accent', (slug) => slug.replace(/e/g, 'é')],
];

describe.each(SPELLINGS)('with %s', (_, spell) => {
  it('the listing of a category and brand shows the same products and names one address', async () => {
    const category = await createCategory(office, { name: `Fumée ${unique()}` });
    const brand = await office.create<{ id: number; name: string }>('tags', { name: `Émile ${unique()}` });
    const { id, title } = await createProduct(office, { categories: [category.id], tags: [brand.id] });
    const query = { categories: spell(category.slug), tags: spell(brand.name.toLowerCase()) };

    await expect.poll(async () => idsOf(await listProducts(query))).toEqual([id]);
    const page = await read(`/products?${new URLSearchParams(query)}`);

    const name = new URLSearchParams({ tags: brand.name });
    expect(page).toMatchObject({ status: 200, canonical: `/products?categories=${category.slug}&amp;${name}` });
    expect(page.html).toContain(title);
    expect(page.html).not.toContain('name="robots" content="noindex');
  });

  it('the page of a category is found', async () => {
    const category = await createCategory(office, { name: `Fumée ${unique()}` });
    const path = `/category/${category.slug}/brands`;
    await expect.poll(async () => (await read(path)).status).toBe(200);

    const page = await read(`/category/${encodeURIComponent(spell(category.slug))}/brands`);
    const call = await getJson(`/api/category/${encodeURIComponent(spell(category.slug))}/brands/`);

    expect(page).toMatchObject({ status: 200, canonical: path });
    expect(call).toMatchObject({ category: category.name });
  });

  it('the pages of a brand of boilers, a model and its parts are found', async () => {
    const model = await createModel(office, { brand: `Duvale ${unique()}`, range: 'Theme' });
    const { id } = await createProduct(office);
    await createFitment(office, id, model.id);
    const path = `/chaudieres/${brandSlugOf(model)}`;
    const spelt = (part: string) => encodeURIComponent(spell(part));
    const brand = spelt(brandSlugOf(model));
    await expect.poll(async () => (await read(path)).status).toBe(200);

    expect(await read(`/chaudieres/${brand}`)).toMatchObject({ status: 200, canonical: path });
    const ofModel = await read(`/chaudieres/${brand}/${spelt(model.slug)}`);
    expect(ofModel).toMatchObject({ status: 200, canonical: `${path}/${model.slug}` });
    expect(idsOf(await listProducts({ boiler: spell(model.slug) }))).toEqual([id]);
    expect(await getJson(`/api/boilers/${spelt(model.slug)}/`)).toMatchObject({ slug: model.slug });
  });

  it('the pages of fault codes are found', async () => {
    const brand = `Bere ${unique()}`;
    await office.create('fault-codes', { brand, code: 'F28', meaning: 'Pas de flamme', confidence: 'confirmed' });
    const slug = brandSlugOf({ brand });
    const path = `/codes-erreur/${slug}`;
    const part = encodeURIComponent(spell(slug));
    await expect.poll(async () => (await read(path)).status).toBe(200);

    expect(await read(`/codes-erreur/${part}`)).toMatchObject({ status: 200, canonical: path });
    expect(await read(`/codes-erreur/${part}/F-28`)).toMatchObject({ status: 200, canonical: `${path}/f28` });
  });
});

it('an unknown category finds nothing and is not for search engines', async () => {
  const page = await read('/products?categories=inconnue-au-bataillon');

  expect(page.html).toContain('noindex');
  expect((await read('/category/inconnue-au-bataillon/brands')).status).toBe(404);
});

it('a category shows its sub-categories before its brands', async () => {
  const top = await createCategory(office, { name: `Dessus ${unique()}` });
  const below = await createCategory(office, { name: `Dessous ${unique()}`, parent: top.id });
  const brand = await office.create<{ id: number; name: string }>('tags', { name: `Marque ${unique()}` });
  await createProduct(office, { categories: [below.id], tags: [brand.id] });
  const path = `/category/${top.slug}/brands`;
  await expect.poll(async () => (await read(path)).html).toContain(below.name);

  const { main } = await read(path);

  expect(main).toContain(`href="/breadProduct?categories=${below.slug}"`);
  expect(main.indexOf(below.name)).toBeLessThan(main.indexOf(brand.name));
});
