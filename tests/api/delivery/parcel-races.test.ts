/** Several people, couriers and files at once: one outcome, nothing twice, nothing lost. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ordersOf } from '../../support/admin-orders';
import { sharedOffice } from '../../support/api';
import { createCourier } from '../../support/couriers';
import { eventOf, parcelsOf, preparedBatch, preparedOrder, sendEvents } from '../../support/parcels';
import { sharedDatabase, stockOf } from '../../support/running/database';

const office = sharedOffice();
const orders = ordersOf(office);
const parcels = parcelsOf(office);
const rows = sharedDatabase();

const TIMES = 6;
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted();
const moves = async (orderId: number) => (await orders.read(orderId)).status_history.map(({ status }) => status);

it('of batches with one order in common one is made, and none is made in part', async () => {
  const courier = await createCourier(office);
  const common = await preparedOrder(office);
  const own = await Promise.all(Array.from({ length: TIMES }, () => preparedOrder(office)));

  const answers = await Promise.all(
    own.map(({ orderId }, index) =>
      parcels.batch(courier.id, index % 2 ? [orderId, common.orderId] : [common.orderId, orderId]),
    ),
  );

  expect(statuses(answers)).toEqual([201, ...Array(TIMES - 1).fill(409)]);
  const all = (await parcels.list({ courier: courier.id })).parcels;
  expect(all).toHaveLength(2);
  expect(all.map(({ order_id }) => order_id)).toContain(common.orderId);
});

it('a batch and a cancellation at once leave either a parcel or a cancelled order', async () => {
  const courier = await createCourier(office);
  for (let time = 0; time < TIMES; time++) {
    const { orderId } = await preparedOrder(office);

    const [batch, move] = await Promise.all([
      parcels.batch(courier.id, [orderId]),
      orders.move(orderId, { status: 'cancelled' }),
    ]);

    const { status, parcel } = await orders.read(orderId);
    expect([move.status, status]).toEqual([200, 'cancelled']);
    expect([200, 201, 409]).toContain(batch.status);
    expect(parcel?.state ?? 'none').toBe(batch.status === 201 ? 'cancelled' : 'none');
  }
});

it('a hand-over and a cancellation at once have one winner', async () => {
  for (let time = 0; time < TIMES; time++) {
    const { batch, orderId, parcelId, productId } = await preparedBatch(office, { product: { stock: 5 } });

    const [handOver, move] = await Promise.all([
      parcels.handOver(batch.id),
      orders.move(orderId, { status: 'cancelled' }),
    ]);

    expect(handOver.status).toBe(200);
    const won = move.status === 409 ? ['shipping', 'picked_up', 4] : ['cancelled', 'cancelled', 5];
    const [{ status }, { state }, { stock }] = [
      await orders.read(orderId),
      await parcels.read(parcelId),
      await stockOf(rows, productId),
    ];
    expect([status, state, stock]).toEqual(won);
  }
});

it('a hand-over twice at once, and with a message of the courier, happens once', async () => {
  const { courier, batch, prepared } = await preparedBatch(office, { orders: 3 });
  const event = eventOf('Expédié', { reference: String(prepared[0]?.orderId), seconds: 30 });

  const answers = await Promise.all([
    parcels.handOver(batch.id),
    parcels.handOver(batch.id),
    sendEvents(courier, { events: [event] }),
    sendEvents(courier, { events: [event] }),
    parcels.handOver(batch.id),
  ]);

  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200]);
  for (const { orderId } of prepared) expect(await moves(orderId)).toEqual(['pending', 'processing', 'shipping']);
  const list = (await parcels.list({ batch: batch.id })).parcels;
  expect(list.map(({ state }) => state)).toEqual(['picked_up', 'picked_up', 'in_transit']);
  for (const { events } of list) expect(events.filter(({ state }) => state === 'picked_up').length).toBeLessThan(2);
});

it('message, file and person at once deliver an order once', async () => {
  for (let time = 0; time < TIMES; time++) {
    const { courier, orderId, parcelId } = await preparedBatch(office, { isHandedOver: true });
    const event = eventOf('Livré', { reference: String(orderId), seconds: 10 });
    const line = `reference,status,date\n${orderId},Livré,${new Date(Date.now() + 20_000).toISOString()}\n`;

    const answers = await Promise.all([
      sendEvents(courier, { events: [event] }),
      parcels.importFile(courier.id, line),
      parcels.change(parcelId, { state: 'delivered' }),
      sendEvents(courier, { events: [event] }),
      parcels.importFile(courier.id, line),
    ]);

    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200]);
    expect(await moves(orderId)).toEqual(['pending', 'processing', 'shipping', 'delivered']);
    const { events, state } = await parcels.read(parcelId);
    expect([state, events.length]).toEqual(['delivered', 4]);
  }
});

it('a return decided by several at once gives back once, and no status call comes between', async () => {
  for (let time = 0; time < TIMES; time++) {
    const { orderId, parcelId, productId } = await preparedBatch(office, {
      isHandedOver: true,
      quantity: 3,
      product: { stock: 10 },
    });
    const [item] = (await orders.read(orderId)).items;
    const decision = (restock: number) =>
      parcels.giveBack(parcelId, { lines: [{ item_id: item?.id, restock }], by_customer: true });

    const answers = await Promise.all([
      decision(2),
      decision(1),
      decision(2),
      orders.move(orderId, { status: 'cancelled' }),
    ]);

    const decided = (await parcels.read(parcelId)).return?.lines[0]?.restock ?? 0;
    const refused = answers.slice(0, 3).filter(({ status }) => status === 409).length;
    expect([refused, decided]).toEqual(decided === 2 ? [1, 2] : [2, 1]);
    // The status call came before (409) or after (the order was cancelled already).
    expect([200, 409]).toContain(answers[3]?.status);
    expect((await orders.read(orderId)).status).toBe('cancelled');
    expect((await stockOf(rows, productId)).stock).toBe(7 + decided);
    expect((await moves(orderId)).filter((status) => status === 'cancelled')).toHaveLength(1);
  }
});

it('a number that is entered while its event arrives always meets it', async () => {
  const { courier, batch } = await preparedBatch(office, { orders: TIMES, isHandedOver: true });

  await Promise.all(
    batch.parcels.flatMap(({ id }) => {
      const tracking = `T-${randomUUID()}`;
      return [
        sendEvents(courier, { events: [eventOf('Centre', { tracking, seconds: 10 })] }),
        parcels.change(id, { tracking: tracking.toLowerCase() }),
      ];
    }),
  );

  const list = (await parcels.list({ batch: batch.id })).parcels;
  expect(list.map(({ state }) => state)).toEqual(Array(TIMES).fill('at_hub'));
});

it('two parcels cannot have one number, however it is entered', async () => {
  const { courier, batch, prepared } = await preparedBatch(office, { orders: 4, isHandedOver: true });
  const tracking = `T-${randomUUID()}`;
  const [first, second] = batch.parcels.map(({ id }) => id);
  const named = ({ orderId }: { orderId: number }) =>
    eventOf('Centre', { tracking, reference: String(orderId), seconds: 10 });

  const answers = await Promise.all([
    parcels.change(first ?? 0, { tracking }),
    parcels.change(second ?? 0, { tracking: tracking.toUpperCase() }),
    sendEvents(courier, { events: prepared.slice(2).map(named) }),
    parcels.importFile(courier.id, `reference,tracking,status\n${prepared[2]?.orderId},${tracking},Centre\n`),
  ]);

  for (const { status } of answers) expect([200, 409]).toContain(status);
  const list = (await parcels.list({ batch: batch.id })).parcels;
  expect(list.filter((parcel) => parcel.tracking?.toUpperCase() === tracking.toUpperCase())).toHaveLength(1);
});
