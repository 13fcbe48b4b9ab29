/** An order's life in the CMS: stock given back and taken again, history kept, nothing else editable. */
import { describe, expect, inject, it } from 'vitest';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

type Order = {
  status: string;
  total: number;
  statusHistory: { status: string; by: string }[];
  items: { title: string }[];
};

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const place = async (productId: number, quantity = 2, more: number[] = []) => {
  const items = [productId, ...more].map((product_id) => ({ product_id, quantity }));
  return (await json<{ order_id: number }>(await postOrder(url, orderBody(productId, { items })), 201)).order_id;
};
const move = (order: number, status: string) => office.update('orders', order, { status });
const read = async (order: number) => json<Order>(await office.ask(`orders/${order}`));
const history = async (order: number) => (await read(order)).statusHistory.map(({ status }) => status);

describe('cancelling', () => {
  it('gives the pieces back, makes the product available again, and writes it down', async () => {
    const { id } = await createProduct(office, { stock: 2 });
    const order = await place(id);
    expect(await stockOf(rows, id)).toMatchObject({ stock: 0, status: 'outofstock' });

    expect((await move(order, 'cancelled')).status).toBe(200);

    expect(await stockOf(rows, id)).toEqual({ stock: 2, status: 'instock', booked: 2, ordered: 0 });
    expect((await read(order)).statusHistory).toMatchObject([
      { status: 'pending', by: 'guest' },
      { status: 'cancelled', by: 'admin' },
    ]);
  });

  it('gives them back once, however often it is said', async () => {
    const { id } = await createProduct(office);
    const order = await place(id);

    for (const status of ['cancelled', 'cancelled', 'cancelled']) await move(order, status);

    expect(await stockOf(rows, id)).toMatchObject({ stock: 10, booked: 10 });
    expect(await history(order)).toEqual(['pending', 'cancelled']);
  });

  it('gives them back once when several cancel at once', async () => {
    const { id } = await createProduct(office);
    const order = await place(id, 3);

    const answers = await Promise.all(Array.from({ length: 5 }, () => move(order, 'cancelled')));

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await stockOf(rows, id)).toMatchObject({ stock: 10, booked: 10 });
    expect((await read(order)).status).toBe('cancelled');
    expect(await history(order)).toEqual(['pending', 'cancelled']);
  });

  it('gives back the other pieces if a product is gone', async () => {
    const [gone, here] = await Promise.all([createProduct(office), createProduct(office)]);
    const order = await place(gone.id, 1, [here.id]);
    await office.remove('products', gone.id);

    expect((await move(order, 'cancelled')).status).toBe(200);

    expect(await stockOf(rows, here.id)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('gives nothing if pieces were not counted', async () => {
    const { id } = await createProduct(office, { stock: null });
    const order = await place(id);
    await office.update('products', id, { stock: 5 });

    expect((await move(order, 'cancelled')).status).toBe(200);

    expect(await stockOf(rows, id)).toMatchObject({ stock: 5, booked: 5 });
  });
});

describe('leaving cancelled', () => {
  it('takes the pieces again', async () => {
    const { id } = await createProduct(office, { stock: 3 });
    const order = await place(id, 3);
    await move(order, 'cancelled');

    expect((await move(order, 'processing')).status).toBe(200);

    expect(await stockOf(rows, id)).toEqual({ stock: 0, status: 'outofstock', booked: 0, ordered: 3 });
    expect(await history(order)).toEqual(['pending', 'cancelled', 'processing']);
  });

  it('is refused with 409 where they are gone, and changes nothing', async () => {
    const [scarce, plenty] = await Promise.all([createProduct(office, { stock: 2 }), createProduct(office)]);
    const order = await place(scarce.id, 2, [plenty.id]);
    await move(order, 'cancelled');
    await place(scarce.id, 1);

    expect((await move(order, 'pending')).status).toBe(409);

    expect((await read(order)).status).toBe('cancelled');
    expect(await history(order)).toEqual(['pending', 'cancelled']);
    expect(await stockOf(rows, scarce.id)).toMatchObject({ stock: 1, booked: 1 });
    expect(await stockOf(rows, plenty.id)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('is refused with 409 if a product of it was deleted, before it was cancelled or since, and changes nothing', async () => {
    const [before, since, here] = await Promise.all([1, 2, 3].map(() => createProduct(office)));
    if (!before || !since || !here) throw new Error('Three products were made.');
    const orders = [await place(before.id, 2, [here.id]), await place(since.id, 2, [here.id])];
    await office.remove('products', before.id);
    for (const order of orders) await json(await move(order, 'cancelled'));
    await office.remove('products', since.id);

    for (const order of orders) {
      const answer = await json<{ errors: { message: string }[] }>(await move(order, 'pending'), 409);
      expect(answer.errors[0]?.message).toBe('The pieces of this order are no longer in stock');
      expect(await history(order)).toEqual(['pending', 'cancelled']);
    }
    expect(await stockOf(rows, here.id)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('takes nothing of a product whose pieces were not counted, deleted or not', async () => {
    const { id } = await createProduct(office, { stock: null });
    const order = await place(id);
    await json(await move(order, 'cancelled'));
    await office.remove('products', id);

    expect((await move(order, 'pending')).status).toBe(200);
  });

  it('takes what is still counted if the rest no longer is', async () => {
    const [uncounted, here] = await Promise.all([createProduct(office), createProduct(office)]);
    const order = await place(uncounted.id, 2, [here.id]);
    await json(await move(order, 'cancelled'));
    await json(await office.update('products', uncounted.id, { stock: null }));

    expect((await move(order, 'pending')).status).toBe(200);

    expect(await stockOf(rows, here.id)).toMatchObject({ stock: 8, booked: 8 });
  });

  it('and cancelling at once, again and again, leaves stock and book in step', async () => {
    const { id } = await createProduct(office);
    const order = await place(id, 4);

    const moves = ['cancelled', 'pending', 'cancelled', 'delivered', 'cancelled', 'shipping', 'cancelled', 'pending'];
    const answers = await Promise.all(moves.map((status) => move(order, status)));

    expect(answers.map((answer) => answer.status)).toEqual(Array(moves.length).fill(200));
    expect((await history(order)).length).toBeGreaterThan(2);
    const { status } = await read(order);
    const held = status === 'cancelled' ? 0 : 4;
    expect(await stockOf(rows, id)).toMatchObject({ stock: 10 - held, booked: 10 - held });
  });
});

describe('every other change of status', () => {
  it('moves no stock, in any direction, and is written down with who and in order', async () => {
    const { id } = await createProduct(office);
    const order = await place(id);

    for (const status of ['delivered', 'pending', 'shipping', 'shipping', 'processing']) await move(order, status);

    expect(await stockOf(rows, id)).toMatchObject({ stock: 8, booked: 8 });
    expect(await history(order)).toEqual(['pending', 'delivered', 'pending', 'shipping', 'processing']);
  });

  it('made at once by two people is written down twice', async () => {
    const { id } = await createProduct(office);
    const order = await place(id);

    await Promise.all([move(order, 'processing'), move(order, 'shipping')]);

    const [first, ...rest] = await history(order);
    expect([first, rest.toSorted()]).toEqual(['pending', ['processing', 'shipping']]);
  });

  it('to something that is no status is refused', async () => {
    const { id } = await createProduct(office);
    const order = await place(id);

    expect((await move(order, 'done')).status).toBe(400);
    expect((await read(order)).status).toBe('pending');
  });
});

describe('an order', () => {
  it('keeps its items, amounts, history and owner, whatever an edit says', async () => {
    const { id } = await createProduct(office);
    const order = await place(id);
    const before = await read(order);

    await office.update('orders', order, {
      total: 1,
      charges: [{ kind: 'subtotal', amount: 1 }],
      customerEmail: 'other@example.com',
      orderDate: '2000-01-01T00:00:00.000Z',
      items: [],
      statusHistory: [],
      account: 1,
      wilayaName: 'Oran',
    });

    const { updatedAt: _, versionSeen: __, ...kept } = before as Order & { updatedAt: string; versionSeen: string };
    expect(await read(order)).toMatchObject(kept);
  });

  it('is never deleted, nor made through the CMS, by the admin either', async () => {
    const { id } = await createProduct(office);
    const order = await place(id);

    expect((await office.remove('orders', order)).status).toBe(403);
    expect((await office.ask(`orders?where[id][equals]=${order}`, 'DELETE')).status).toBe(403);
    expect((await office.ask('orders', 'POST', { ...(await read(order)), id: undefined })).status).toBe(403);
    expect((await office.ask(`orders/${order}/duplicate`, 'POST', {})).status).toBe(403);
    expect((await read(order)).status).toBe('pending');
  });
});
