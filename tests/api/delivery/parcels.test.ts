/** Parcels in the back office: batches, hand-over, states by hand, the status of their orders, returns. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import {
  listedParcel,
  type Parcel,
  type ParcelBatch,
  parcelBatch,
  parcel as parcelShape,
} from '@/contract/admin/parcels';
import type { TrackingAnswer } from '@/contract/tracking';
import { regionValue } from '@/domain/slug';
import { ordersOf, placeOrder } from '../../support/admin-orders';
import { getJson, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { createCourier } from '../../support/couriers';
import { orderBody, postOrder } from '../../support/orders';
import { parcelsOf, preparedBatch, preparedOrder } from '../../support/parcels';
import { createPerson } from '../../support/people';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const orders = ordersOf(office);
const parcels = parcelsOf(office);
const rows = sharedDatabase();
const statusOf = async (id: number) => (await orders.read(id)).status;

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
    const { batches } = await json<{ batches: ParcelBatch[] }>(
      await parcels.get(`parcel-batches/?courier=${courier.id}`),
    );
    expect(batches).toEqual([batch]);
    expect(await json(await parcels.get(`parcel-batches/${batch.id}/`))).toEqual(batch);
    const { events, ...shown } = parcelShape.strict().parse(await parcels.read(batch.parcels[0]?.id ?? 0));
    expect(events).toEqual([]);
    expect((await orders.read(ids[0] ?? 0)).parcel).toEqual(shown);
    expect(await statusOf(ids[0] ?? 0)).toBe('processing');
  });

  it('takes a courier by its name as well, an order once, and the day of a clerk', async () => {
    const [courier, { orderId }] = [await createCourier(office), await preparedOrder(office)];
    const clerk = await createPerson({ url: inject('shop').url, admin: office, role: 'clerk' });
    const calls = parcelsOf(clerk.office);

    const batch = await json<ParcelBatch>(await calls.batch(courier.name.toUpperCase(), [orderId, orderId]), 201);

    expect(batch).toMatchObject({ courier: courier.id, by: clerk.username });
    expect(batch.parcels).toHaveLength(1);
    const { couriers } = await json<{ couriers: object[] }>(await calls.get('couriers/'));
    expect(couriers).toContainEqual({
      id: courier.id,
      name: courier.name,
      profile: 'generic',
      from_wilaya: null,
      active: true,
    });
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
    await json(await parcels.change(first, { state: 'lost' }));
    await json(await orders.move(orderId, { status: 'processing' }));
    const courier = await createCourier(office);

    const batch = await json<ParcelBatch>(await parcels.batch(courier.id, [orderId]), 201);
    await json(await parcels.change(first, { state: 'delivered' }));

    // what comes late about the first moves the order no more
    expect(await orders.read(orderId)).toMatchObject({ status: 'processing', parcel: { id: batch.parcels[0]?.id } });
    expect((await parcels.read(first)).state).toBe('delivered');
    expect((await parcels.list({ order: orderId })).parcels.map(({ id }) => id)).toEqual([batch.parcels[0]?.id, first]);
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
    const some = (...ids: number[]) =>
      parcels
        .post(`parcel-batches/${batch.id}/hand-over/?parcels=${ids.join()}`, {})
        .then((answer) => json<ParcelBatch>(answer));
    const statesOf = ({ parcels: all }: ParcelBatch) => all.map(({ state }) => state);

    // when: scanned, one of another batch among them
    const part = await some(second, 2_147_483_000);

    // then
    expect(statesOf(part)).toEqual(['created', 'picked_up', 'created']);
    expect(part.handed_over_at).toBeNull();
    expect(await Promise.all(prepared.map(({ orderId }) => statusOf(orderId)))).toEqual([
      'processing',
      'shipping',
      'processing',
    ]);

    // when: one is taken out of the batch, and the last one goes
    await json(await parcels.change(third, { state: 'cancelled', from: { state: 'created' } }));
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

    const parcel = await json<Parcel>(
      await parcels.change(parcelId, { state: 'delivered', note: 'Left with the guard' }),
    );
    await json(await orders.move(orderId, { status: 'shipping' }));
    await json(await parcels.change(parcelId, { state: 'delivered' }));

    expect(parcel).toMatchObject({ state: 'delivered', note: 'Left with the guard' });
    expect(parcel.delivered_at).toBe(parcel.events.at(-1)?.at);
    // the second report is no news: it does not overrule a status set meanwhile
    expect(await statusOf(orderId)).toBe('shipping');
  });

  it('is a tracking number that no other parcel of the courier has', async () => {
    const { batch, courier } = await preparedBatch(office, { orders: 2 });
    const [first, second] = batch.parcels.map(({ id }) => id);

    const named = await json<Parcel>(await parcels.change(first ?? 0, { tracking: ' yal-123 ' }));
    const taken = await refusal(await parcels.change(second ?? 0, { tracking: 'YAL-123' }), 409);
    await json(await parcels.change(second ?? 0, { tracking: `${courier.id}` }));
    const cleared = await json<Parcel>(await parcels.change(first ?? 0, { tracking: '' }));

    expect(named.tracking).toBe('yal-123');
    expect(taken.details).toHaveProperty('tracking');
    expect(cleared.tracking).toBeNull();
    expect((await json<Parcel>(await parcels.change(second ?? 0, { tracking: 'yal-123' }))).tracking).toBe('yal-123');
  });

  it('is refused unless it is what it should be', async () => {
    const { parcelId } = await preparedBatch(office);

    for (const body of [
      { state: 'arrived' },
      { state: null },
      { tracking: 5 },
      { tracking: 'a\u0000b' },
      { tracking: '\ud800' },
      { tracking: 'x'.repeat(101) },
      { note: 'x'.repeat(501) },
      { note: {} },
      [],
    ]) {
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
      await json(await parcels.change(parcelId, { state }));
      const before = await statusOf(orderId);

      for (const status of ['cancelled', 'pending']) {
        expect((await refusal(await orders.move(orderId, { status }), 409)).message).toContain(courier.name);
      }
      expect((await office.update('orders', orderId, { status: 'cancelled' })).status).toBe(409);

      expect(await statusOf(orderId)).toBe(before);
      expect((await parcels.read(parcelId)).state).toBe(state);
    },
  );

  it('is free again once the parcel is lost', async () => {
    const { orderId, parcelId } = await preparedBatch(office, { isHandedOver: true });
    await json(await parcels.change(parcelId, { state: 'lost' }));

    await json(await orders.move(orderId, { status: 'cancelled' }));

    expect(await statusOf(orderId)).toBe('cancelled');
  });
});

describe('a return', () => {
  /** A parcel that comes back, of an order with two lines: two pieces and three. */
  async function returned() {
    const [one, other] = [await createProduct(office, { stock: 10 }), await createProduct(office, { stock: 10 })];
    const items = [
      { product_id: one.id, quantity: 2 },
      { product_id: other.id, quantity: 3 },
    ];
    const body = orderBody(one.id, { items });
    const { order_id: orderId } = await json<{ order_id: number }>(await postOrder(inject('shop').url, body), 201);
    await json(await orders.move(orderId, { status: 'processing' }));
    const courier = await createCourier(office);
    const batch = await json<ParcelBatch>(await parcels.batch(courier.id, [orderId]), 201);
    await json(await parcels.handOver(batch.id));
    const parcelId = batch.parcels[0]?.id ?? 0;
    await json(await parcels.change(parcelId, { state: 'returned' }));
    const lines = (await orders.read(orderId)).items.map(({ id }) => id);
    const stocks = async () => [(await stockOf(rows, one.id)).stock, (await stockOf(rows, other.id)).stock];
    return { orderId, parcelId, lines, stocks };
  }

  it('moves stock and status only once it is decided, and gives back what is named', async () => {
    const { orderId, parcelId, lines, stocks } = await returned();
    expect([await statusOf(orderId), await stocks()]).toEqual(['shipping', [8, 7]]);
    const decision = {
      lines: [
        { item_id: lines[0], restock: true },
        { item_id: lines[1], restock: false },
      ],
      by_customer: true,
    };

    const parcel = await json<Parcel>(await parcels.giveBack(parcelId, decision));
    const again = await json<Parcel>(await parcels.giveBack(parcelId, decision));

    expect(again).toEqual(parcel);
    expect(parcel).toMatchObject({ state: 'returned', return: { by: 'admin', by_customer: true } });
    expect(parcel.return?.lines).toEqual([
      { item_id: lines[0], restock: 2 },
      { item_id: lines[1], restock: 0 },
    ]);
    expect([await statusOf(orderId), await stocks()]).toEqual(['cancelled', [10, 7]]);
    const otherwise = { ...decision, lines: [] };
    expect((await refusal(await parcels.giveBack(parcelId, otherwise), 409)).message).toContain('admin');
  });

  it('is taken again by exactly the pieces that it gave back, and given back again by them', async () => {
    const { orderId, parcelId, lines, stocks } = await returned();
    const decision = {
      lines: [
        { item_id: lines[0], restock: 1 },
        { item_id: lines[1], restock: true },
      ],
      by_customer: false,
    };
    await json(await parcels.giveBack(parcelId, decision));
    expect(await stocks()).toEqual([9, 10]);

    await json(await orders.move(orderId, { status: 'processing' }));
    expect(await stocks()).toEqual([8, 7]);
    await json(await orders.move(orderId, { status: 'cancelled' }));

    expect(await stocks()).toEqual([9, 10]);
    const book = await rows<{ product_id: number; quantity: number }>(
      'SELECT product_id, quantity::int AS quantity FROM stock_movements WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    expect(book.map(({ quantity }) => quantity)).toEqual([-2, -3, 1, 3, -1, -3, 1, 3]);
  });

  it('after which only a person moves the parcel', async () => {
    const { parcelId, orderId } = await returned();
    await json(await parcels.giveBack(parcelId, { lines: [], by_customer: true }));
    const { courier } = await parcels.read(parcelId);

    const [line] = (
      await json<{ lines: { verdict: string }[] }>(
        await parcels.importFile(courier, `reference,status\n${orderId},Livré\n`),
      )
    ).lines;

    expect(line?.verdict).toBe('refused');
    expect((await parcels.read(parcelId)).state).toBe('returned');
    expect((await json<Parcel>(await parcels.change(parcelId, { state: 'delivered' }))).state).toBe('delivered');
  });

  it('is refused for lines that the order lacks, too many pieces, and a parcel that never left', async () => {
    const { parcelId, lines } = await returned();
    const give = (body: unknown, id = parcelId) => parcels.giveBack(id, body);
    const line = { item_id: lines[0], restock: true };

    for (const body of [
      { lines: [{ item_id: randomUUID(), restock: true }], by_customer: true },
      { lines: [{ item_id: '\u0000', restock: true }], by_customer: true },
      { lines: [line, line], by_customer: true },
      { lines: [{ ...line, restock: 3 }], by_customer: true },
      { lines: [{ ...line, restock: -1 }], by_customer: true },
      { lines: [{ ...line, restock: 1e99 }], by_customer: true },
      { lines: [line] },
      { by_customer: true },
    ]) {
      await refusal(await give(body), 400);
    }
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
    const proposed = async (...orders: { orderId: number }[]) =>
      (
        await json<{ proposed: number | null }>(
          await parcels.get(`couriers/?orders=${orders.map(({ orderId }) => orderId).join()}`),
        )
      ).proposed;

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
    expect(exported.map(({ file }) => file)).toEqual([
      'courier-file',
      'hand-over',
      'labels',
      'labels-a4',
      'papers',
      'picking-list',
    ]);
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
  await json(await parcels.change(parcelId, { tracking: `T-${parcelId}`, state: 'ready_for_pickup' }));
  const { tracking_code: code } = await orders.read(orderId);
  const parcelOf = async () => (await getJson<TrackingAnswer>(`/api/track/${code}/`)).order.parcel;

  expect(await parcelOf()).toEqual({
    courier: courier.name,
    tracking: `T-${parcelId}`,
    state: 'ready_for_pickup',
    label: 'Vous attend au bureau du transporteur',
  });
  await json(await parcels.change(parcelId, { state: 'cancelled' }));
  expect(await parcelOf()).toBeNull();
});

describe('lists', () => {
  it('of parcels are found by state, courier, order and batch, newest first', async () => {
    const { batch, courier, prepared } = await preparedBatch(office, { orders: 3, isHandedOver: true });
    const [first, second, third] = batch.parcels.map(({ id }) => id);
    await json(await parcels.change(second ?? 0, { state: 'lost' }));
    const found = async (query: Record<string, string | number>) => {
      const { parcels: list, total } = await parcels.list(query);
      expect(list).toHaveLength(Math.min(total, 20));
      return list.map(({ id }) => id);
    };

    expect(await found({ courier: courier.id })).toEqual([third, second, first]);
    expect(await found({ batch: batch.id, state: 'lost' })).toEqual([second]);
    expect(await found({ courier: courier.id, state: 'live' })).toEqual([third, first]);
    expect(await found({ courier: courier.id, state: 'picked_up' })).toEqual([third, first]);
    expect(await found({ order: prepared[2]?.orderId ?? 0 })).toEqual([third]);
    expect((await parcels.list({ courier: courier.id, limit: 2, page: 2 })).parcels.map(({ id }) => id)).toEqual([
      first,
    ]);
    expect((await parcels.list({ courier: courier.id, page: 9 })).parcels).toEqual([]);
    for (const query of ['state=arrived', 'courier=x', 'order=-1', 'page=0', 'batch=%00']) {
      await refusal(await parcels.get(`parcels/?${query}`), 400);
    }
  });

  it('of parcels say who waits where, and have first what somebody has to look at', async () => {
    // given: of five, one was heard of long ago, one was attempted, and one arrived long ago
    const { batch, courier, prepared } = await preparedBatch(office, { orders: 5, isHandedOver: true });
    const [silent = 0, attempted = 0, old = 0, later = 0, latest = 0] = batch.parcels.map(({ id }) => id);
    const age = async (id: number, days: number) => {
      await rows(`UPDATE parcels SET news_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);
    };
    await json(await parcels.change(attempted, { state: 'attempted' }));
    await json(await parcels.change(old, { state: 'delivered' }));
    await age(silent, 5);
    await age(old, 30);
    const list = (query: object) => parcels.list({ courier: courier.id, ordering: 'odd', ...query });
    const ids = async (query: object) => (await list(query)).parcels.map(({ id }) => id);

    // then
    expect(await ids({})).toEqual([silent, attempted, latest, later, old]);
    expect([
      await ids({ limit: 2, page: 1 }),
      await ids({ limit: 2, page: 2 }),
      await ids({ limit: 3, page: 1 }),
    ]).toEqual([
      [silent, attempted],
      [latest, later],
      [silent, attempted, latest],
    ]);
    expect(await ids({ limit: 2, page: 3 })).toEqual([old]);
    expect(await ids({ state: 'delivered' })).toEqual([old]);
    expect(await list({ limit: 1 })).toMatchObject({ total: 5, total_pages: 5 });
    expect((await parcels.list({ courier: courier.id })).parcels.map(({ id }) => id)[0]).toBe(latest);
    const order = await orders.read(prepared[0]?.orderId ?? 0);
    const [first] = (await list({ limit: 1 })).parcels;
    expect(listedParcel.parse(first).receiver).toEqual({
      name: order.customer_name,
      phone: order.customer_phone,
      wilaya: order.shipping_wilaya,
      commune: order.commune?.name ?? order.shipping_city,
    });

    // when: there is news
    await json(await parcels.change(silent, { state: 'in_transit' }));

    // then
    expect((await ids({}))[0]).toBe(attempted);
    expect((await parcels.list({ order: prepared[0]?.orderId ?? 0 })).parcels[0]?.events.at(-1)?.at).toBe(
      (await list({ order: prepared[0]?.orderId ?? 0 })).parcels[0]?.news_at,
    );
    await refusal(await parcels.get('parcels/?ordering=newest'), 400);
  });

  it('of parcels are found by the courier’s own number, whole and in either case', async () => {
    const [one, other] = [await preparedBatch(office), await preparedBatch(office)];
    const tracking = `Zr-${randomUUID()}`;
    // Two couriers may have the same number.
    for (const { parcelId } of [one, other]) await json(await parcels.change(parcelId, { tracking }));
    const found = async (query: Record<string, string | number>) => {
      const { parcels: list, total } = await parcels.list(query);
      expect(list).toHaveLength(total);
      return list.map(({ id }) => id);
    };

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
    const customer = { lastName: `Zz${randomUUID().replaceAll('-', '')}` };
    const { prepared } = await preparedBatch(office, { customer, orders: 2, isHandedOver: true });
    const { orderId: without } = await preparedOrder(office, { customer });
    const [first, second] = prepared.map(({ orderId }) => orderId);
    const { parcel } = await orders.read(first ?? 0);
    await json(await parcels.change(parcel?.id ?? 0, { state: 'lost' }));
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
  await json(await parcels.change(parcelId, { tracking: randomUUID(), note: 'a secret remark', state: 'returned' }));
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
