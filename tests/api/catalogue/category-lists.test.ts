/** One small catalogue as the calls list it: categories with brands, as a tree, brands alone, and the brands of a category. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, getJson, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

type Named = { id: number; name: string; slug: string };
type Entry = { children: Record<string, Entry> };
type Tree = {
  categories_tree: Record<string, Entry>;
  all_tags: string[];
  stats: { total_categories: number; total_tags: number; total_products: number };
};

const office = sharedOffice();
const suffix = randomUUID();
const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });
const lists = () => getJson<{ categories: Named[]; tags: Named[] }>('/api/categories-tags/');
const tree = () => getJson<Tree>('/api/categories-tags-tree/');
const allBrands = () => getJson<{ brands: Named[] }>('/api/brands/');
const brandsOf = (slug: string) => getJson<{ category: string; brands: object[] }>(`/api/category/${slug}/brands/`);
const namesOf = (entries: readonly Named[]) => entries.map(({ name }) => name);
const category = (name: string, parent?: Named) =>
  createCategory(office, { name: `${name} ${suffix}`, ...(parent ? { parent: parent.id } : {}) });
const brand = (name: string) => office.create<Named>('tags', { name: `${name} ${suffix}` });
const product = (categories: readonly Named[], tags: readonly Named[], data = {}) =>
  createProduct(office, { ...data, categories: categories.map(({ id }) => id), tags: tags.map(({ id }) => id) });

const top = await category('Rayon');
const [zinc, left, right] = [await category('Zinc', top), await category('Écrou', top), await category('eau', top)];
const [seals, meter, leaf] = [
  await category('Étanchéité', top),
  await category('Ebulliomètre', top),
  await category('Feuille', left),
];
const [zeta, alpha, hidden] = [await brand('Zénith'), await brand('Élan'), await brand('eau')];
let moving = 0;

beforeAll(async () => {
  await product([leaf, right, top], [zeta, alpha]);
  moving = (await product([left], [zeta])).id;
  await product([leaf], [hidden], { published: false });
  await createProduct(office, { tags: [zeta.id] });
});

describe('each product of a whole subtree is counted once', () => {
  const own = ({ id, name, slug }: Named) => ({ id, name, slug, image_url: null });
  const counted = (entry: Named, count: number, children: object[] = []) => ({
    ...own(entry),
    ...{ count, product_count: count, children },
  });

  it('in the lists of categories and brands, of exactly the documented shape and in French order', async () => {
    const leftEntry = counted(left, 2, [counted(leaf, 1)]);
    const children = [counted(right, 1), counted(meter, 0), leftEntry, counted(seals, 0), counted(zinc, 0)];

    await expect
      .poll(async () => (await lists()).categories.find(({ id }) => id === top.id))
      .toEqual(counted(top, 2, children));

    const { categories, tags } = await lists();
    for (const names of [categories, tags].map(namesOf)) expect(names).toEqual(names.toSorted(french.compare));
    const { children: _, ...shown } = counted(zeta, 3);
    expect(tags.find(({ id }) => id === zeta.id)).toEqual(shown);
  });

  it('in the tree, with the brands of the subtree', async () => {
    const node = ({ id, slug }: Named, product_count: number, tags: readonly Named[] = [], children = {}) => ({
      ...{ id, slug, image_url: null, product_count, tags: namesOf(tags), children },
    });
    const both = [alpha, zeta];
    const leftNode = node(left, 2, both, { [leaf.name]: node(leaf, 1, both) });
    const empty = Object.fromEntries([meter, seals, zinc].map((entry) => [entry.name, node(entry, 0)]));
    const children = { ...empty, [right.name]: node(right, 1, both), [left.name]: leftNode };

    await expect.poll(async () => (await tree()).categories_tree[top.name]).toEqual(node(top, 2, both, children));

    const { categories_tree } = await tree();
    expect(Object.keys(categories_tree)).toEqual(Object.keys(categories_tree).toSorted(french.compare));
    const below = Object.keys(categories_tree[top.name]?.children ?? {});
    expect(below).toEqual(namesOf([right, meter, left, seals, zinc]));
  });

  it('in the list of brands, those without products too', async () => {
    const ours = async () => (await allBrands()).brands.filter(({ name }) => name.endsWith(suffix));

    await expect.poll(ours).toEqual([
      { ...own(hidden), count: 0 },
      { ...own(alpha), count: 1 },
      { ...own(zeta), count: 3 },
    ]);
    const { brands, ...rest } = await allBrands();
    expect(rest).toEqual({});
    expect(namesOf(brands)).toEqual(namesOf(brands).toSorted(french.compare));
  });

  it('in the brands of a category', async () => {
    const shown = ({ id, name }: Named, product_count: number) => ({ id, name, logo: null, product_count });
    const brands = [shown(alpha, 1), shown(zeta, 2)];

    await expect.poll(() => brandsOf(top.slug)).toEqual({ category: top.name, brands });

    expect((await brandsOf(leaf.slug)).brands).toEqual([shown(alpha, 1), shown(zeta, 1)]);
    expect(await brandsOf(zinc.slug)).toEqual({ category: zinc.name, brands: [] });
  });

  it('also after it has moved, and no more when it is gone', async () => {
    const counts = async () => {
      const found = (await lists()).categories.find(({ id }) => id === top.id) as Counted | undefined;
      const below = [left, right].map(({ id }) => found?.children.find((child) => child.id === id)?.product_count);
      return [found?.product_count, ...below];
    };
    await office.update('products', moving, { categories: [right.id] });
    await expect.poll(counts).toEqual([2, 1, 2]);

    await office.remove('products', moving);
    await expect.poll(counts).toEqual([1, 1, 1]);
  });
});

type Counted = Named & { product_count: number; children: Counted[] };

it('the tree has exactly the documented parts, and figures that agree with the lists', async () => {
  const answers = () => Promise.all([tree(), allBrands(), getJson<{ total: number }>('/api/products/?limit=1')]);

  // Other tests change the shop meanwhile: repeated until all three are read between two changes.
  await expect
    .poll(
      async () => {
        const [{ all_tags, stats, categories_tree, ...rest }, { brands }, { total }] = await answers();
        return (
          Object.keys(rest).length === 0 &&
          JSON.stringify(all_tags) === JSON.stringify(namesOf(brands)) &&
          stats.total_categories === countEntries(categories_tree) &&
          stats.total_tags === brands.length &&
          stats.total_products === total &&
          Object.keys(stats).length === 3
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
});

it('the tree shows the slug that an editor chose', async () => {
  const slug = `choisi-${randomUUID()}`;
  const { name } = await createCategory(office, { name: `Rayon ${randomUUID()}`, slug });

  expect((await tree()).categories_tree[name]).toMatchObject({ slug });
});

it.each(['inconnue', '%C3%A9t%C3%A9', "'%20OR%20''='", 'x'.repeat(500)])(
  'the brands of the unknown category %s are a 404 in words',
  async (slug) => {
    const { message } = await refusal(await ask(`/api/category/${slug}/brands/`), 404);

    expect(message).toBe('Catégorie non trouvée');
  },
);

function countEntries(entries: Record<string, Entry>): number {
  return Object.values(entries).reduce((sum, { children }) => sum + 1 + countEntries(children), 0);
}
