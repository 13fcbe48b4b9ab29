/** GET /api/categories-tags/: the tree of categories and the brands, with their numbers of products. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { getJson, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

type Category = { id: number; name: string; slug: string; count: number; product_count: number; children: Category[] };
type Tag = { id: number; name: string; slug: string; image_url: string | null; count: number; product_count: number };

const office = sharedOffice();
const lists = () => getJson<{ categories: Category[]; tags: Tag[] }>('/api/categories-tags/');
const createBrand = (name: string) => office.create<Tag>('tags', { name });
const french = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

async function category(id: number): Promise<Category | undefined> {
  return (await lists()).categories.find((found) => found.id === id);
}

it('a parent counts each product of its whole subtree once', async () => {
  const top = await createCategory(office);
  const left = await createCategory(office, { parent: top.id });
  const right = await createCategory(office, { parent: top.id });
  const leaf = await createCategory(office, { parent: left.id });
  await createProduct(office, { categories: [leaf.id, right.id, top.id] });
  await createProduct(office, { categories: [left.id] });
  await createProduct(office, { categories: [leaf.id], published: false });

  await expect.poll(async () => (await category(top.id))?.product_count).toBe(2);
  const found = await category(top.id);
  expect(found?.count).toBe(2);
  const counts = Object.fromEntries(found?.children.map((child) => [child.id, child.product_count]) ?? []);
  expect(counts).toEqual({ [left.id]: 2, [right.id]: 1 });
  expect(found?.children.find(({ id }) => id === left.id)?.children).toMatchObject([{ id: leaf.id, product_count: 1 }]);
});

it('categories and brands have exactly the documented shape', async () => {
  const { id, name, slug } = await createCategory(office);
  const brand = await createBrand(`Marque ${randomUUID()}`);
  await createProduct(office, { categories: [id], tags: [brand.id] });

  await expect.poll(async () => (await category(id))?.count).toBe(1);
  const { tags } = await lists();

  expect(await category(id)).toEqual({ id, name, slug, image_url: null, count: 1, product_count: 1, children: [] });
  expect(tags.find((tag) => tag.id === brand.id)).toEqual({
    id: brand.id,
    name: brand.name,
    slug: brand.slug,
    image_url: null,
    count: 1,
    product_count: 1,
  });
});

it('both are in French order, at every depth', async () => {
  const suffix = randomUUID();
  const names = ['Étanchéité', 'eau', 'Zinc', 'Écrou', 'Ebulliomètre'].map((name) => `${name} ${suffix}`);
  const top = await createCategory(office);
  await Promise.all(names.map((name) => createCategory(office, { name, parent: top.id })));
  await Promise.all(names.map(createBrand));

  const { categories, tags } = await lists();

  const children = categories.find(({ id }) => id === top.id)?.children.map(({ name }) => name);
  expect(children).toEqual(['eau', 'Ebulliomètre', 'Écrou', 'Étanchéité', 'Zinc'].map((name) => `${name} ${suffix}`));
  for (const list of [categories, tags].map((entries) => entries.map(({ name }) => name))) {
    expect(list).toEqual(list.toSorted(french.compare));
  }
});

it('counts follow products that join, move and leave', async () => {
  const [first, second] = await Promise.all([createCategory(office), createCategory(office)]);
  const counts = async () => [(await category(first.id))?.product_count, (await category(second.id))?.product_count];
  const { id } = await createProduct(office, { categories: [first.id] });
  await expect.poll(counts).toEqual([1, 0]);

  await office.update('products', id, { categories: [second.id] });
  await expect.poll(counts).toEqual([0, 1]);

  await office.remove('products', id);
  await expect.poll(counts).toEqual([0, 0]);
});
