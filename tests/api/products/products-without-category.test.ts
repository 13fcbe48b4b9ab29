/** A product whose last category was deleted: it can be edited as before, is listed, and gets a category again. */
import { expect, it } from 'vitest';
import { type AdminHealthAnswer, adminHealthAnswer } from '@/contract/admin/health';
import type { AdminProductsAnswer } from '@/contract/admin/products';
import { askAdmin } from '../../support/admin-calls';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory } from '../../support/back-office';
import { problems } from '../../support/cms-problems';
import { importCsv, newReference, takeTurnsWithImports } from '../../support/imports';
import { askProducts, type Fields, getProduct, postProduct, productForm, putProduct } from '../../support/products';

const office = sharedOffice();
takeTurnsWithImports();

const DOORS = {
  '/api/admin': (id: number) => askAdmin(`/api/admin/categories2/${id}/`, { method: 'DELETE' }),
  '/cms': (id: number) => office.remove('categories', id),
  'a selection in /cms': (id: number) => office.ask(`categories?where[id][in][0]=${id}`, 'DELETE'),
};

/** A product whose only category, below a deleted one, is gone. */
async function bareProduct(fields: Fields = {}, door: keyof typeof DOORS = '/api/admin') {
  const top = await createCategory(office);
  const { id: category_ids } = await createCategory(office, { parent: top.id });
  const product = await postProduct(office, { ...fields, category_ids });
  expect((await DOORS[door](top.id)).ok).toBe(true);
  return product;
}

it.each(Object.keys(DOORS) as (keyof typeof DOORS)[])(
  'stays on sale when %s deletes the category, and is repriced and unpublished',
  async (door) => {
    const { id } = await bareProduct({}, door);

    const onSale = await ask(`/api/product/${id}/`);
    const repriced = await putProduct(office, id, { price: 1234 });
    const unpublished = await putProduct(office, id, productForm({ published: false, category_ids: '' }));

    expect(onSale.status).toBe(200);
    expect(repriced).toMatchObject({ price: 1234, categories: [] });
    expect(unpublished).toMatchObject({ published: false, categories: [] });
  },
);

it('is edited in the CMS too, alone and in a selection', async () => {
  const { id } = await bareProduct();

  const alone = await office.update('products', id, { price: 7 });
  const selected = await office.ask(`products?where[id][in][0]=${id}`, 'PATCH', { published: false });

  expect([alone.status, selected.status]).toEqual([200, 200]);
  expect(await getProduct(office, id)).toMatchObject({ price: 7, published: false });
});

it('is repriced by an import, with an empty cell of categories or without the column', async () => {
  const reference = newReference();
  const { id, title } = await bareProduct({ reference });

  const runs = [
    await importCsv(`reference,title,categories,price\n${reference},${title},,20`, { token: office.token }),
    await importCsv(`reference,price,published\n${reference},30,no`, { token: office.token }),
  ];

  expect(runs).toMatchObject([{ updated: 1 }, { updated: 1 }]);
  expect(await getProduct(office, id)).toMatchObject({ price: 30, published: false });
});

it('gets a category again by form, CMS and import, and then never loses the last one', async () => {
  const category = await createCategory(office);
  const reference = newReference();
  const [one, two, three] = [await bareProduct(), await bareProduct(), await bareProduct({ reference })];

  await putProduct(office, one.id, { category_ids: [category.id] });
  await office.update('products', two.id, { categories: [category.id] });
  await importCsv(`reference,categories\n${reference},${category.slug}`, { token: office.token });

  for (const { id } of [one, two, three]) {
    expect(await getProduct(office, id)).toMatchObject({ categories: [{ id: category.id }] });
    const emptied = await askProducts(office.token, `${id}/`, { method: 'PUT', body: { category_ids: [] } });
    expect((await refusal(emptied, 400)).details).toEqual({ category_ids: ['Please select at least one category'] });
    expect(await problems(await office.update('products', id, { categories: [] }))).toEqual({
      categories: 'Please select at least one category',
    });
  }
});

it('a new product needs one at every door', async () => {
  const body = { title: 'Sans catégorie', price: 5 };

  const byCall = await askProducts(office.token, '', { method: 'POST', body: { ...body, category_ids: [] } });
  const byCms = await office.ask('products', 'POST', { ...body, categories: [] });

  expect((await refusal(byCall, 400)).details).toEqual({ category_ids: ['Please select at least one category'] });
  expect(await problems(byCms)).toEqual({ categories: 'Please select at least one category' });
});

it('is listed for the back office and for the owner', async () => {
  const { id, title } = await bareProduct();
  const filed = await postProduct(office);

  const { products, total } = await json<AdminProductsAnswer>(
    await askAdmin('/api/admin/products/?without=category&ordering=-id&limit=100'),
  );
  const health = await json<AdminHealthAnswer>(await askAdmin('/api/admin/health/'));

  expect(products[0]?.id).toBe(id);
  expect(products.map((product) => product.id)).not.toContain(filed.id);
  expect(products.every(({ categories }) => categories.length === 0)).toBe(true);
  expect(total).toBeGreaterThan(0);
  expect(adminHealthAnswer.parse(health).without_category).toContainEqual({ id, title, published: true });
});

it('an unknown value of `without` is refused', async () => {
  const { details } = await refusal(await askAdmin('/api/admin/products/?without=colour'), 400);

  expect(Object.keys(details ?? {})).toEqual(['without']);
});
