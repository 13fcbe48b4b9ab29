/** Parcels in the back office: batches, hand-over, states by hand, the status of their orders, returns. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  listedParcel,
  type Parcel,
  type ParcelBatch,
  parcelBatch,
  parcel as parcelShape,
} from '@/contract/admin/parcels';
import type { TrackingAnswer } from '@/contract/tracking';
import { regionValue } from '@/domain/slug';
import { ordersOf, ownName, placeBody, placeOrder } from '../../support/admin-orders';
import { getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createCourier } from '../../support/couriers';
import { newClerk } from '../../support/order-desk';
import { linesFor, orderBody } from '../../support/orders';
import { imported, parcelsOf, preparedBatch, preparedOrder } from '../../support/parcels';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const orders = ordersOf(office);
const parcels = parcelsOf(office);
const rows = sharedDatabase();
const statusOf = async (id: number) => (await orders.read(id)).status;
const set = async (id: number, body: object) => json<Parcel>(await parcels.change(id, body));
const batched = async (courier: unknown, ids: number[]) => json<ParcelBatch>(await parcels.batch(courier, ids), 201);
/** The numbers of the parcels that a list has, newest first. */
const idsOf = async (query: Record<string, string | number>) => (await parcels.list(query)).parcels.map(({ id }) => id);

describe('a batch', () => {
  it('has a parcel for each order, at what is to be collected, and is shown by lists and orders', async () => {
    const courier = await createCourier(office);
    const made = [await preparedOrder(office), await preparedOrder(office)];
    const ids = made.map(({ orderId }) => orderId);

    const batch = parcelBatch.parse(await json(await parcels.batch(courier.id, ids), 201));

    const { total } = await orders.read(ids[0] ?? 0);
    expect(batch).toMatchObject({ courier: courier.id, courier_name: courier.name, handed_over_at: null });
    expect(batch.parcels).toMatchObject([
      { order_id: ids[0], state: 'created', cod_amount: total, tracking: null },
      { order_id: ids[1], state: 'created' },
    ]);
    expect(await json(await parcels.get(`parcel-batches/?courier=${courier.id}`))).toMatchObject({ batches: [batch] });
    expect(await json(await parcels.get(`parcel-batches/${batch.id}/`))).toEqual(batch);
    const { events, ...shown } = parcelShape.strict().parse(await parcels.read(batch.parcels[0]?.id ?? 0));
    expect(events).toEqual([]);
    expect((await orders.read(ids[0] ?? 0)).parcel).toEqual(shown);
    expect(await statusOf(ids[0] ?? 0)).toBe('processing');
  });

  it('takes a courier by its name as well, an order once, and the day of a clerk', async () => {
    const [courier, { orderId }] = [await createCourier(office), await preparedOrder(office)];
    const clerk = await newClerk(office);
    const calls = parcelsOf(clerk.office);

    const batch = await json<ParcelBatch>(await calls.batch(courier.name.toUpperCase(), [orderId, orderId]), 201);

    expect(batch).toMatchObject({ courier: courier.id, by: clerk.username });
    expect(batch.parcels).toHaveLength(1);
    const { couriers } = await json<{ couriers: object[] }>(await calls.get('couriers/'));
    const { id, name } = courier;
    expect(couriers).toContainEqual({ id, name, profile: 'generic', from_wilaya: null, active: true });
  });

  it('is not made at all if one of its orders cannot have a parcel', async () => {
    const { orderId: taken, courier } = await preparedBatch(office);
    const [pending, free] = [await placeOrder(office), await preparedOrder(office)];
    const unknown = 2_147_483_000;

    const answer = await parcels.batch(courier.id, [free.orderId, taken, pending.orderId, unknown]);

    expect((await refusal(answer, 409)).details?.orders).toEqual([
      { id: taken, message: `It has a parcel with ${courier.name}` },
      { id: pending.orderId, message: 'Its status is Pending, not Processing' },
      { id: unknown, message: 'There is no such order' },
    ]);
    expect((await orders.read(free.orderId)).parcel).toBeNull();
  });

  it('is refused for a courier that there is not, or that is inactive', async () => {
    const { orderId } = await preparedOrder(office);
    const inactive = await createCourier(office, { active: false });

    for (const courier of [2_147_483_000, 9e15, 'nobody \u0000', '', inactive.id]) {
      expect((await refusal(await parcels.batch(courier, [orderId]), 400)).details).toHaveProperty('courier');
    }
    for (const ids of [[], [0], [1.5], ['1'], [3e9], Array.from({ length: 501 }, (_, id) => id + 1), null]) {
      await refusal(await parcels.batch(inactive.id, ids as number[]), 400);
    }
  });

  it('of an order whose parcel was lost replaces that parcel', async () => {
    const { orderId, parcelId: first } = await preparedBatch(office, { isHandedOver: true });
    await set(first, { state: 'lost' });
    await json(await orders.move(orderId, { status: 'processing' }));

    const batch = await batched((await createCourier(office)).id, [orderId]);
    await set(first, { state: 'delivered' });

    // what comes late about the first moves the order no more
    expect(await orders.read(orderId)).toMatchObject({ status: 'processing', parcel: { id: batch.parcels[0]?.id } });
    expect((await parcels.read(first)).state).toBe('delivered');
    expect(await idsOf({ order: orderId })).toEqual([batch.parcels[0]?.id, first]);
    await refusal(await parcels.giveBack(first, { lines: [], by_customer: false }), 409);
  });
});

describe('the hand-over', () => {
  it('makes parcels picked up and orders shipping, once', async () => {
    const { batch, prepared, parcelId } = await preparedBatch(office, { orders: 2 });
    const [first, second] = prepared.map(({ orderId }) => orderId);
    await json(await orders.move(second ?? 0, { status: 'cancelled' }));

    const answers = [await parcels.handOver(batch.id), await parcels.handOver(batch.id)];

    const [once, twice] = await Promise.all(answers.map((answer) => json<ParcelBatch>(answer)));
    expect(once).toEqual(twice);
    expect(once?.handed_over_at).not.toBeNull();
    expect(once?.parcels.map(({ state }) => state)).toEqual(['picked_up', 'cancelled']);
    const parcel = await parcels.read(parcelId);
    expect(parcel.events).toMatchObject([{ state: 'picked_up', source: 'person', by: 'admin', word: null }]);
    expect(parcel.handed_over_at).toBe(parcel.events[0]?.at);
    const order = await orders.read(first ?? 0);
    expect(order).toMatchObject({ status: 'shipping', confirmation: { state: 'confirmed', next_call_at: null } });
    expect(order.status_history.map(({ status }) => status)).toEqual(['pending', 'processing', 'shipping']);
    expect(await statusOf(second ?? 0)).toBe('cancelled');
  });

  it('of some parcels leaves the others in the shop, until the last of them is taken', async () => {
    const { batch, prepared } = await preparedBatch(office, { orders: 3 });
    const [first = 0, second = 0, third = 0] = batch.parcels.map(({ id }) => id);
    const some = async (...ids: number[]) =>
      json<ParcelBatch>(await parcels.post(`parcel-batches/${batch.id}/hand-over/?parcels=${ids.join()}`, {}));
    const statesOf = ({ parcels: all }: ParcelBatch) => all.map(({ state }) => state);

    // when: scanned, one of another batch among them
    const part = await some(second, 2_147_483_000);

    // then
    expect(statesOf(part)).toEqual(['created', 'picked_up', 'created']);
    expect(part.handed_over_at).toBeNull();
    const statuses = await Promise.all(prepared.map(({ orderId }) => statusOf(orderId)));
    expect(statuses).toEqual(['processing', 'shipping', 'processing']);

    // when: one is taken out of the batch, and the last one goes
    await set(third, { state: 'cancelled', from: { state: 'created' } });
    const whole = await some(first);

    // then: the order that was taken out waits to be packed
    expect(statesOf(whole)).toEqual(['picked_up', 'picked_up', 'cancelled']);
    expect(whole.handed_over_at).not.toBeNull();
    expect(await statusOf(prepared[2]?.orderId ?? 0)).toBe('processing');
    await refusal(await parcels.post(`parcel-batches/${batch.id}/hand-over/?parcels=1,x`, {}), 400);
  });

  it('of a batch that there is not: 404', async () => {
    for (const id of [2_147_483_000, 99_999_999_999, 0]) await refusal(await parcels.handOver(id), 404);
  });
});

describe('what a person sets', () => {
  it('moves the parcel, and delivers its order once', async () => {
    const { parcelId, orderId } = await preparedBatch(office, { isHandedOver: true });

    const parcel = await set(parcelId, { state: 'delivered', note: 'Left with the guard' });
    await json(await orders.move(orderId, { status: 'shipping' }));
    await set(parcelId, { state: 'delivered' });

    expect(parcel).toMatchObject({ state: 'delivered', note: 'Left with the guard' });
    expect(parcel.delivered_at).toBe(parcel.events.at(-1)?.at);
    // the second report is no news: it does not overrule a status set meanwhile
    expect(await statusOf(orderId)).toBe('shipping');
  });

  it('is a tracking number that no other parcel of the courier has', async () => {
    const { batch, courier } = await preparedBatch(office, { orders: 2 });
    const [first = 0, second = 0] = batch.parcels.map(({ id }) => id);

    const named = await set(first, { tracking: ' yal-123 ' });
    const taken = await refusal(await parcels.change(second, { tracking: 'YAL-123' }), 409);
    await set(second, { tracking: `${courier.id}` });
    const cleared = await set(first, { tracking: '' });

    expect(named.tracking).toBe('yal-123');
    expect(taken.details).toHaveProperty('tracking');
    expect(cleared.tracking).toBeNull();
    expect((await set(second, { tracking: 'yal-123' })).tracking).toBe('yal-123');
  });

  it('is refused unless it is what it should be', async () => {
    const { parcelId } = await preparedBatch(office);

    const states = ['arrived', null].map((state) => ({ state }));
    const numbers = [5, 'a\u0000b', '\ud800', 'x'.repeat(101)].map((tracking) => ({ tracking }));
    const notes = ['x'.repeat(501), {}].map((note) => ({ note }));
    for (const body of [...states, ...numbers, ...notes, []]) {
      await refusal(await parcels.change(parcelId, body), 400);
    }
    for (const id of [2_147_483_000, 99_999_999_999]) await refusal(await parcels.change(id, {}), 404);
    expect((await parcels.read(parcelId)).events).toEqual([]);
  });
});

describe('the status of an order with a parcel', () => {
  it.each(['cancelled', 'pending'])('to %s cancels a parcel that is still in the shop', async (status) => {
    const { orderId, parcelId, productId } = await preparedBatch(office, { product: { stock: 5 } });

    await json(await orders.move(orderId, { status }));

    expect((await parcels.read(parcelId)).state).toBe('cancelled');
    expect(await statusOf(orderId)).toBe(status);
    expect((await stockOf(rows, productId)).stock).toBe(status === 'cancelled' ? 5 : 4);
    // and the order may have another parcel
    await json(await orders.move(orderId, { status: 'processing' }));
    await json(await parcels.batch((await createCourier(office)).id, [orderId]), 201);
  });

  it.each(['picked_up', 'returning', 'delivered'])(
    'is neither cancelled nor put back while it is %s',
    async (state) => {
      const { orderId, parcelId, courier } = await preparedBatch(office, { isHandedOver: true });
      await set(parcelId, { state });
      const before = await statusOf(orderId);

      for (const status of ['cancelled', 'pending']) {
        expect((await refusal(await orders.move(orderId, { status }), 409)).message).toContain(courier.name);
      }
      expect((await office.update('orders', orderId, { status: 'cancelled' })).status).toBe(409);

      expect(await statusOf(orderId)).toBe(before);
      expect((await parcels.read(parcelId)).state).toBe(state);
    },
  );
});

describe('a return', () => {
  /** A parcel that comes back, of an order with two lines: two pieces and three. */
  async function returned() {
    const [one, other] = [await createProduct(office), await createProduct(office)];
    const orderId = await placeBody(orderBody(0, { items: linesFor([one.id, 2], [other.id, 3]) }));
    await json(await orders.move(orderId, { status: 'processing' }));
    const batch = await batched((await createCourier(office)).id, [orderId]);
    await json(await parcels.handOver(batch.id));
    const parcelId = batch.parcels[0]?.id ?? 0;
    await set(parcelId, { state: 'returned' });
    const lines = (await orders.read(orderId)).items.map(({ id }) => id);
    const stocks = async () => [(await stockOf(rows, one.id)).stock, (await stockOf(rows, other.id)).stock];
    const decided = (...restocks: (number | boolean)[]) =>
      lines.map((item_id, i) => ({ item_id, restock: restocks[i] }));
    return { orderId, parcelId, lines, stocks, decided };
  }

  it('moves stock and status only once it is decided, and gives back what is named', async () => {
    const { orderId, parcelId, decided, stocks } = await returned();
    expect([await statusOf(orderId), await stocks()]).toEqual(['shipping', [8, 7]]);
    const decision = { lines: decided(true, false), by_customer: true };

    const parcel = await json<Parcel>(await parcels.giveBack(parcelId, decision));
    const again = await json<Parcel>(await parcels.giveBack(parcelId, decision));

    expect(again).toEqual(parcel);
    expect(parcel).toMatchObject({ state: 'returned', return: { by: 'admin', by_customer: true } });
    expect(parcel.return?.lines).toEqual(decided(2, 0));
    expect([await statusOf(orderId), await stocks()]).toEqual(['cancelled', [10, 7]]);
    const otherwise = { ...decision, lines: [] };
    expect((await refusal(await parcels.giveBack(parcelId, otherwise), 409)).message).toContain('admin');
  });

  it('is taken again by exactly the pieces that it gave back, and given back again by them', async () => {
    const { orderId, parcelId, decided, stocks } = await returned();
    await json(await parcels.giveBack(parcelId, { lines: decided(1, true), by_customer: false }));
    expect(await stocks()).toEqual([9, 10]);

    await json(await orders.move(orderId, { status: 'processing' }));
    expect(await stocks()).toEqual([8, 7]);
    await json(await orders.move(orderId, { status: 'cancelled' }));

    expect(await stocks()).toEqual([9, 10]);
    const book = await rows<{ quantity: number }>(
      'SELECT quantity::int AS quantity FROM stock_movements WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    expect(book.map(({ quantity }) => quantity)).toEqual([-2, -3, 1, 3, -1, -3, 1, 3]);
  });

  it('after which only a person moves the parcel', async () => {
    const { parcelId, orderId } = await returned();
    await json(await parcels.giveBack(parcelId, { lines: [], by_customer: true }));
    const { courier } = await parcels.read(parcelId);

    const [line] = await imported(parcels.importFile(courier, `reference,status\n${orderId},Livré\n`));

    expect(line?.verdict).toBe('refused');
    expect((await parcels.read(parcelId)).state).toBe('returned');
    expect((await set(parcelId, { state: 'delivered' })).state).toBe('delivered');
  });

  it('is refused for lines that the order lacks, too many pieces, and a parcel that never left', async () => {
    const { parcelId, lines } = await returned();
    const give = (body: unknown, id = parcelId) => parcels.giveBack(id, body);
    const line = { item_id: lines[0], restock: true };

    const odd = [{ item_id: randomUUID() }, { item_id: '\u0000' }, { restock: 3 }, { restock: -1 }, { restock: 1e99 }];

    for (const wrong of [[line, line], ...odd.map((changes) => [{ ...line, ...changes }])]) {
      await refusal(await give({ lines: wrong, by_customer: true }), 400);
    }
    for (const body of [{ lines: [line] }, { by_customer: true }]) await refusal(await give(body), 400);
    const { parcelId: shelved } = await preparedBatch(office);
    await refusal(await give({ lines: [], by_customer: true }, shelved), 409);
    await refusal(await give({ lines: [], by_customer: true }, 2_147_483_000), 404);
    expect((await parcels.read(parcelId)).return).toBeNull();
  });
});

describe('the courier for orders', () => {
  it('is proposed by the latest parcels to their wilayas, unless it is inactive', async () => {
    // given: wilayas to which no other test sends
    const names = [`Ici ${randomUUID()}`, `Ailleurs ${randomUUID()}`];
    for (const name of names) await office.create('wilayas', { name, price: 400 });
    const [here = '', there = ''] = names;
    const { shipping } = orderBody(0);
    const to = (name: string) => ({ shipping: { ...shipping, region: regionValue(name) }, delivery_price: 400 });
    const used = await preparedBatch(office, { orders: 2, ...to(here) });
    const once = await preparedBatch(office, to(here));
    const next = [await preparedOrder(office, to(here)), await preparedOrder(office, to(there))];
    const proposed = async (...of: { orderId: number }[]) => {
      const answer = await parcels.get(`couriers/?orders=${of.map(({ orderId }) => orderId).join()}`);
      return (await json<{ proposed: number | null }>(answer)).proposed;
    };

    // then
    expect(await proposed(...next)).toBe(used.courier.id);
    expect(await proposed(...next.slice(1))).toBeNull();
    expect((await json<{ proposed: null }>(await parcels.get('couriers/'))).proposed).toBeNull();
    await office.update('couriers', used.courier.id, { active: false });
    expect(await proposed(...next)).toBe(once.courier.id);
    await refusal(await parcels.get('couriers/?orders=1;2'), 400);
  });
});

describe('papers and files of a batch', () => {
  const FILES = ['papers', 'labels', 'labels?paper=a4', 'picking-list', 'hand-over', 'courier-file'];

  it('are downloads that nobody keeps, without cancelled parcels, and each is in the audit log', async () => {
    const shipping = { address: '12 rue Didouche Mourad', city: 'Alger', region: 'alger' };
    const { batch, prepared, courier } = await preparedBatch(office, { orders: 2, shipping });
    const [cancelled, kept] = prepared.map(({ orderId }) => orderId);
    await json(await orders.move(cancelled ?? 0, { status: 'cancelled' }));

    const files = await Promise.all(
      FILES.map((file) => parcels.get(`parcel-batches/${batch.id}/${file.replace('?', '/?')}`)),
    );

    for (const { status, headers } of files) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.(?:pdf|csv)"$/);
    }
    const bodies = await Promise.all(
      files.map(async (file) => Buffer.from(await file.arrayBuffer()).toString('latin1')),
    );
    expect(bodies.slice(0, 5).map((body) => body.slice(0, 5))).toEqual(Array(5).fill('%PDF-'));
    // list, labels and sheet in one file
    expect(bodies.slice(0, 5).map((body) => body.match(/\/Type \/Page\b/g)?.length)).toEqual([3, 1, 1, 1, 1]);
    const [header = '', line = '', ...others] = (bodies[5] ?? '').trim().split(/\r?\n/);
    const cells = Object.fromEntries(header.split(',').map((name, index) => [name, line.split(',')[index]]));
    const { total } = await orders.read(kept ?? 0);
    expect(others).toEqual([]);
    expect(cells).toMatchObject({
      order_id: String(kept),
      courier: courier.name,
      wilaya_code: '16',
      cod_amount: String(total),
    });
    const exported = await rows<{ file: string }>(
      `SELECT changes->'file'->>1 AS file FROM audit_log
       WHERE action = 'export' AND subject_type = 'parcel-batches' AND changes->'batch'->>1 = $1 ORDER BY 1`,
      [String(batch.id)],
    );
    const names = FILES.map((file) => file.replace('?paper=', '-')).toSorted();
    expect(exported.map(({ file }) => file)).toEqual(names);
  });

  it('are refused for a batch that there is not, or whose parcels are all cancelled', async () => {
    const { batch, orderId } = await preparedBatch(office);
    await json(await orders.move(orderId, { status: 'cancelled' }));

    for (const file of FILES.map((name) => name.replace('?', '/?'))) {
      await refusal(await parcels.get(`parcel-batches/2147483000/${file}`), 404);
      await refusal(await parcels.get(`parcel-batches/${batch.id}/${file}`), 409);
    }
    await refusal(await parcels.get(`parcel-batches/${batch.id}/labels/?paper=a3`), 400);
  });
});

it('whoever follows the order sees courier, number and state of its parcel, unless it was cancelled', async () => {
  const { parcelId, orderId, courier } = await preparedBatch(office, { isHandedOver: true });
  await set(parcelId, { tracking: `T-${parcelId}`, state: 'ready_for_pickup' });
  const { tracking_code: code } = await orders.read(orderId);
  const parcelOf = async () => (await getJson<TrackingAnswer>(`/api/track/${code}/`)).order.parcel;

  expect(await parcelOf()).toEqual({
    courier: courier.name,
    tracking: `T-${parcelId}`,
    state: 'ready_for_pickup',
    label: 'Vous attend au bureau du transporteur',
  });
  await set(parcelId, { state: 'cancelled' });
  expect(await parcelOf()).toBeNull();
});

describe('lists', () => {
  /** the first page, which has as many as the list says */
  const found = async (query: Record<string, string | number>) => {
    const { parcels: list, total } = await parcels.list(query);
    expect(list).toHaveLength(Math.min(total, 20));
    return list.map(({ id }) => id);
  };

  it('of parcels are found by state, courier, order and batch, newest first', async () => {
    const { batch, courier, prepared } = await preparedBatch(office, { orders: 3, isHandedOver: true });
    const [first = 0, second = 0, third = 0] = batch.parcels.map(({ id }) => id);
    await set(second, { state: 'lost' });

    expect(await found({ courier: courier.id })).toEqual([third, second, first]);
    expect(await found({ batch: batch.id, state: 'lost' })).toEqual([second]);
    expect(await found({ courier: courier.id, state: 'live' })).toEqual([third, first]);
    expect(await found({ courier: courier.id, state: 'picked_up' })).toEqual([third, first]);
    expect(await found({ order: prepared[2]?.orderId ?? 0 })).toEqual([third]);
    expect(await idsOf({ courier: courier.id, limit: 2, page: 2 })).toEqual([first]);
    expect(await idsOf({ courier: courier.id, page: 9 })).toEqual([]);
    for (const query of ['state=arrived', 'courier=x', 'order=-1', 'page=0', 'batch=%00']) {
      await refusal(await parcels.get(`parcels/?${query}`), 400);
    }
  });

  it('of parcels say who waits where, and have first what somebody has to look at', async () => {
    // given: of five, one was heard of long ago, one was attempted, and one arrived long ago
    const { batch, courier, prepared } = await preparedBatch(office, { orders: 5, isHandedOver: true });
    const [silent = 0, attempted = 0, old = 0, later = 0, latest = 0] = batch.parcels.map(({ id }) => id);
    const age = (id: number, days: number) =>
      rows(`UPDATE parcels SET news_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);
    await set(attempted, { state: 'attempted' });
    await set(old, { state: 'delivered' });
    await age(silent, 5);
    await age(old, 30);
    const list = (query: object) => parcels.list({ courier: courier.id, ordering: 'odd', ...query });
    const ids = async (query: object) => (await list(query)).parcels.map(({ id }) => id);

    // then
    expect(await ids({})).toEqual([silent, attempted, latest, later, old]);
    const pages = [
      await ids({ limit: 2, page: 1 }),
      await ids({ limit: 2, page: 2 }),
      await ids({ limit: 2, page: 3 }),
    ];
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual([silent, attempted, latest, later, old]);
    expect(await ids({ limit: 3, page: 1 })).toEqual([silent, attempted, latest]);
    expect(await ids({ state: 'delivered' })).toEqual([old]);
    expect(await list({ limit: 1 })).toMatchObject({ total: 5, total_pages: 5 });
    expect((await idsOf({ courier: courier.id }))[0]).toBe(latest);
    const first = prepared[0]?.orderId ?? 0;
    const order = await orders.read(first);
    const [oddest] = (await list({ limit: 1 })).parcels;
    expect(listedParcel.parse(oddest).receiver).toEqual({
      name: order.customer_name,
      phone: order.customer_phone,
      wilaya: order.shipping_wilaya,
      commune: order.commune?.name ?? order.shipping_city,
    });

    // when: there is news
    await set(silent, { state: 'in_transit' });

    // then
    expect((await ids({}))[0]).toBe(attempted);
    const [known] = (await list({ order: first })).parcels;
    expect(known?.events.at(-1)?.at).toBe(known?.news_at);
    await refusal(await parcels.get('parcels/?ordering=newest'), 400);
  });

  it('of parcels are found by the courier’s own number, whole and in either case', async () => {
    const [one, other] = [await preparedBatch(office), await preparedBatch(office)];
    const tracking = `Zr-${randomUUID()}`;
    // Two couriers may have the same number.
    for (const { parcelId } of [one, other]) await set(parcelId, { tracking });

    expect(await found({ tracking })).toEqual([other.parcelId, one.parcelId]);
    expect(await found({ tracking: ` ${tracking.toUpperCase()} ` })).toEqual([other.parcelId, one.parcelId]);
    expect(await found({ tracking: tracking.toLowerCase(), courier: one.courier.id })).toEqual([one.parcelId]);
    expect(await found({ tracking, state: 'lost' })).toEqual([]);
    for (const part of [tracking.slice(0, -1), '%', `${tracking}_`, "'"])
      expect(await found({ tracking: part })).toEqual([]);
    expect((await parcels.list({ tracking: '', courier: one.courier.id })).total).toBe(1);
    for (const odd of ['%00', 'a%0Ab', 'x'.repeat(101)]) {
      const { details } = await refusal(await parcels.get(`parcels/?tracking=${odd}`), 400);
      expect(details).toHaveProperty('tracking');
    }
  });

  it('of orders are found by their parcel', async () => {
    const customer = { lastName: ownName() };
    const { prepared } = await preparedBatch(office, { customer, orders: 2, isHandedOver: true });
    const { orderId: without } = await preparedOrder(office, { customer });
    const [first, second] = prepared.map(({ orderId }) => orderId);
    const { parcel } = await orders.read(first ?? 0);
    await set(parcel?.id ?? 0, { state: 'lost' });
    const found = async (filter: string) =>
      (await orders.list({ customer: customer.lastName, parcel: filter, ordering: 'id' })).orders.map(({ id }) => id);

    expect(await found('live')).toEqual([second]);
    expect(await found('picked_up')).toEqual([second]);
    expect(await found('lost')).toEqual([first]);
    expect((await found('none')).toSorted()).toEqual([first, without].toSorted());
    await refusal(await orders.get('?parcel=arrived'), 400);
  });

  it('of orders by their parcel alone have as many as they say', async () => {
    for (const parcel of ['none', 'live', 'picked_up', 'lost']) {
      const difference = async () => {
        const { total } = await orders.list({ parcel });
        const pages = Math.ceil(total / 100);
        const all = await Promise.all(
          Array.from({ length: pages }, (_, page) => orders.list({ parcel, limit: '100', page: String(page + 1) })),
        );
        return Math.abs(all.flatMap((answer) => answer.orders).length - total);
      };
      // Other tests place and change orders meanwhile.
      await expect.poll(difference).toBeLessThan(20);
    }
    const [{ n = -1 } = {}] = await rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM (
         SELECT courier_id, state, is_current, count(*) FROM parcels GROUP BY 1, 2, 3
         EXCEPT ALL
         SELECT courier_id, state, is_current, sum(parcels) FROM parcel_figures GROUP BY 1, 2, 3 HAVING sum(parcels) <> 0
       ) wrong`,
    );
    expect(n).toBe(0);
  });
});

it('the audit log has batches, hand-overs, changes and returns, without notes', async () => {
  const { batch, parcelId } = await preparedBatch(office, { isHandedOver: true });
  await set(parcelId, { tracking: randomUUID(), note: 'a secret remark', state: 'returned' });
  await json(await parcels.giveBack(parcelId, { lines: [], by_customer: true }));

  const entries = await rows<{ action: string; changes: object }>(
    `SELECT action, changes FROM audit_log WHERE (subject_type, subject_id) IN (('parcel-batches', $1), ('parcels', $2)) ORDER BY id`,
    [String(batch.id), String(parcelId)],
  );
  expect(entries.map(({ action, changes }) => [action, Object.keys(changes).toSorted()])).toEqual([
    ['create', ['courier', 'parcels']],
    ['update', ['handedOver']],
    ['update', ['note', 'state', 'tracking']],
    ['update', ['byCustomer', 'restocked', 'state']],
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret remark');
});
