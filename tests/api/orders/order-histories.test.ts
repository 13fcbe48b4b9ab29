/** Whatever two clerks do to two orders, one after the other or at once: stock and book agree, and the tracks stay true. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CALL_RESULTS, type CallResult } from '@/domain/confirmation/calls';
import type { OrderStatus } from '@/domain/orders/order-status';
import { placeBody } from '../../support/admin-orders';
import { sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { anyMove, expectTrueBook, groupsOf, historyOf, type Step } from '../../support/histories';
import { deskOf, newClerk } from '../../support/order-desk';
import { linesFor, orderBody } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const desks = (await Promise.all([newClerk(office), newClerk(office)])).map(({ desk }) => desk);

const STOCK = 25;

type Act =
  | { type: 'call'; result: CallResult }
  | { type: 'move'; status: OrderStatus }
  | { type: 'amend'; quantities: readonly [number, number] }
  | { type: 'claim' | 'release' };

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('call' as const), result: fc.constantFrom(...CALL_RESULTS) }) },
  { weight: 4, arbitrary: anyMove },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('amend' as const),
      quantities: fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 15 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('claim' as const, 'release' as const) }) },
);

function take({ order, desk, act }: Step<Act>, { orders, products }: { orders: number[]; products: number[] }) {
  const id = orders[order] ?? 0;
  const by = desks[desk];
  if (!by) throw new Error('There are two desks.');
  switch (act.type) {
    case 'call':
      return by.call(id, { result: act.result, call_again_at: '2099-12-01T11:00:00Z' });
    case 'move':
      return by.move(id, { status: act.status });
    case 'amend': {
      const items = act.quantities.map((quantity, index) => ({ product_id: products[index], quantity }));
      return by.amend(id, { reason: 'x', items: items.filter(({ quantity }) => quantity > 0) });
    }
    case 'claim':
      return by.claim(id);
    case 'release':
      return by.release(id);
  }
}

/** Where the kept counts differ from the orders. Other tests write orders meanwhile: one statement sees both at one moment. */
function wrongCounts() {
  return rows(
    `SELECT status, source, wilaya_id, confirmation, sum(orders)::int AS difference FROM (
       SELECT status, source, wilaya_id, confirmation, orders FROM order_counts
       UNION ALL
       SELECT o.status::text, o.source::text, o.wilaya_id,
         COALESCE(c.state, CASE WHEN o.status IN ('pending', 'cancelled') THEN 'to-confirm' ELSE 'confirmed' END), -1
       FROM orders o LEFT JOIN order_confirmations c ON c.order_id = o.id
     ) counted GROUP BY 1, 2, 3, 4 HAVING sum(orders) <> 0`,
  );
}

it('a history of 200 steps keeps stock, book, status history and confirmation in agreement', async () => {
  await fc.assert(
    fc.asyncProperty(historyOf(acts), async (history) => {
      const products = await Promise.all([0, 1].map(async () => (await createProduct(office, { stock: STOCK })).id));
      const items = linesFor(...products.map((id) => [id, 2] as const));
      const orders = await Promise.all([0, 1].map(() => placeBody(orderBody(0, { items }))));

      for (const group of groupsOf(history)) {
        const answers = await Promise.all(group.map((step) => take(step, { orders, products })));
        for (const { status } of answers) expect([200, 204, 403, 409]).toContain(status);
      }

      for (const product of products) {
        const { stock, booked, ordered } = await stockOf(rows, product);
        expect(stock).toBe(booked);
        expect(ordered).toBe(STOCK - booked);
      }
      for (const [index, id] of orders.entries()) {
        const order = await deskOf(office).read(id);
        expectTrueBook(order);
        const { state, next_call_at: next, calls } = order.confirmation;
        if (order.status === 'pending') expect(['confirmed', 'refused']).not.toContain(state);
        else expect(next).toBeNull();
        if (['processing', 'shipping', 'delivered'].includes(order.status)) expect(state).toBe('confirmed');
        expect(calls).toHaveLength(history.filter(({ act, order: of }) => act.type === 'call' && of === index).length);
        const sum = order.items.reduce((all, { total_price }) => all + total_price, order.delivery_price);
        expect(order.total).toBe(sum);
      }
      expect(await wrongCounts()).toEqual([]);
    }),
    // One history each time, another one the next time.
    { numRuns: 1, endOnFailure: true },
  );
}, 300_000);
