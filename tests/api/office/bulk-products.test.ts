/** Many products changed at once: previewed, applied, taken back, while others edit and buy. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { AuditLogEntry } from '@/contract/admin/audit';
import { bearer, times } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct, type Json } from '../../support/back-office';
import { bulkOf } from '../../support/bulk-products';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { getProduct, productForm, putProduct } from '../../support/products';
import { openRival, sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const staff = await createPerson({ url, admin: office, role: 'staff' });
const bulk = bulkOf(office);

const createBrand = () =>
  office.create<{ id: number; name: string; slug: string }>('tags', { name: `Marque ${randomUUID()}` });

/** Products of a category of their own, by which a filter finds these alone. */
async function someProducts(prices: readonly (number | null)[], data: Json = {}) {
  const category = await createCategory(office);
  const ids: number[] = [];
  for (const price of prices) ids.push((await createProduct(office, { categories: [category.id], price, ...data })).id);
  return { category, ids, filter: { category: category.slug } };
}

const priceOf = async (id: number) => (await getProduct(office, id)).price;
const entriesOf = async (id: number) => {
  const answer = await ask(`/api/admin/audit/?subject=products/${id}`, { headers: bearer(office.token) });
  return (await json<{ entries: AuditLogEntry[] }>(answer)).entries;
};

describe('a preview', () => {
  it('says old and new of each product and changes nothing', async () => {
    const { ids, filter } = await someProducts([1000, null, 1234]);
    const before = await Promise.all(ids.map((id) => getProduct(office, id)));

    const preview = await bulk.preview({ filter, change: { price: { percent: 10, round: 50 } } });

    expect(preview).toMatchObject({ total: 3, changed: 2, unchanged: 1, refused: 0, lowest: 0, refusals: [] });
    expect(preview.rows.map(({ id, old, new: next }) => [id, old.price, next.price])).toEqual([
      [ids[2], 1234, 1350],
      [ids[0], 1000, 1100],
    ]);
    expect(await Promise.all(ids.map((id) => getProduct(office, id)))).toEqual(before);
    expect(await entriesOf(ids[0] ?? 0)).toHaveLength(1);
  });

  it('names what breaks a rule', async () => {
    const { category, ids } = await someProducts([10]);

    const preview = await bulk.preview({ ids: [...ids, 2_000_000_000], change: { category: { remove: category.id } } });

    expect(preview).toMatchObject({ total: 2, changed: 0, refused: 2 });
    expect(preview.refusals.map(({ message }) => message)).toEqual([
      'Please select at least one category',
      'This product no longer exists.',
    ]);
  });

  it('shows a hundred rows of more, and counts all', async () => {
    const { ids, filter } = await someProducts([5]);
    await rows(
      `INSERT INTO products (title, price, published, date, search_text, category_ids, category_path_ids, stock_status, updated_at, created_at)
       SELECT 'Copie ' || n, price, published, date, search_text, category_ids, category_path_ids, stock_status, now(), now()
       FROM products, generate_series(1, 120) n WHERE id = $1`,
      [ids[0]],
    );

    const preview = await bulk.preview({
      filter: { ...filter, ordering: 'price' },
      change: { price: { amount: -50 } },
    });

    expect(preview).toMatchObject({ total: 121, changed: 121, lowest: 121 });
    expect(preview.rows).toHaveLength(100);
    expect(preview.rows[0]?.new).toEqual({ price: 0.01 });
  });
});

describe('applied', () => {
  it('a change is what its preview said, in the list, the shop and the audit log, by whoever made it', async () => {
    const { ids, filter } = await someProducts([1000, 2000]);
    const change = { price: { amount: -100 } };
    const { plan } = await bulk.preview({ filter, change });
    const mine = bulkOf(staff.office);

    const refused = await mine.post({ filter, change, plan });
    const result = await bulk.apply({ filter, change, plan });

    expect(await refusal(refused, 400)).toMatchObject({ details: { plan: [expect.stringContaining('preview')] } });
    expect(result).toMatchObject({ preview: false, total: 2, changed: 2, unchanged: 0, refused: 0, refusals: [] });
    expect(await Promise.all(ids.map(priceOf))).toEqual([900, 1900]);
    expect(await json(await ask(`/api/product/${ids[0]}/`))).toMatchObject({ price: 900 });
    expect((await entriesOf(ids[0] ?? 0))[0]).toMatchObject({
      action: 'update',
      actor: 'admin',
      changes: { price: [1000, 900] },
    });
    expect(new Date(result.undo_until).getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
  });

  it('publication, categories and brands reach what the shop shows and searches', async () => {
    const { category, ids } = await someProducts([100, 100]);
    const [other, brand] = [await createCategory(office), await createBrand()];
    const [id = 0] = ids;

    await bulk.apply({ ids, change: { category: { add: other.id }, brand: { replace: brand.id } } });
    const listed = await json<{ total: number }>(
      await ask(`/api/products/?categories=${other.slug}&tags=${brand.slug}`),
    );
    const found = await json<{ products: Json[] }>(await ask(`/api/search/?q=${encodeURIComponent(brand.name)}`));
    await bulk.apply({ ids, change: { published: false } });

    expect(await getProduct(office, id)).toMatchObject({
      categories: [{ id: category.id }, { id: other.id }],
      tags: [{ id: brand.id }],
      published: false,
    });
    expect(listed.total).toBe(2);
    expect(found.products).toHaveLength(2);
    expect((await ask(`/api/product/${id}/`)).status).toBe(404);
    expect((await entriesOf(id)).map(({ changes }) => changes).slice(0, 2)).toEqual([
      { published: [true, false] },
      { categories: [category.name, `${category.name}, ${other.name}`], tags: ['', brand.name] },
    ]);
  });

  it('a product that somebody changed since the preview is refused with their name, the others are changed', async () => {
    const { ids, filter } = await someProducts([1000, 2000]);
    const change = { price: { percent: 10 } };
    const { plan } = await bulk.preview({ filter, change });
    await putProduct(staff.office, ids[0] ?? 0, productForm({ price: 1500 }));
    await postOrder(url, orderBody(ids[1] ?? 0));

    const result = await bulk.apply({ filter, change, plan });

    expect(result).toMatchObject({ total: 2, changed: 1, refused: 1 });
    expect(result.refusals).toEqual([
      {
        id: ids[0],
        title: expect.any(String),
        message: expect.stringContaining(staff.username),
        changed_by: staff.username,
      },
    ]);
    expect(await Promise.all(ids.map(priceOf))).toEqual([1500, 2200]);
  });

  it('the same request again, at once or later, counts once', async () => {
    const { ids, filter } = await someProducts([1000]);
    const [change, key] = [{ price: { amount: 10 } }, randomUUID()];
    const { plan } = await bulk.preview({ filter, change });

    const results = await times(4, () => bulk.apply({ ids, change }, key));
    const later = await bulk.apply({ ids, change }, key);
    const reused = await bulk.post({ ids, change: { price: { amount: 20 } } }, key);

    expect(new Set([...results, later].map(({ id }) => id)).size).toBe(1);
    expect(later).toMatchObject({ changed: 1 });
    expect(reused.status).toBe(422);
    expect(await priceOf(ids[0] ?? 0)).toBe(1010);
    // The preview was made before: it is applied once too, and refuses what changed since.
    const [first, second] = await times(2, () => bulk.apply({ filter, change, plan }));
    expect(first).toEqual(second);
    expect(first).toMatchObject({ id: plan, changed: 0, refused: 1 });
  });

  it('a change waits for an edit under way, and starts from what that edit saved', async () => {
    const { ids } = await someProducts([1000]);
    const { client, untilAwaited } = await openRival(rows);
    await client.query('UPDATE products SET price = 5000 WHERE id = $1', [ids[0]]);

    const applying = bulk.apply({ ids, change: { price: { percent: 10 } } });
    await untilAwaited();
    await client.query('COMMIT');

    expect(await applying).toMatchObject({ changed: 1 });
    expect(await priceOf(ids[0] ?? 0)).toBe(5500);
  });
});

describe('taken back', () => {
  it('products get their former values, but those that somebody changed since', async () => {
    const { ids } = await someProducts([1000, 2000, null]);
    const other = await createCategory(office);
    const before = await Promise.all(ids.map((id) => getProduct(office, id)));
    const { id } = await bulk.apply({ ids, change: { price: { percent: 50 }, category: { replace: other.id } } });
    await putProduct(staff.office, ids[1] ?? 0, productForm({ title: 'Changé entre-temps' }));
    await postOrder(url, orderBody(ids[0] ?? 0, { price: 1500 }));

    const [undone, again] = [await bulk.undo(id), await bulk.undo(id)];

    expect(undone).toEqual(again);
    expect(undone).toEqual({
      id,
      undone: 2,
      kept: 1,
      refusals: [expect.objectContaining({ id: ids[1], title: 'Changé entre-temps', changed_by: staff.username })],
    });
    const [first, second, third] = await Promise.all(ids.map((product) => getProduct(office, product)));
    expect(first).toMatchObject({ price: 1000, categories: before[0]?.categories });
    expect(second).toMatchObject({ price: 3000, categories: [{ id: other.id }] });
    expect(third).toMatchObject({ price: null, categories: before[2]?.categories });
    expect((await entriesOf(ids[0] ?? 0))[0]?.changes).toMatchObject({ price: [1500, 1000] });
  });

  it('only within ten minutes, only what was applied', async () => {
    const { ids } = await someProducts([1000]);
    const change = { price: { amount: 1 } };
    const { id } = await bulk.apply({ ids, change });
    const { plan } = await bulk.preview({ ids, change });
    await rows("UPDATE product_bulk_edits SET done_at = done_at - interval '11 minutes' WHERE id = $1", [id]);

    expect((await bulk.postUndo(id)).status).toBe(409);
    expect((await bulk.postUndo(plan)).status).toBe(404);
    expect(await priceOf(ids[0] ?? 0)).toBe(1001);
  });

  it('an interrupted change ends there', async () => {
    const { ids } = await someProducts([1000, 1000]);
    const { id } = await bulk.apply({ ids, change: { price: { amount: 1 } } });
    await rows("UPDATE product_bulk_edits SET state = 'open', done_at = NULL WHERE id = $1", [id]);
    await rows('UPDATE product_bulk_rows SET outcome = NULL WHERE edit_id = $1 AND product_id = $2', [id, ids[1]]);

    expect(await bulk.undo(id)).toMatchObject({ undone: 1, kept: 0 });
    expect(await Promise.all(ids.map(priceOf))).toEqual([1000, 1001]);
  });
});

it('an interrupted change goes on when it is sent again', async () => {
  const { ids } = await someProducts([1000, 1000]);
  const [change, key] = [{ price: { amount: 1 } }, randomUUID()];
  const { id } = await bulk.apply({ ids, change }, key);
  await rows("UPDATE product_bulk_edits SET state = 'open', done_at = NULL WHERE id = $1", [id]);
  await rows('UPDATE product_bulk_rows SET outcome = NULL WHERE edit_id = $1 AND product_id = $2', [id, ids[1]]);
  await rows('UPDATE products SET price = 1000 WHERE id = $1', [ids[1]]);

  expect(await bulk.apply({ ids, change }, key)).toMatchObject({ id, changed: 2 });
  expect(await Promise.all(ids.map(priceOf))).toEqual([1001, 1001]);
});

describe('refused is', () => {
  it.each([
    ['neither ids nor filter', {}, 'ids'],
    ['both', { ids: [1], filter: {} }, 'ids'],
    ['an unknown filter, which would widen the selection', { filter: { categorie: 'x' } }, 'filter'],
    ['no change', { ids: [1], change: {} }, 'change'],
    ['an unknown change', { ids: [1], change: { title: 'x' } }, 'change'],
    ['a price by both', { ids: [1], change: { price: { amount: 1, percent: 1 } } }, 'change.price'],
    ['another step', { ids: [1], change: { price: { amount: 1, round: 20 } } }, 'change.price'],
    ['a brand that does not exist', { ids: [1], change: { brand: { add: 2_000_000_000 } } }, 'change.brand'],
  ])('%s', async (_, body, field) => {
    const { details } = await refusal(await bulk.post({ change: { published: true }, ...body }), 400);
    expect(Object.keys(details ?? {})).toEqual([field]);
  });
});
