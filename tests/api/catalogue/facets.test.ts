/** GET /api/facets/: which categories and brands find products with the other filters of the listing. */
import { describe, expect, it } from 'vitest';
import type { FacetsAnswer } from '@/contract/catalogue';
import { ask, getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { createFitment, createModel, listProducts, newWord } from '../../support/catalogue';

const office = sharedOffice();
const facets = (query: Record<string, string>) => getJson<FacetsAnswer>(`/api/facets/?${new URLSearchParams(query)}`);
const numberOf = ({ tags }: FacetsAnswer, name: string) => tags.find((tag) => tag.name === name)?.product_count ?? 0;
const numberIn = ({ categories }: FacetsAnswer, slug: string) =>
  categories.find((category) => category.slug === slug)?.product_count ?? 0;

/** Two categories below one, two brands, three products: one of each pair sold out or without a price. */
async function createShop() {
  const word = newWord();
  const top = await createCategory(office, { name: `Rayon ${word}` });
  const [valves, seals] = [
    await createCategory(office, { name: `Vannes ${word}`, parent: top.id }),
    await createCategory(office, { name: `Joints ${word}`, parent: top.id }),
  ];
  const [one, other] = [
    await office.create<{ id: number; name: string }>('tags', { name: `Un ${word}` }),
    await office.create<{ id: number; name: string }>('tags', { name: `Autre ${word}` }),
  ];
  const title = `Pièce ${word}`;
  const valve = await createProduct(office, { title, categories: [valves.id], tags: [one.id], price: 100, stock: 1 });
  await createProduct(office, { title, categories: [valves.id], tags: [other.id], price: 900, stock: 0 });
  await createProduct(office, { title, categories: [seals.id], tags: [other.id], price: 500, stock: 3 });
  await createProduct(office, { title, categories: [seals.id], tags: [one.id], price: 500, published: false });
  await expect.poll(async () => (await listProducts({ search: word })).total).toBe(3);
  return { word, top, valves, seals, one, other, valve };
}

describe('what the listing offers', () => {
  it('is counted by category, with those above it, and by brand', async () => {
    const { word, top, valves, seals, one, other } = await createShop();

    const found = await facets({ search: word });

    expect(found.categories).toHaveLength(3);
    expect([top, valves, seals].map(({ slug }) => numberIn(found, slug))).toEqual([3, 2, 1]);
    expect(found.tags).toHaveLength(2);
    expect([one, other].map(({ name }) => numberOf(found, name))).toEqual([1, 2]);
    expect(found.boiler).toBeNull();
  });

  it('says whether anything is in stock, and hears of the last piece and of new ones', async () => {
    const { word, valve, seals, valves, one, other } = await createShop();
    const inStock = async (query: Record<string, string>) =>
      (await facets({ search: word, ...query })).in_stock === true;

    expect(await inStock({})).toBe(true);
    expect(await inStock({ categories: valves.slug, tags: one.name })).toBe(true);
    expect(await inStock({ categories: valves.slug, tags: other.name })).toBe(false);
    expect(await inStock({ categories: valves.slug, tags: one.name, max_price: '50' })).toBe(false);
    expect(await inStock({ tags: one.name, categories: seals.slug })).toBe(false);

    const ofOne = { categories: valves.slug, tags: one.name };
    const sold = async () => numberOf(await facets({ search: word, in_stock: 'true' }), one.name);
    expect(await sold()).toBe(1);
    await office.update('products', valve.id, { stock: 0 });
    await expect.poll(() => inStock(ofOne)).toBe(false);
    await expect.poll(sold).toBe(0);
    expect(await inStock({ ...ofOne, in_stock: 'true' })).toBe(false);
    await office.update('products', valve.id, { stock: 2 });
    await expect.poll(() => inStock(ofOne)).toBe(true);
  });

  it('leaves out what the other filters exclude, but not by a choice of its own kind', async () => {
    const { word, top, valves, seals, one, other } = await createShop();

    const ofBrand = await facets({ search: word, tags: one.name });
    const ofCategory = await facets({ categories: seals.slug });
    const inStock = await facets({ categories: top.slug, in_stock: 'true' });
    const dear = await facets({ search: word, min_price: '800' });

    expect(ofBrand.categories.map(({ slug }) => slug).sort()).toEqual([top.slug, valves.slug].sort());
    expect([one, other].map(({ name }) => numberOf(ofBrand, name))).toEqual([1, 2]);
    expect(ofCategory.tags).toEqual([{ name: other.name, product_count: 1 }]);
    expect(numberIn(ofCategory, valves.slug)).toBe(2);
    expect([one, other].map(({ name }) => numberOf(inStock, name))).toEqual([1, 1]);
    expect(dear.tags).toEqual([{ name: other.name, product_count: 1 }]);
  });

  it('is counted for a boiler, which it names', async () => {
    const { word, one, valve } = await createShop();
    const model = await createModel(office, { brand: `Marque ${word}` });
    await createFitment(office, valve.id, model.id, { confidence: 'to-check' });

    await expect
      .poll(() => facets({ boiler: model.slug }))
      .toMatchObject({
        tags: [{ name: one.name, product_count: 1 }],
        boiler: { slug: model.slug, brand: `Marque ${word}`, range: 'Thema', name: 'C 24 E' },
      });
    expect(await facets({ boiler: `${model.slug}-inconnu` })).toEqual({ categories: [], tags: [], boiler: null });
  });

  it('follows a part that now fits the model in the search text', async () => {
    const { word, one, valve } = await createShop();
    const name = `Q${Date.now()}Z`;
    const model = await createModel(office, { brand: `Marque ${word}`, name });
    expect(await facets({ search: name })).toMatchObject({ categories: [], tags: [] });

    await createFitment(office, valve.id, model.id);

    await expect.poll(() => facets({ search: name })).toMatchObject({ tags: [{ name: one.name, product_count: 1 }] });
  });

  it('is nothing for words that nothing holds, and for unknown choices of the other kind', async () => {
    expect(await facets({ search: newWord() })).toEqual({ categories: [], tags: [], boiler: null });
    expect((await facets({ tags: newWord() })).categories).toEqual([]);
    expect((await facets({ categories: newWord() })).tags).toEqual([]);
  });

  it('agrees with the listing about a mistyped word', async () => {
    const { word, other } = await createShop();
    const mistyped = `piece ${word} introuvable`;

    expect((await listProducts({ search: mistyped })).total).toBe(3);
    expect(numberOf(await facets({ search: mistyped }), other.name)).toBe(2);
  });

  it.each(['min_price=x', 'in_stock=oui'])('refuses %s', async (query) => {
    await refusal(await ask(`/api/facets/?${query}`), 400);
  });
});
