/** GET /api/categories-tags-tree/ */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask, getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

type Entry = {
  id: number;
  slug: string;
  image_url: string | null;
  product_count: number;
  tags: string[];
  children: Record<string, Entry>;
};
type Tree = {
  categories_tree: Record<string, Entry>;
  all_tags: string[];
  stats: { total_categories: number; total_tags: number; total_products: number };
};

const office = sharedOffice();
const tree = () => getJson<Tree>('/api/categories-tags-tree/');
const createBrand = (name: string) => office.create<{ id: number; name: string }>('tags', { name });
const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

it('names each category with the counts and brands of its whole subtree', async () => {
  const suffix = randomUUID();
  const [zeta, alpha] = [await createBrand(`Zeta ${suffix}`), await createBrand(`Álpha ${suffix}`)];
  const top = await createCategory(office);
  const left = await createCategory(office, { parent: top.id });
  const leaf = await createCategory(office, { parent: left.id });
  await createProduct(office, { categories: [leaf.id, left.id, top.id], tags: [zeta.id] });
  await createProduct(office, { categories: [left.id], tags: [alpha.id, zeta.id] });
  await createProduct(office, { categories: [leaf.id], tags: [alpha.id], published: false });
  await expect.poll(async () => (await tree()).categories_tree[top.name]?.product_count).toBe(2);

  const found = (await tree()).categories_tree[top.name];

  const own = ({ id, slug }: { id: number; slug: string }) => ({ id, slug, image_url: null });
  const leafEntry = { ...own(leaf), product_count: 1, tags: [zeta.name], children: {} };
  const leftEntry = {
    ...own(left),
    product_count: 2,
    tags: [alpha.name, zeta.name],
    children: { [leaf.name]: leafEntry },
  };
  expect(found).toEqual({
    ...own(top),
    product_count: 2,
    tags: [alpha.name, zeta.name],
    children: { [left.name]: leftEntry },
  });
});

it('has exactly the documented parts, and figures that agree with the lists', async () => {
  await createProduct(office);
  const answers = () =>
    Promise.all([
      tree(),
      getJson<{ brands: { name: string }[] }>('/api/brands/'),
      getJson<{ total: number }>('/api/products/?limit=1'),
    ]);

  // Other tests change the shop meanwhile: repeated until all three are read between two changes.
  await expect
    .poll(
      async () => {
        const [{ all_tags, stats, categories_tree, ...rest }, { brands }, { total }] = await answers();
        return (
          Object.keys(rest).length === 0 &&
          JSON.stringify(all_tags) === JSON.stringify(brands.map(({ name }) => name)) &&
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

it('keeps categories in French order, at every depth', async () => {
  const suffix = randomUUID();
  const top = await createCategory(office);
  for (const name of ['Zinc', 'Écrou', 'eau']) {
    await createCategory(office, { name: `${name} ${suffix}`, parent: top.id });
  }

  const { categories_tree } = await tree();

  expect(Object.keys(categories_tree)).toEqual(Object.keys(categories_tree).toSorted(french.compare));
  expect(Object.keys(categories_tree[top.name]?.children ?? {})).toEqual(
    ['eau', 'Écrou', 'Zinc'].map((name) => `${name} ${suffix}`),
  );
});

it('shows the slug that an editor chose', async () => {
  const slug = `choisi-${randomUUID()}`;
  const { name } = await createCategory(office, { name: `Rayon ${randomUUID()}`, slug });

  expect((await tree()).categories_tree[name]?.slug).toBe(slug);
});

it('answers with and without the trailing slash', async () => {
  for (const path of ['/api/categories-tags-tree', '/api/categories-tags-tree/']) {
    expect((await ask(path)).status, path).toBe(200);
  }
});

function countEntries(entries: Record<string, Entry>): number {
  return Object.values(entries).reduce((sum, { children }) => sum + 1 + countEntries(children), 0);
}
