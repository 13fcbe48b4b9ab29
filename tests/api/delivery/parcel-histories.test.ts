/**
 * Whatever clerks and couriers do to two orders and their parcels, one after the other or at once: stock and book agree, an order
 * has at most one live parcel, and its statuses follow without repeats.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderStatus } from '@/domain/orders/order-status';
import { LIVE_STATES, PARCEL_STATES, type ParcelState } from '@/domain/parcels/states';
import { placeOrder } from '../../support/admin-orders';
import { sharedOffice } from '../../support/api';
import { createCourier } from '../../support/couriers';
import { anyMove, expectTrueBook, groupsOf, historyOf, type Step } from '../../support/histories';
import { deskOf } from '../../support/order-desk';
import { eventOf, parcelsOf, sendEvents } from '../../support/parcels';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const desk = deskOf(office);
const parcels = parcelsOf(office);

const STOCK = 12;
const PIECES = 3;
const ENDS = ['Livré', 'Retour vers vendeur', 'Retourné au vendeur', 'Perdu ?'];
const WORDS = ['Ramassé', 'En transit', 'Sorti en livraison', ...ENDS];

type Act =
  | { type: 'move'; status: OrderStatus }
  | { type: 'word'; word: string; seconds: number }
  | { type: 'state'; state: ParcelState }
  | { type: 'give-back'; restock: number; isByCustomer: boolean }
  | { type: 'batch' | 'hand-over' | 'amend' };

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: anyMove },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('word' as const),
      word: fc.constantFrom(...WORDS),
      seconds: fc.integer({ min: -60, max: 60 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('state' as const), state: fc.constantFrom(...PARCEL_STATES) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('give-back' as const),
      restock: fc.nat({ max: PIECES }),
      isByCustomer: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constantFrom('batch' as const, 'hand-over' as const, 'amend' as const) }),
  },
);

type Scene = { courier: { id: number; secret: string }; orders: readonly { orderId: number; productId: number }[] };

async function take({ order, act }: Step<Act>, { courier, orders }: Scene): Promise<Response | undefined> {
  const { orderId, productId } = orders[order] ?? { orderId: 0, productId: 0 };
  const last = (await parcels.list({ order: orderId })).parcels[0];
  switch (act.type) {
    case 'move':
      return desk.move(orderId, { status: act.status });
    case 'batch': {
      // Few random orders are being processed: without this nearly every batch is refused for that.
      const moved = await desk.move(orderId, { status: 'processing' });
      return moved.ok ? parcels.batch(courier.id, [orderId]) : moved;
    }
    case 'amend':
      return desk.amend(orderId, { reason: 'x', items: [{ product_id: productId, quantity: PIECES }] });
    case 'word':
      return sendEvents(courier, {
        events: [eventOf(act.word, { reference: String(orderId), seconds: act.seconds })],
      });
    case 'hand-over':
      return last && parcels.handOver(last.batch_id);
    case 'state':
      return last && parcels.change(last.id, { state: act.state });
    case 'give-back': {
      const [item] = (await desk.read(orderId)).items;
      const lines = [{ item_id: item?.id, restock: act.restock }];
      return last && parcels.giveBack(last.id, { lines, by_customer: act.isByCustomer });
    }
  }
}

/** Pieces that the order took and did not give back. A cancelled one keeps the damaged pieces of a decided return. */
async function piecesOf(orderId: number): Promise<number | undefined> {
  const [found] = await rows<{ taken: number }>(
    `SELECT -COALESCE(sum(quantity), 0)::int AS taken FROM stock_movements WHERE order_id = $1`,
    [orderId],
  );
  return found?.taken;
}

/** Pieces that are lost with parcels of the order. One that is sent again has taken others in their place. */
async function lostOf(orderId: number): Promise<number> {
  const [found] = await rows<{ lost: number }>(
    `SELECT COALESCE(sum((piece->>'quantity')::int), 0)::int AS lost
     FROM parcel_losses l JOIN parcels p ON p.id = l.parcel_id, jsonb_array_elements(l.pieces) piece WHERE p.order_id = $1`,
    [orderId],
  );
  return found?.lost ?? 0;
}

it('a history of 200 steps keeps stock and book, parcels and statuses in agreement', async () => {
  await fc.assert(
    fc.asyncProperty(historyOf(acts), async (history) => {
      const secret = 'a courier’s secret, long enough';
      const courier = { ...(await createCourier(office, { secret })), secret };
      const orders = await Promise.all(
        [0, 1].map(() => placeOrder(office, { quantity: PIECES, product: { stock: STOCK } })),
      );

      for (const group of groupsOf(history)) {
        const answers = await Promise.all(group.map((step) => take(step, { courier, orders })));
        for (const answer of answers) if (answer) expect([200, 201, 409]).toContain(answer.status);
        for (const { orderId } of orders) {
          const live = (await parcels.list({ order: orderId, state: 'live' })).parcels;
          expect(live.length).toBeLessThanOrEqual(1);
        }
      }

      for (const { orderId, productId } of orders) {
        const { stock, booked } = await stockOf(rows, productId);
        const taken = await piecesOf(orderId);
        const lost = await lostOf(orderId);
        const order = await desk.read(orderId);
        expect(stock).toBe(booked);
        expect(STOCK - booked).toBe(taken);
        if (order.status !== 'cancelled') expect(taken).toBe(PIECES + lost);
        expect(taken).toBeGreaterThanOrEqual(lost);
        expect(taken).toBeLessThanOrEqual(PIECES + lost);
        expectTrueBook(order);
        const all = (await parcels.list({ order: orderId })).parcels;
        expect(all.filter(({ state }) => LIVE_STATES.includes(state))).toHaveLength(
          order.parcel && LIVE_STATES.includes(order.parcel.state) ? 1 : 0,
        );
      }
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 300_000);
