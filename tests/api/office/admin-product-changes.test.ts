/** Changing products by the back office's own calls; unknown products and malformed bodies of all calls about products. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { bearer } from '../../support/accounts';
import { ask, refusal, sharedOffice } from '../../support/api';
import { createCategory } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { askProducts, getProduct, postProduct, productForm, putProduct } from '../../support/products';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const staff = await createPerson({ url, admin: office, role: 'staff' });
const createBrand = () => office.create<{ id: number; name: string }>('tags', { name: `Marque ${randomUUID()}` });

describe('a change', () => {
  it('leaves what it does not name as it is', async () => {
    const brand = await createBrand();
    const before = await postProduct(office, {
      short_description: 'Courte',
      description: 'Longue',
      stock: 7,
      reference: `R-${randomUUID()}`,
      tag_ids: brand.id,
      published: false,
      date: '2026-01-02',
      image_1_url: '/media/1.webp',
    });

    const after = await putProduct(staff.office, before.id, productForm({ title: 'Autre titre' }));

    expect(after).toEqual({ ...before, title: 'Autre titre', updated_at: expect.any(String) });
    expect(after.updated_at).not.toBe(before.updated_at);
  });

  it('of every field is there for the next reader', async () => {
    const { id } = await postProduct(office, { stock: 3, reference: `R-${randomUUID()}` });
    const [category, brand] = [await createCategory(office), await createBrand()];
    const fields = {
      title: 'Nouveau',
      short_description: '',
      description: '',
      price: 5,
      stock: '',
      stock_status: 'outofstock',
      date: '2025-12-31T10:00:00+01:00',
      reference: '',
      published: 'false',
      category_ids: category.id,
      tag_ids: brand.id,
    };

    const after = await putProduct(office, id, productForm(fields));

    expect(await getProduct(office, id)).toEqual(after);
    expect(after).toMatchObject({
      title: 'Nouveau',
      short_description: '',
      description: '',
      description_text: '',
      price: 5,
      stock: null,
      stock_status: 'outofstock',
      in_stock: false,
      date: '2025-12-31T09:00:00.000Z',
      reference: null,
      published: false,
      categories: [{ id: category.id, name: category.name }],
      tags: [{ id: brand.id, name: brand.name }],
    });
    expect((await ask(`/api/product/${id}/`)).status).toBe(404);
  });

  it('takes all brands away by an empty field, but never the last category', async () => {
    const brand = await createBrand();
    const { id } = await postProduct(office, { tag_ids: brand.id });

    const after = await putProduct(office, id, productForm({ tag_ids: '' }));
    const refused = await askProducts(office.token, `${id}/`, {
      method: 'PUT',
      body: productForm({ category_ids: '' }),
    });

    expect(after.tags).toEqual([]);
    expect((await refusal(refused, 400)).details).toEqual({ category_ids: ['Please select at least one category'] });
  });

  it('by the very answer of a read changes nothing', async () => {
    const before = await postProduct(office, { description: '<p>Un <strong>deux</strong></p>', stock: 2 });

    const after = await putProduct(office, before.id, before);

    expect(after).toEqual({ ...before, updated_at: expect.any(String) });
  });

  it('to an emptied price or a blank title is refused and changes nothing', async () => {
    const before = await postProduct(office);
    const body = productForm({ price: '', title: ' ' });

    const response = await askProducts(office.token, `${before.id}/`, { method: 'PUT', body });

    expect(Object.keys((await refusal(response, 400)).details ?? {}).toSorted()).toEqual(['price', 'title']);
    expect(await getProduct(office, before.id)).toEqual(before);
  });

  it('smuggles nothing in: fields that no form has are passed over', async () => {
    const before = await postProduct(office, { stock: 5 });
    const more = {
      id: 1,
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
      title_folded: 'x',
      titleFolded: 'x',
      search_text: 'x',
      main_image: '/media/x.webp',
      in_stock: false,
      stockStatus: 'outofstock',
      image1: 1,
      image1Url: '/media/x.webp',
      categories: [],
      stockSeen: 0,
      versionSeen: '2001-01-01T00:00:00.000Z',
      all_images: ['/media/x.webp'],
      constructor: { prototype: { published: false } },
    };

    const after = await putProduct(office, before.id, more);

    expect(after).toEqual({ ...before, updated_at: expect.any(String) });
    const [row] = await rows('SELECT title_folded, created_at FROM products WHERE id = $1', [before.id]);
    expect(row?.title_folded).toMatch(/^piece /);
    expect(Math.abs(row?.created_at.getTime() - Date.now())).toBeLessThan(60_000);
  });
});

describe('the stock in a form', () => {
  it('that was sold from meanwhile is not put back', async () => {
    const { id } = await postProduct(office, { stock: 10 });
    await postOrder(url, orderBody(id));

    const body = { stock: 10, stock_seen: 10, title: 'Autre' };
    const after = await putProduct(office, id, body);

    expect(after.stock).toBe(9);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 9, booked: 9 });
  });

  it('that was read with the copy is not put back if pieces were sold since', async () => {
    const { id, updated_at } = await postProduct(office, { stock: 10 });
    await postOrder(url, orderBody(id));

    const response = await askProducts(office.token, `${id}/`, { method: 'PUT', body: { stock: 10, updated_at } });

    expect((await refusal(response, 409)).details?.stock?.[0]).toMatch(/the stock is now 9/);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 9, booked: 9 });
    const same = await putProduct(office, id, { stock: 9, title: 'Autre', updated_at });
    expect(same).toMatchObject({ stock: 9, title: 'Autre' });
  });

  it('is changed if nothing was sold since the copy, or if it says which stock it saw', async () => {
    const { id, updated_at } = await postProduct(office, { stock: 10 });

    const first = await putProduct(office, id, { stock: 20, updated_at });
    await postOrder(url, orderBody(id));
    const second = await putProduct(office, id, { stock: 30, stock_seen: 19, updated_at: first.updated_at });

    expect([first.stock, second.stock]).toEqual([20, 30]);
  });

  it('that others changed meanwhile is not overwritten', async () => {
    const { id } = await postProduct(office, { stock: 10 });
    await postOrder(url, orderBody(id));

    const response = await askProducts(office.token, `${id}/`, { method: 'PUT', body: { stock: 20, stock_seen: 10 } });

    expect((await refusal(response, 409)).details?.stock?.[0]).toMatch(/it is now 9/);
    expect((await getProduct(office, id)).stock).toBe(9);
  });
});

/** Each call about one product, as [method, path, whether it takes a body]. */
const OF_ONE = [
  ['GET', '{id}/', false],
  ['PUT', '{id}/', true],
  ['DELETE', '{id}/', false],
  ['POST', '{id}/swap-images/', true],
  ['POST', '{id}/delete-image/', true],
  ['POST', '{id}/make-main/', true],
] as const;
const WITH_BODY = [['POST', '', true] as const, ...OF_ONE.filter(([, , takesBody]) => takesBody)];

it.each(OF_ONE)('%s /api/admin/products/%s knows no product that does not exist', async (method, path) => {
  const body = { position: 1, position1: 1, position2: 2, title: 'x' };
  for (const id of ['2000000000', '99999999999', '0', 'abc', '-1', '1.5']) {
    const response = await askProducts(office.token, path.replace('{id}', String(id)), {
      method,
      ...(method === 'GET' ? {} : { body }),
    });
    await refusal(response, 404);
  }
});

it.each(WITH_BODY)('%s /api/admin/products/%s wants a form or JSON', async (method, path) => {
  const { id } = await postProduct(office);
  const send = (type: string, text: string) =>
    fetch(`${url}/api/admin/products/${path.replace('{id}', String(id))}`, {
      method,
      headers: { ...bearer(office.token), 'Content-Type': type },
      body: text,
    });

  await refusal(await send('text/plain', 'title=x'), 415);
  await refusal(await send('application/json', '{'), 400);
  await refusal(await send('application/json', '[]'), 400);
  await refusal(await send('multipart/form-data; boundary=x', 'nothing of the kind'), 400);
  await refusal(await send('application/json', `{"title":"${'x'.repeat(1_100_000)}"}`), 413);
});
