/** The filters of the back office's list of orders beyond number, customer and status, and what orders warn of. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONFIRMATION_STATES } from '@/domain/confirmation/states';
import { bearer } from '../../support/accounts';
import { ownName, placeBody, placeOrder } from '../../support/admin-orders';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { deskOf } from '../../support/order-desk';
import { linesFor, orderBody, someCustomer } from '../../support/orders';
import { parcelsOf, preparedBatch } from '../../support/parcels';
import { placedAt, sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const desk = deskOf(office);
const rows = sharedDatabase();

/** The numbers of what the filters find, oldest first. */
async function find(query: Record<string, string>): Promise<number[]> {
  const { orders, total } = await desk.list({ ordering: 'id', limit: '100', ...query });
  expect(total).toBe(orders.length);
  return orders.map(({ id }) => id);
}

async function place(changes: Record<string, unknown>): Promise<number> {
  return placeBody(orderBody((await createProduct(office)).id, changes));
}

describe('the filter', () => {
  it('by confirmation knows orders that somebody worked on and those that nobody touched', async () => {
    const lastName = ownName();
    const states: Record<string, number[]> = Object.fromEntries(CONFIRMATION_STATES.map((state) => [state, []]));
    const customer = { lastName };
    const placeIn = async (state: string, work: (id: number) => Promise<unknown>) => {
      const { orderId } = await placeOrder(office, { customer });
      await work(orderId);
      states[state]?.push(orderId);
    };
    await placeIn('to-confirm', async () => undefined);
    await placeIn('to-confirm', (id) => desk.call(id, { result: 'no-answer' }));
    await placeIn('to-confirm', (id) => desk.move(id, { status: 'cancelled' }));
    await placeIn('call-back', (id) => desk.call(id, { result: 'call-back', call_again_at: '2099-12-01T11:00:00Z' }));
    await placeIn('wrong-number', (id) => desk.call(id, { result: 'wrong-number' }));
    await placeIn('confirmed', (id) => desk.call(id, { result: 'confirmed' }));
    await placeIn('refused', (id) => desk.call(id, { result: 'refused' }));
    // As orders of an older version are: without a row.
    await placeIn('confirmed', async (id) => {
      await desk.move(id, { status: 'delivered' });
      await rows('DELETE FROM order_confirmations WHERE order_id = $1', [id]);
    });
    await placeIn('unreachable', async (id) => {
      for (let call = 0; call < 3; call++) await desk.call(id, { result: 'no-answer' });
    });

    for (const confirmation of CONFIRMATION_STATES) {
      expect(await find({ confirmation, customer: lastName }), confirmation).toEqual(states[confirmation]);
    }
    expect(await find({ confirmation: 'to-confirm', due: 'true', customer: lastName })).toEqual(
      states['to-confirm']?.slice(0, 1),
    );
  });

  it('by wilaya finds the orders that went there, also after it got another name', async () => {
    const name = `Ouest ${randomUUID()}`;
    const { id } = await office.create<{ id: number }>('wilayas', { name, price: 500 });
    const region = name.toLowerCase().replaceAll(' ', '-');
    const shipping = { ...orderBody(1).shipping, region };
    const ids = [await place({ shipping }), await place({ shipping })];

    expect(await find({ wilaya: String(id) })).toEqual(ids);
    await office.update('wilayas', id, { name: `Est ${randomUUID()}` });
    expect(await find({ wilaya: String(id) })).toEqual(ids);
    expect(await find({ wilaya: '2147483647' })).toEqual([]);
    expect(await find({ wilaya: '9999999999' })).toEqual([]);
  });

  it('by product finds the orders with a line of it', async () => {
    const [one, two] = await Promise.all([createProduct(office), createProduct(office)]);
    const first = await place({ items: linesFor([one.id, 1]) });
    const both = await place({ items: linesFor([one.id, 1], [two.id, 1]) });

    expect(await find({ product: String(one.id) })).toEqual([first, both]);
    expect(await find({ product: String(two.id) })).toEqual([both]);
    expect(await find({ product: String(two.id), status: 'delivered' })).toEqual([]);
  });

  it('by day has both ends, by the clock of Algiers, and goes with that by source', async () => {
    const lastName = ownName();
    const ids: number[] = [];
    for (const at of ['2020-02-28T22:59:59Z', '2020-02-28T23:00:00Z', '2020-03-01T22:59:59Z', '2020-03-01T23:00:00Z']) {
      const { orderId } = await placeOrder(office, { customer: { lastName } });
      await placedAt(rows, orderId, `'${at}'`);
      ids.push(orderId);
    }

    expect(await find({ customer: lastName, from: '2020-02-29', to: '2020-03-01' })).toEqual(ids.slice(1, 3));
    expect(await find({ customer: lastName, to: '2020-02-28' })).toEqual(ids.slice(0, 1));
    expect(await find({ customer: lastName, from: '2020-03-02' })).toEqual(ids.slice(3));
    expect(await find({ from: '2020-02-28', to: '2020-03-02', source: 'shop', status: 'pending' })).toEqual(ids);
    expect(await find({ customer: lastName, source: 'counter' })).toEqual([]);
    expect(await find({ from: '2020-03-02', to: '2020-02-28' })).toEqual([]);
  });

  it.each([
    ['confirmation', 'maybe'],
    ['due', 'perhaps'],
    ['source', 'fax'],
    ['wilaya', 'alger'],
    ['wilaya', '1.5'],
    ['product', '-1'],
    ['product', '１'],
    ['from', 'yesterday'],
    ['from', '2020-02-30'],
    ['to', '0000-01-01'],
    ['to', '2020-01-01T00:00:00Z'],
  ])('%s=%s is refused with 400, naming it', async (name, value) => {
    const answer = await ask(`/api/admin/orders/?${new URLSearchParams({ [name]: value })}`, {
      headers: bearer(office.token),
    });
    expect((await refusal(answer, 400)).details).toHaveProperty(name);
  });

  it('that is empty is none', async () => {
    const names = ['confirmation', 'due', 'source', 'wilaya', 'product', 'from', 'to', 'q'];
    const { total } = await desk.list({ ...Object.fromEntries(names.map((name) => [name, ''])), limit: '1' });
    expect(total).toBeGreaterThan(0);
  });
});

describe('warnings', () => {
  const kinds = async (id: number) => (await desk.read(id)).warnings.map(({ kind }) => kind);
  const phone = () => someCustomer().phone;
  /** Each from another address: the shop limits the orders for one telephone. */
  const placeBy = (number: string, productId: number) =>
    placeBody(orderBody(productId, { customer: { ...someCustomer(), phone: number } }));

  it('tell of a second order of the same telephone with a product in common, within 48 hours', async () => {
    const [one, two] = await Promise.all([createProduct(office), createProduct(office)]);
    const number = phone();
    const first = await placeBy(number, one.id);
    const second = await placeBy(`+213 ${number.slice(1)}`, one.id);
    const other = await placeBy(number, two.id);

    expect([await kinds(first), await kinds(second), await kinds(other)]).toEqual([['duplicate'], ['duplicate'], []]);
    expect((await desk.read(first)).warnings).toEqual([
      {
        kind: 'duplicate',
        text: `May be the same order twice: #${second}, by the same telephone, with a product in common.`,
      },
    ]);
    await placedAt(rows, first, `order_date - interval '49 hours'`);
    expect(await kinds(second)).toEqual([]);
    await placedAt(rows, first, `order_date + interval '2 hours'`);
    expect(await kinds(second)).toEqual(['duplicate']);
    await json(await desk.move(first, { status: 'cancelled' }));
    expect([await kinds(first), await kinds(second)]).toEqual([[], []]);
    await json(await desk.move(first, { status: 'pending' }));
    expect([await kinds(first), await kinds(second)]).toEqual([['duplicate'], ['duplicate']]);
  });

  it('tell of a parcel that the customer did not take, but not of one that came back by a mistake', async () => {
    const number = phone();
    const returned = async (isByCustomer: boolean) => {
      const { parcelId } = await preparedBatch(office, { isHandedOver: true, customer: { phone: number } });
      const lines = { lines: [], by_customer: isByCustomer };
      await json(await parcelsOf(office).change(parcelId, { state: 'returned' }));
      await json(await parcelsOf(office).giveBack(parcelId, lines));
    };
    await returned(false);
    const next = await placeBy(number, (await createProduct(office)).id);
    expect(await kinds(next)).toEqual([]);

    await returned(true);

    expect(await kinds(next)).toEqual(['refused-before']);
  });

  it('tell of a refusal before, and of a block, until it ends', async () => {
    const { id } = await createProduct(office);
    const number = phone();
    const refused = await placeBy(number, id);
    await json(await desk.call(refused, { result: 'refused' }));
    const next = await placeBy(number, id);

    expect(await kinds(next)).toEqual(['refused-before']);
    const { phone_key: key } = await desk.read(next);
    await rows(`INSERT INTO customer_blocks (phone_key, by, reason) VALUES ($1, 'admin', 'x')`, [key]);
    expect(await kinds(next)).toEqual(['refused-before', 'blocked']);
    await rows(`UPDATE customer_blocks SET until = now() - interval '1 second' WHERE phone_key = $1`, [key]);
    expect(await kinds(next)).toEqual(['refused-before']);
    // It was the first to refuse; an order that is cancelled is no duplicate of the one placed since.
    expect(await kinds(refused)).toEqual([]);
  });
});
