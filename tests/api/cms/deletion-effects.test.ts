/** What a deletion is said to touch beforehand, and what it then touches. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { type DeletionEffects, deletionEffects } from '@/contract/admin/deletions';
import { askAdmin } from '../../support/admin-calls';
import { json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();

const NOTHING: DeletionEffects = { subcategories: 0, products: 0, products_without_category: 0, open_orders: 0 };

const effects = async (path: string) =>
  deletionEffects.strict().parse(await json(await askAdmin(`/api/admin/${path}/deletion/`)));
const remove = async (path: string) => {
  expect((await askAdmin(`/api/admin/${path}/`, { method: 'DELETE' })).status).toBe(204);
};

async function order(productId: number, { status, ...changes }: { status?: string; shipping?: object } = {}) {
  const placed = await json<{ order_id: number }>(await postOrder(url, orderBody(productId, changes)), 201);
  if (status) await office.update('orders', placed.order_id, { status });
  return placed.order_id;
}

it('of a category: all below it, and each product in it once, unpublished ones too', async () => {
  const [top, other] = [await createCategory(office), await createCategory(office)];
  const middle = await createCategory(office, { parent: top.id });
  const leaf = await createCategory(office, { parent: middle.id });
  const products = [
    await createProduct(office, { categories: [top.id, leaf.id] }),
    await createProduct(office, { categories: [middle.id], published: false }),
    await createProduct(office, { categories: [leaf.id, other.id] }),
  ].map(({ id }) => id);
  await createProduct(office, { categories: [other.id] });

  const said = await effects(`categories2/${top.id}`);
  await remove(`categories2/${top.id}`);

  expect(said).toEqual({ ...NOTHING, subcategories: 2, products: 3, products_without_category: 2 });
  const gone = await rows('SELECT count(*)::int AS n FROM categories WHERE id = ANY($1)', [[middle.id, leaf.id]]);
  expect(gone).toEqual([{ n: 0 }]);
  const left = await rows('SELECT category_ids FROM products WHERE id = ANY($1) ORDER BY id', [products]);
  expect(left.map(({ category_ids }) => category_ids)).toEqual([[], [], [other.id]]);
});

it('of a brand: each of its products, unpublished ones too', async () => {
  const brand = await office.create<{ id: number }>('tags', { name: `Marque ${randomUUID()}` });
  await createProduct(office, { tags: [brand.id] });
  await createProduct(office, { tags: [brand.id], published: false });

  expect(await effects(`tags/${brand.id}`)).toEqual({ ...NOTHING, products: 2 });

  await remove(`tags/${brand.id}`);
  expect(await rows('SELECT id FROM products WHERE tag_ids && ARRAY[$1::int]', [brand.id])).toEqual([]);
});

it('of a product: the open orders with it, which keep it', async () => {
  const product = await createProduct(office);
  const open = await order(product.id);
  await order(product.id, { status: 'shipping' });
  await order(product.id, { status: 'delivered' });
  await order(product.id, { status: 'cancelled' });

  const said = await effects(`products/${product.id}`);
  await remove(`products/${product.id}`);

  expect(said).toEqual({ ...NOTHING, open_orders: 2 });
  const kept = await json<{ items: { product_title: string }[] }>(await askAdmin(`/api/admin/orders/${open}/`));
  expect(kept.items.map(({ product_title }) => product_title)).toEqual([product.title]);
});

it('of a wilaya: the open orders that go there', async () => {
  const name = `Wilaya ${randomUUID().slice(0, 8)}`;
  const wilaya = await office.create<{ id: number }>('wilayas', { name, price: 500 });
  const { id } = await createProduct(office);
  const shipping = { address: '1 rue du Test', city: 'Test', region: name.toLowerCase().replaceAll(' ', '-') };
  await order(id, { shipping });
  await order(id, { shipping, status: 'delivered' });

  expect(await effects(`wilayas/${wilaya.id}`)).toEqual({ ...NOTHING, open_orders: 1 });
});

it.each(['categories2', 'tags', 'products', 'wilayas'])('of an unknown one of %s is 404', async (kind) => {
  for (const id of ['2147483647', '99999999999', 'abc', '0']) {
    await refusal(await askAdmin(`/api/admin/${kind}/${id}/deletion/`), 404);
  }
});
