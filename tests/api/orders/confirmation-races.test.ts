/** Two people at one order: the second sees what the first did, and nothing is done twice. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { AdminOrder } from '@/contract/admin/orders';
import { times } from '../../support/accounts';
import { placeBody, placeOrder } from '../../support/admin-orders';
import { json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { newClerk } from '../../support/order-desk';
import { linesFor, orderBody, postOrder, someCustomer } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const [one, two] = await Promise.all([newClerk(office), newClerk(office)]);
const desks = [one.desk, two.desk] as const;
const [desk, otherDesk] = desks;
const deskFor = (index: number) => (index % 2 === 0 ? desk : otherDesk);

const statusesOf = ({ status_history }: AdminOrder) => status_history.map(({ status }) => status);
const codes = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted();

describe('two calls at once', () => {
  it('that both confirm: one does, the other is noted', async () => {
    const { orderId } = await placeOrder(office);

    const answers = await Promise.all(desks.map(({ call }) => call(orderId, { result: 'confirmed' })));

    expect(codes(answers)).toEqual([200, 409]);
    const order = await desk.read(orderId);
    expect(statusesOf(order)).toEqual(['pending', 'processing']);
    expect(order.confirmation.calls).toHaveLength(2);
  });

  it('of which one refuses: the first one counts, and stock and history agree with it', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, productId } = await placeOrder(office, { quantity: 2 });

      const answers = await Promise.all([
        desk.call(orderId, { result: 'confirmed' }),
        otherDesk.call(orderId, { result: 'refused' }),
      ]);

      expect(codes(answers)).toEqual([200, 409]);
      const order = await desk.read(orderId);
      const isRefused = order.confirmation.state === 'refused';
      expect(order.status).toBe(isRefused ? 'cancelled' : 'processing');
      expect(statusesOf(order)).toEqual(['pending', order.status]);
      const left = isRefused ? 10 : 8;
      expect(await stockOf(rows, productId)).toMatchObject({ stock: left, booked: left });
    }
  });

  it('without an answer are two attempts', async () => {
    const { orderId } = await placeOrder(office);
    await times(2, (index) => deskFor(index).call(orderId, { result: 'no-answer' }));
    expect(await desk.read(orderId)).toMatchObject({ confirmation: { attempts: 2 } });
  });

  it('with one key are one, ten times over', async () => {
    const { orderId } = await placeOrder(office);
    const key = randomUUID();

    const answers = await times(10, () => desk.call(orderId, { result: 'no-answer' }, key));

    expect(codes(answers)).toEqual(Array(10).fill(200));
    expect(await desk.read(orderId)).toMatchObject({ confirmation: { attempts: 1, calls: [{ result: 'no-answer' }] } });
  });
});

describe('a call and the old status call at once', () => {
  it('that both cancel give the pieces back once', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, productId } = await placeOrder(office, { quantity: 4 });

      await Promise.all([
        desk.call(orderId, { result: 'refused' }),
        otherDesk.move(orderId, { status: 'cancelled', from: 'pending' }),
      ]);

      const order = await desk.read(orderId);
      expect(statusesOf(order)).toEqual(['pending', 'cancelled']);
      expect(order.confirmation.next_call_at).toBeNull();
      expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10 });
    }
  });

  it('that say the contrary: the track is true to the status', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId } = await placeOrder(office);

      await Promise.all([
        desk.call(orderId, { result: 'confirmed' }),
        otherDesk.move(orderId, { status: 'cancelled', from: 'pending' }),
      ]);

      const { status, confirmation } = await desk.read(orderId);
      expect(confirmation.calls).toHaveLength(1);
      expect([status, confirmation.state]).toEqual(
        status === 'processing' ? ['processing', 'confirmed'] : ['cancelled', 'to-confirm'],
      );
    }
  });

  it('for a selection in the CMS, no one waits for ever', async () => {
    const placed = await times(4, () => placeOrder(office));
    const ids = placed.map(({ orderId }) => orderId);

    const answers = await Promise.all([
      office.ask(`orders?where[id][in]=${ids.join(',')}`, 'PATCH', { status: 'processing' }),
      ...ids.toReversed().map((id) => desk.call(id, { result: 'confirmed' })),
    ]);

    for (const { status } of answers) expect([200, 409]).toContain(status);
    for (const id of ids) {
      const order = await desk.read(id);
      expect(statusesOf(order)).toEqual(['pending', 'processing']);
      expect(order.confirmation.state).toBe('confirmed');
    }
  });
});

describe('two claims at once', () => {
  it('have one owner', async () => {
    const { orderId } = await placeOrder(office);

    const answers = await times(6, (index) => deskFor(index).claim(orderId));

    expect(codes(answers)).toEqual([200, 200, 200, 409, 409, 409]);
    const owner = answers[0]?.status === 200 ? one : two;
    expect(await desk.read(orderId)).toMatchObject({ confirmation: { claimed_by: owner.username } });
  });

  it('of two orders of one customer have one owner', async () => {
    for (let round = 0; round < 5; round++) {
      const { phone } = someCustomer();
      const placed = await times(2, () => placeOrder(office, { customer: { phone } }));
      const [first = 0, second = 0] = placed.map(({ orderId }) => orderId);

      // Each begins with another order, so neither may wait for the other in a circle.
      const answers = await Promise.all([
        desk.claim(first),
        otherDesk.claim(second),
        desk.claim(second),
        otherDesk.claim(first),
      ]);

      expect(codes(answers)).toEqual([200, 200, 409, 409]);
      const owners = [first, second].map(async (id) => (await desk.read(id)).confirmation.claimed_by);
      expect(new Set(await Promise.all(owners)).size).toBe(1);
    }
  });

  it('and an amendment that gives the order another customer’s telephone: nobody waits for ever', async () => {
    const { phone } = someCustomer();
    const [one, two] = await Promise.all([placeOrder(office), placeOrder(office, { customer: { phone } })]);

    const [claimed, , amended] = await Promise.all([
      desk.claim(one.orderId),
      otherDesk.claim(two.orderId),
      desk.amend(one.orderId, { reason: 'x', customer: { phone } }),
    ]);

    expect(amended.status).toBe(200);
    expect([200, 409]).toContain(claimed.status);
  });

  it('and a call: both are kept', async () => {
    const { orderId } = await placeOrder(office);

    await Promise.all([desk.claim(orderId), otherDesk.call(orderId, { result: 'no-answer' })]);

    expect(await desk.read(orderId)).toMatchObject({ confirmation: { claimed_by: one.username, attempts: 1 } });
  });
});

it('a claim that is taken up while it is released has one owner', async () => {
  const { orderId } = await placeOrder(office);
  await json(await desk.claim(orderId));

  const [released, claimed] = await Promise.all([desk.release(orderId), otherDesk.claim(orderId)]);

  expect(released.status).toBe(204);
  const { confirmation } = await desk.read(orderId);
  expect(confirmation.claimed_by).toBe(claimed.status === 200 ? two.username : null);
});

describe('an amendment at the same time as', () => {
  const reason = 'x';

  it('the sale of the last piece: one of them has it', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, productId } = await placeOrder(office, { product: { stock: 2 } });

      const [amended, sold] = await Promise.all([
        desk.amend(orderId, { reason, items: linesFor([productId, 2]) }),
        postOrder(url, orderBody(productId)),
      ]);

      expect([amended.status, sold.status].toSorted()).toEqual(amended.status === 200 ? [200, 409] : [201, 409]);
      expect(await stockOf(rows, productId)).toMatchObject({ stock: 0, booked: 0, ordered: 2 });
    }
  });

  it('a call that refuses the order: nothing is given back twice', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, productId } = await placeOrder(office, { quantity: 3 });

      const [amended] = await Promise.all([
        desk.amend(orderId, { reason, items: linesFor([productId, 1]) }),
        otherDesk.call(orderId, { result: 'refused' }),
      ]);

      expect([200, 409]).toContain(amended.status);
      expect(await desk.read(orderId)).toMatchObject({ status: 'cancelled' });
      expect(await stockOf(rows, productId)).toMatchObject({ stock: 10, booked: 10 });
    }
  });

  it('another one: both are kept, and the stock agrees with the second', async () => {
    const { orderId, productId } = await placeOrder(office);

    const answers = await times(4, (index) =>
      deskFor(index).amend(orderId, { reason, items: linesFor([productId, index + 2]) }),
    );

    expect(codes(answers)).toEqual([200, 200, 200, 200]);
    const { items, amendments } = await desk.read(orderId);
    expect(amendments).toHaveLength(4);
    const left = 10 - (items[0]?.quantity ?? 0);
    expect(await stockOf(rows, productId)).toMatchObject({ stock: left, booked: left });
  });

  it('amendments of other orders of the same products, in another order: nobody waits for ever', async () => {
    const products = await times(2, () => createProduct(office, { stock: 100 }));
    const [left = 0, right = 0] = products.map(({ id }) => id);
    const orders = await times(6, () => placeBody(orderBody(0, { items: linesFor([left, 1], [right, 1]) })));

    const answers = await Promise.all(
      orders.map((id, index) => {
        const items = linesFor([left, 2], [right, 3]);
        return desk.amend(id, { reason, items: index % 2 === 0 ? items : items.toReversed() });
      }),
    );

    expect(codes(answers)).toEqual(Array(6).fill(200));
    expect(await stockOf(rows, left)).toMatchObject({ stock: 88, booked: 88 });
    expect(await stockOf(rows, right)).toMatchObject({ stock: 82, booked: 82 });
  });
});
