/** GET /api/brands/ and GET /api/category/{slug}/brands/ */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, expectSameAnswer, getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

type Brand = { id: number; name: string; slug: string };
type AllBrands = { brands: (Brand & { image_url: string | null; count: number })[] };
type CategoryBrands = {
  category: string;
  brands: { id: number; name: string; logo: string | null; product_count: number }[];
};

const office = sharedOffice();
const createBrand = (name = `Marque ${randomUUID()}`) => office.create<Brand>('tags', { name });
const allBrands = () => getJson<AllBrands>('/api/brands/');
const brandsOf = (slug: string) => getJson<CategoryBrands>(`/api/category/${slug}/brands/`);
const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

describe('all brands', () => {
  it('have exactly the documented shape, those without products too', async () => {
    const [sold, unsold] = [await createBrand(), await createBrand()];
    await createProduct(office, { tags: [sold.id], published: false });
    await createProduct(office, { tags: [sold.id] });
    const shown = async ({ id }: Brand) => (await allBrands()).brands.find((brand) => brand.id === id);

    await expect.poll(async () => (await shown(sold))?.count).toBe(1);

    expect(await shown(sold)).toEqual({ id: sold.id, name: sold.name, slug: sold.slug, image_url: null, count: 1 });
    expect(await shown(unsold)).toMatchObject({ image_url: null, count: 0 });
    expect(Object.keys(await allBrands())).toEqual(['brands']);
  });

  it('are in French order', async () => {
    const suffix = randomUUID();
    for (const name of ['Zénith', 'Élan', 'eau', 'Ecofix']) await createBrand(`${name} ${suffix}`);

    const names = (await allBrands()).brands.map(({ name }) => name);

    expect(names.filter((name) => name.endsWith(suffix))).toEqual(
      ['eau', 'Ecofix', 'Élan', 'Zénith'].map((name) => `${name} ${suffix}`),
    );
    expect(names).toEqual(names.toSorted(french.compare));
  });

  it('answer with and without the trailing slash', async () => {
    await expectSameAnswer('/api/brands', '/api/brands/');
  });
});

describe('the brands of a category', () => {
  it('are those of its whole subtree, each product counted once', async () => {
    const top = await createCategory(office);
    const left = await createCategory(office, { parent: top.id });
    const leaf = await createCategory(office, { parent: left.id });
    const suffix = randomUUID();
    const [zeta, alpha, elsewhere, hidden] = [
      await createBrand(`Zeta ${suffix}`),
      await createBrand(`Álpha ${suffix}`),
      await createBrand(),
      await createBrand(),
    ];
    await createProduct(office, { categories: [leaf.id, left.id, top.id], tags: [zeta.id, alpha.id] });
    await createProduct(office, { categories: [left.id], tags: [zeta.id] });
    await createProduct(office, { categories: [leaf.id], tags: [hidden.id], published: false });
    await createProduct(office, { tags: [zeta.id, elsewhere.id] });
    const counts = async (slug: string) => (await brandsOf(slug)).brands.map(({ product_count }) => product_count);

    await expect.poll(() => counts(top.slug)).toEqual([1, 2]);

    expect(await brandsOf(top.slug)).toEqual({
      category: top.name,
      brands: [
        { id: alpha.id, name: alpha.name, logo: null, product_count: 1 },
        { id: zeta.id, name: zeta.name, logo: null, product_count: 2 },
      ],
    });
    expect(await counts(leaf.slug)).toEqual([1, 1]);
  });

  it('are empty for a category without products', async () => {
    const { name, slug } = await createCategory(office);

    expect(await brandsOf(slug)).toEqual({ category: name, brands: [] });
  });

  it('answer with and without the trailing slash', async () => {
    const { slug } = await createCategory(office);

    for (const path of [`/api/category/${slug}/brands`, `/api/category/${slug}/brands/`]) {
      expect((await ask(path)).status, path).toBe(200);
    }
  });

  it('of an unknown slug are a 404 in words', async () => {
    for (const slug of ['inconnue', '%C3%A9t%C3%A9', "'%20OR%20''='", 'x'.repeat(500)]) {
      const { message } = await refusal(await ask(`/api/category/${slug}/brands/`), 404);

      expect(message).toBe('Catégorie non trouvée');
    }
  });
});
