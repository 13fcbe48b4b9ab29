/** The queues of the order desk: what each holds, in which order, and how many. */
import { describe, expect, it } from 'vitest';
import type { OrderCounts } from '@/contract/admin/orders';
import { ORDER_QUEUES } from '@/domain/orders/order-queues';
import { ownName, placeOrder } from '../../support/admin-orders';
import { json, refusal, sharedOffice } from '../../support/api';
import { cashOf } from '../../support/cash';
import { deskOf, newClerk } from '../../support/order-desk';
import { parcelsOf, preparedBatch } from '../../support/parcels';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const desk = deskOf(office);
const rows = sharedDatabase();

const place = async (lastName: string) => (await placeOrder(office, { customer: { lastName } })).orderId;

const callAgain = (id: number, at: string) => desk.call(id, { result: 'call-back', call_again_at: at });

/** Without a row, as orders from an older version of the shop that were never worked on. */
const forget = (id: number) => rows('DELETE FROM order_confirmations WHERE order_id = $1', [id]);

async function inQueue(queue: string, customer: string): Promise<number[]> {
  const { orders, total } = await desk.list({ queue, customer });
  expect(total).toBe(orders.length);
  return orders.map(({ id }) => id);
}

describe('a queue', () => {
  it('holds each order that waits for a call once, those that are due first', async () => {
    // given
    const lastName = ownName();
    const fresh = await place(lastName);
    const unanswered = await place(lastName);
    await desk.call(unanswered, { result: 'no-answer' });
    const second = await place(lastName);
    const [wrong, later, sooner] = [await place(lastName), await place(lastName), await place(lastName)];
    await desk.call(wrong, { result: 'wrong-number' });
    await callAgain(later, '2099-12-02T11:00:00Z');
    await callAgain(sooner, '2099-12-01T11:00:00Z');
    const refused = await place(lastName);
    await desk.call(refused, { result: 'refused' });
    // Cancelled after calls without an answer: the state stays, the queue does not.
    const cancelled = await place(lastName);
    await desk.call(cancelled, { result: 'wrong-number' });
    await desk.move(cancelled, { status: 'cancelled' });

    // then
    expect(await inQueue('to-confirm', lastName)).toEqual([fresh, second, unanswered]);
    expect(await inQueue('call-back', lastName)).toEqual([sooner, later, wrong]);

    // and: a claim hides nothing from a queue
    await desk.claim(fresh);
    await forget(second);
    expect(await inQueue('to-confirm', lastName)).toEqual([fresh, second, unanswered]);
  });

  it('holds confirmed orders until they leave, and orders on their way until they arrive', async () => {
    const lastName = ownName();
    const [packed, sent, delivered] = [await place(lastName), await place(lastName), await place(lastName)];
    await desk.call(packed, { result: 'confirmed' });
    await desk.move(sent, { status: 'shipping' });
    await desk.move(delivered, { status: 'delivered' });

    expect(await inQueue('to-pack', lastName)).toEqual([packed]);
    expect(await inQueue('on-the-way', lastName)).toEqual([sent]);
    expect(await inQueue('to-confirm', lastName)).toEqual([]);
  });

  it('holds confirmed orders apart once they are in a batch, and again once their parcel is taken out', async () => {
    // given
    const lastName = ownName();
    const { parcelId, orderId } = await preparedBatch(office, { customer: { lastName } });
    const waiting = await place(lastName);
    await desk.call(waiting, { result: 'confirmed' });

    // then
    expect(await inQueue('to-pack', lastName)).toEqual([waiting]);
    expect(await inQueue('in-batch', lastName)).toEqual([orderId]);

    // when
    await json(await parcelsOf(office).change(parcelId, { state: 'cancelled' }));
    // then
    expect((await inQueue('to-pack', lastName)).toSorted()).toEqual([orderId, waiting].toSorted());
    expect(await inQueue('in-batch', lastName)).toEqual([]);
  });

  it('holds delivered orders whose cash has not come, for the admin alone', async () => {
    // given
    const lastName = ownName();
    const { parcelId, orderId } = await preparedBatch(office, { isHandedOver: true, customer: { lastName } });
    expect(await inQueue('to-settle', lastName)).toEqual([]);
    // when
    await json(await parcelsOf(office).change(parcelId, { state: 'delivered' }));
    // then
    expect(await inQueue('to-settle', lastName)).toEqual([orderId]);
    expect((await json<OrderCounts>(await desk.get('counts/')))['to-settle']).toBeGreaterThan(0);

    // when
    const { total } = await desk.read(orderId);
    await json(await cashOf(office).collect({ parcel_id: parcelId, amount: total }), 201);
    // then
    expect(await inQueue('to-settle', lastName)).toEqual([]);

    // and
    const { desk: clerks } = await newClerk(office);
    await refusal(await clerks.get('?queue=to-settle'), 403);
    expect((await json<OrderCounts>(await clerks.get('counts/')))['to-settle']).toBeNull();
  });

  it('is read page by page, and narrowed like any list', async () => {
    const lastName = ownName();
    const ids = [await place(lastName), await place(lastName), await place(lastName)];
    await callAgain(ids[0] ?? 0, '2099-12-01T11:00:00Z');
    const page = async (number: number) => {
      const list = await desk.list({ queue: 'to-confirm', customer: lastName, limit: '1', page: String(number) });
      expect([list.total, list.total_pages]).toEqual([2, 2]);
      return list.orders.map(({ id }) => id);
    };

    expect(await page(1)).toEqual([ids[1]]);
    expect(await page(2)).toEqual([ids[2]]);
    expect(await page(3)).toEqual([]);
    expect((await desk.list({ queue: 'to-confirm', search: 'abc' })).total).toBe(0);
    expect((await desk.list({ queue: 'call-back', status: 'delivered' })).total).toBe(0);
  });

  it('that does not exist is refused with 400', async () => {
    expect(await refusal(await desk.get('?queue=lost'), 400)).toMatchObject({
      details: { queue: [expect.any(String)] },
    });
  });
});

it('the counts are the lengths of the queues and of the whole list', async () => {
  const lastName = ownName();
  await callAgain(await place(lastName), '2099-12-01T11:00:00Z');
  await desk.call(await place(lastName), { result: 'confirmed' });
  await preparedBatch(office, { customer: { lastName } });

  // Other tests place orders meanwhile.
  await expect
    .poll(async () => {
      const counts = await json<OrderCounts>(await desk.get('counts/'));
      const totals = await Promise.all(
        ORDER_QUEUES.map(async (queue) => (await desk.list({ queue, limit: '1' })).total),
      );
      const isSame = ORDER_QUEUES.every((queue, index) => counts[queue] === totals[index]);
      const isWhole = counts.all === (await desk.list({ limit: '1' })).total;
      return isSame && isWhole && counts['call-back'] > 0 && counts['in-batch'] > 0;
    })
    .toBe(true);
});
