/** Whatever spelling of a category, brand, boiler or code an address has, it leads to one page and names one address. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ask, getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';

const office = sharedOffice();
/** A reader may be a second behind; a busy machine gets another. */
const within = { timeout: 20_000, interval: 50 };

const unique = () => randomUUID().slice(0, 8);
const SPELLINGS: readonly (readonly [string, (slug: string) => string])[] = [
  ['its own', (slug) => slug],
  ['capitals', (slug) => slug.toUpperCase()],
  ['an accent', (slug) => slug.replace(/e/g, 'é')],
];

async function read(path: string) {
  const response = await ask(path, { headers: { Accept: 'text/html' } });
  const html = await response.text();
  const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1];
  return { status: response.status, canonical, html };
}

const idsOf = (answer: { products: { id: number }[] }) => answer.products.map(({ id }) => id);

describe.each(SPELLINGS)('with %s', (_, spell) => {
  it('the listing of a category and brand shows the same products and names one address', async () => {
    const category = await createCategory(office, { name: `Fumée ${unique()}` });
    const brand = await office.create<{ name: string }>('tags', { name: `Émile ${unique()}` });
    const { id, title } = await createProduct(office, { categories: [category.id], tags: [(brand as Json).id] });
    const slug = encodeURIComponent(spell(category.slug));
    const tag = encodeURIComponent(spell(brand.name.toLowerCase()));

    await vi.waitFor(async () => {
      expect(idsOf(await getJson(`/api/products/?categories=${slug}&tags=${tag}`))).toEqual([id]);
    }, within);
    const page = await read(`/products?categories=${slug}&tags=${tag}`);

    const [name] = [new URLSearchParams({ tags: brand.name }).toString()];
    expect(page).toMatchObject({ status: 200, canonical: `/products?categories=${category.slug}&amp;${name}` });
    expect(page.html).toContain(title);
    expect(page.html).not.toContain('name="robots" content="noindex');
  });

  it('the page of a category is found', async () => {
    const category = await createCategory(office, { name: `Fumée ${unique()}` });
    const path = `/category/${category.slug}/brands`;
    await vi.waitFor(async () => expect((await read(path)).status).toBe(200), within);

    const page = await read(`/category/${encodeURIComponent(spell(category.slug))}/brands`);
    const call = await getJson(`/api/category/${encodeURIComponent(spell(category.slug))}/brands/`);

    expect(page).toMatchObject({ status: 200, canonical: path });
    expect(call).toMatchObject({ category: category.name });
  });

  it('the pages of a brand of boilers, a model and its parts are found', async () => {
    const brand = `Duvale ${unique()}`;
    const data = { brand, range: 'Theme', name: 'C 24 E' };
    const model = await office.create<{ id: number; slug: string }>('boiler-models', data);
    const { id } = await createProduct(office);
    await office.create('fitments', { product: id, model: model.id, confidence: 'confirmed' });
    const path = `/chaudieres/${brand.toLowerCase().replace(' ', '-')}`;
    const spelt = (part: string) => encodeURIComponent(spell(part));
    await vi.waitFor(async () => expect((await read(path)).status).toBe(200), within);

    const ofBrand = await read(`/chaudieres/${spelt(path.split('/')[2] ?? '')}`);
    const ofModel = await read(`/chaudieres/${spelt(path.split('/')[2] ?? '')}/${spelt(model.slug)}`);
    const parts = await getJson<{ products: { id: number }[] }>(`/api/products/?boiler=${spelt(model.slug)}`);

    expect(ofBrand).toMatchObject({ status: 200, canonical: path });
    expect(ofModel).toMatchObject({ status: 200, canonical: `${path}/${model.slug}` });
    expect(idsOf(parts)).toEqual([id]);
    expect(await getJson(`/api/boilers/${spelt(model.slug)}/`)).toMatchObject({ slug: model.slug });
  });

  it('the pages of fault codes are found', async () => {
    const brand = `Bere ${unique()}`;
    await office.create('fault-codes', { brand, code: 'F28', meaning: 'Pas de flamme', confidence: 'confirmed' });
    const path = `/codes-erreur/${brand.toLowerCase().replace(' ', '-')}`;
    const part = encodeURIComponent(spell(path.split('/')[2] ?? ''));
    await vi.waitFor(async () => expect((await read(path)).status).toBe(200), within);

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
  await vi.waitFor(async () => expect((await read(path)).html).toContain(below.name), within);

  const { html } = await read(path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  expect(main).toContain(`href="/breadProduct?categories=${below.slug}"`);
  expect(main.indexOf(below.name)).toBeLessThan(main.indexOf(brand.name));
});
