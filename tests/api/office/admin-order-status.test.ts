/** Another status by the admin's call: stock and history follow, and a rival change is never overwritten. */
import { describe, expect, inject, it } from 'vitest';
import { type AdminOrder, adminOrder } from '@/contract/admin/orders';
import { ordersOf, placeOrder } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const orders = ordersOf(office);
const rows = sharedDatabase();
const statusesOf = ({ status_history }: AdminOrder) => status_history.map(({ status }) => status);

describe('another status', () => {
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

  it('may be any, in any order; cancelling gives the pieces back, once', async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 3 });

    for (const status of ['delivered', 'pending', 'cancelled', 'cancelled', 'shipping', 'cancelled']) {
      await json(await orders.move(orderId, { status }));
    }

    expect(statusesOf(await orders.read(orderId))).toEqual([
      'pending',
      'delivered',
      'pending',
      'cancelled',
      'shipping',
      'cancelled',
    ]);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('than the one it has already is needed: the same changes nothing, whoever thinks it was another', async () => {
    const { orderId } = await placeOrder(office);
    const before = await orders.read(orderId);

    for (const body of [
      { status: 'pending' },
      { status: 'pending', from: 'pending' },
      { status: 'pending', from: 'shipping' },
    ]) {
      expect(await json(await orders.move(orderId, body))).toEqual(before);
    }
  });

  it('if the pieces are gone is refused with 409, and nothing is changed', async () => {
    const { orderId, productId } = await placeOrder(office, { product: { stock: 1 } });
    await json(await orders.move(orderId, { status: 'cancelled' }));
    await json(await postOrder(url, orderBody(productId)), 201);

    const { message } = await refusal(await orders.move(orderId, { status: 'pending' }), 409);

    expect(message).toBe('The pieces of this order are no longer in stock');
    expect(await orders.read(orderId)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 0 });
  });

  it.each([
    {},
    { status: 'done' },
    { status: null },
    { status: 'pending', from: 'done' },
    [],
    'pending',
    { status: ['pending'] },
  ])('named as %j is refused with 400', async (body) => {
    const { orderId } = await placeOrder(office);

    await refusal(await orders.move(orderId, body), 400);
    expect(statusesOf(await orders.read(orderId))).toEqual(['pending']);
  });

  it('of an order that is not there: 404', async () => {
    for (const id of [0, 2_147_483_647]) await refusal(await orders.move(id, { status: 'pending' }), 404);
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
    const { status, ...order } = await orders.read(orderId);
    const label = status === 'processing' ? 'Processing' : 'Shipping';
    expect(refused && (await refusal(refused, 409)).message).toBe(
      `Somebody else has set this order to "${label}" meanwhile. Nothing was changed.`,
    );
    expect(order.status_history.map((entry) => entry.status)).toEqual(['pending', status]);
  });

  it('who do the same are both content, and it is done once', async () => {
    const { orderId, productId } = await placeOrder(office, { quantity: 4 });

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => orders.move(orderId, { status: 'cancelled', from: 'pending' })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(statusesOf(await orders.read(orderId))).toEqual(['pending', 'cancelled']);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10 });
  });

  it('who do not say what they saw both change it, one after the other', async () => {
    const { orderId } = await placeOrder(office);

    await Promise.all(['processing', 'shipping'].map((status) => orders.move(orderId, { status })));

    const [first, ...rest] = statusesOf(await orders.read(orderId));
    expect([first, rest.toSorted()]).toEqual(['pending', ['processing', 'shipping']]);
  });
});
