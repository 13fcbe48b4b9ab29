/** GET /api/search/: what the search page shows. How words are matched is the concern of search.test.ts. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

type Found = {
  products: { id: number; title: string }[];
  brands: { id: number; name: string; image_url: string | null; product_count: number }[];
  is_exact: boolean;
};

const office = sharedOffice();
const search = (q: string) => getJson<Found>(`/api/search/?${new URLSearchParams({ q })}`);
/** Without its eleventh letter. */
const mistyped = (word: string) => word.slice(0, 10) + word.slice(11);
/** A word that no other test's product holds. */
const newWord = () => `mot${randomUUID().replaceAll('-', '')}`;

describe('the search page', () => {
  it('gets products in the listing shape and brands with their number of products', async () => {
    const word = newWord();
    const brand = await office.create<{ id: number; name: string }>('tags', { name: `Fabricant ${word}` });
    const category = await createCategory(office);
    const { id } = await createProduct(office, { title: `Vanne ${word}`, categories: [category.id], tags: [brand.id] });
    const other = await createProduct(office, { tags: [brand.id] });
    await createProduct(office, { title: `Vanne ${word} cachée`, tags: [brand.id], published: false });
    await expect.poll(async () => (await search(word)).products.length).toBe(2);

    const found = await search(word);

    const listing = await getJson<Found>(`/api/products/?${new URLSearchParams({ search: word })}`);
    expect(found).toEqual({
      products: listing.products,
      brands: [{ id: brand.id, name: brand.name, image_url: null, product_count: 2 }],
      faults: [],
      is_exact: true,
    });
    expect(found.products.map((product) => product.id)).toEqual([id, other.id]);
    expect(found.products[0]).toMatchObject({
      title: `Vanne ${word}`,
      tags: [{ id: brand.id, name: brand.name }],
      categories: [{ id: category.id, name: category.name, slug: category.slug }],
    });
  });

  it('gets the best match first', async () => {
    const word = newWord();
    const part = await createProduct(office, { title: `Joint pour ${word}` });
    const whole = await createProduct(office, { title: word });
    await createProduct(office, { title: `Un autre joint pour ${word}` });

    const ids = (await search(word)).products.map(({ id }) => id);

    expect(ids).toHaveLength(3);
    expect(ids[0]).toBe(whole.id);
    expect(ids).toContain(part.id);
  });

  it('gets nothing for a blank text, and for one that is not there', async () => {
    const nothing = { products: [], brands: [], faults: [], is_exact: true };

    expect(await getJson('/api/search/')).toEqual(nothing);
    for (const text of ['', '   ', '!?', newWord()]) expect(await search(text), text).toEqual(nothing);
  });

  it('says where the nearest stand in for what was typed', async () => {
    const word = newWord().replace(/\d/g, 'x');
    const { id } = await createProduct(office, { title: `Vanne ${word} sanitaire` });

    for (const [text, isExact] of [
      [`vanne ${word}`, true],
      [mistyped(word), false],
      [`vanne ${word} introuvable`, false],
    ] as const) {
      const found = await search(text);
      expect(
        found.products.map((product) => product.id),
        text,
      ).toEqual([id]);
      expect(found.is_exact, text).toBe(isExact);
    }
  });

  it('ranks a mistyped text as the one that is meant', async () => {
    const word = newWord().replace(/\d/g, 'x');
    await createProduct(office, { title: `Joint de ${word}` });
    const first = await createProduct(office, { title: `${word} murale` });
    await createProduct(office, { title: `Sonde de ${word}` });

    const [meant, typed] = [await search(word), await search(mistyped(word))];

    expect(typed.products.map(({ id }) => id)).toEqual(meant.products.map(({ id }) => id));
    expect(typed.products[0]?.id).toBe(first.id);
  });

  it('gets at most 60 products', async () => {
    const word = newWord();
    const category = await createCategory(office);
    for (let made = 0; made < 62; made++) {
      await createProduct(office, { title: `${word} ${made}`, categories: [category.id] });
    }
    const total = async () => (await getJson<{ total: number }>(`/api/products/?search=${word}`)).total;
    await expect.poll(total).toBe(62);

    const { products } = await search(word);

    expect(new Set(products.map(({ id }) => id)).size).toBe(60);
  });

  it('answers with and without the trailing slash', async () => {
    for (const path of ['/api/search?q=vanne', '/api/search/?q=vanne']) {
      expect((await ask(path)).status, path).toBe(200);
    }
  });
});
