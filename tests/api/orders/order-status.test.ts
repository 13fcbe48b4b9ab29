/** An order's life: stock given back and taken again, history kept, a rival change never overwritten, nothing else editable. */
import { describe, expect, it } from 'vitest';
import { adminOrder } from '@/contract/admin/orders';
import { times } from '../../support/accounts';
import { ordersOf, placeBody, placeOrder } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { linesFor, orderBody } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

type Order = {
  status: string;
  total: number;
  statusHistory: { status: string; by: string }[];
  items: { title: string }[];
  updatedAt: string;
  versionSeen: string;
};

const office = sharedOffice();
const orders = ordersOf(office);
const rows = sharedDatabase();
const place = (productId: number, quantity = 2, more: number[] = []) =>
  placeBody(orderBody(0, { items: linesFor(...[productId, ...more].map((id) => [id, quantity] as const)) }));
/** By the form of the CMS. */
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

  it('gives them back once when several cancel at once', async () => {
    const { id } = await createProduct(office);
    const order = await place(id, 3);

    const answers = await times(5, () => move(order, 'cancelled'));

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await stockOf(rows, id)).toMatchObject({ stock: 10, booked: 10 });
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

describe('any other status', () => {
  it('is answered with the changed order, whose history names the person', async () => {
    const { orderId } = await placeOrder(office);

    const answer = adminOrder.strict().parse(await json(await orders.move(orderId, { status: 'processing' })));

    expect(answer).toEqual(await orders.read(orderId));
    expect(answer.status).toBe('processing');
    expect(answer.status_history).toMatchObject([
      { status: 'pending', by: 'guest' },
      { status: 'processing', by: 'admin' },
    ]);
  });

  it('may come next, in any order; only cancelling moves stock, and gives the pieces back once', async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 3 });
    const stock = async () => (await stockOf(rows, productId)).stock;

    for (const status of ['delivered', 'pending']) await json(await orders.move(orderId, { status }));
    expect(await stock()).toBe(7);
    for (const status of ['cancelled', 'cancelled', 'shipping', 'cancelled']) {
      await json(await orders.move(orderId, { status }));
    }

    const statuses = ['pending', 'delivered', 'pending', 'cancelled', 'shipping', 'cancelled'];
    expect(await history(orderId)).toEqual(statuses);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('than the one it has already is needed: the same changes nothing, whoever thinks it was another', async () => {
    const { orderId } = await placeOrder(office);
    const before = await orders.read(orderId);

    for (const from of [undefined, 'pending', 'shipping']) {
      expect(await json(await orders.move(orderId, { status: 'pending', from }))).toEqual(before);
    }
  });

  it('must be one', async () => {
    const { orderId } = await placeOrder(office);
    const wrong = [{}, { status: 'done' }, { status: null }, { status: ['pending'] }, [], 'pending'];

    for (const body of [...wrong, { status: 'pending', from: 'done' }]) {
      await refusal(await orders.move(orderId, body), 400);
    }
    expect((await move(orderId, 'done')).status).toBe(400);
    expect(await history(orderId)).toEqual(['pending']);
  });
});

describe('two people at once', () => {
  it('who saw the same status: one changes it, the other learns the new one', async () => {
    const { orderId } = await placeOrder(office);

    const answers = await Promise.all(
      ['processing', 'shipping'].map((status) => orders.move(orderId, { status, from: 'pending' })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const [, status] = await history(orderId);
    expect(refused && (await refusal(refused, 409)).message).toBe(
      `Somebody else has set this order to "${status === 'processing' ? 'Processing' : 'Shipping'}" meanwhile. Nothing was changed.`,
    );
    expect(await history(orderId)).toEqual(['pending', (await read(orderId)).status]);
  });

  it('who do the same are both content, and it is done once', async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 4 });

    const answers = await times(6, () => orders.move(orderId, { status: 'cancelled', from: 'pending' }));

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await history(orderId)).toEqual(['pending', 'cancelled']);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10 });
  });

  it.each([
    ['by the call', (order: number, status: string) => orders.move(order, { status })],
    ['in the CMS', move],
  ])('who do not say what they saw both change it, one after the other: %s', async (_, change) => {
    const { orderId } = await placeOrder(office);

    await Promise.all([change(orderId, 'processing'), change(orderId, 'shipping')]);

    const [first, ...rest] = await history(orderId);
    expect([first, rest.toSorted()]).toEqual(['pending', ['processing', 'shipping']]);
  });
});

it('an order keeps its items, amounts, history and owner, whatever an edit in the CMS says', async () => {
  const { orderId } = await placeOrder(office);
  const { updatedAt: _, versionSeen: __, ...kept } = await read(orderId);

  await office.update('orders', orderId, {
    total: 1,
    charges: [{ kind: 'subtotal', amount: 1 }],
    customerEmail: 'other@example.com',
    orderDate: '2000-01-01T00:00:00.000Z',
    items: [],
    statusHistory: [],
    account: 1,
    wilayaName: 'Oran',
  });

  expect(await read(orderId)).toMatchObject(kept);
});
