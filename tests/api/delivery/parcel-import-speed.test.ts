/** How long a large file of a courier takes. */
import { expect, it } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { imported, parcelsOf, preparedBatch } from '../../support/parcels';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const parcels = parcelsOf(office);
const rows = sharedDatabase();

it('a file of 5,000 lines delivers its orders within 20 s, and keeps nobody waiting', async () => {
  // given: 5,000 orders on their way, copied from one of the shop's own
  const lines = 5_000;
  const { courier, batch, orderId } = await preparedBatch(office, { isHandedOver: true });
  const copies = await rows<{ id: number }>(
    `WITH copied AS (
       INSERT INTO orders (status, order_date, charges, total, customer_folded, subtotal, delivery_price)
       SELECT 'shipping', order_date, charges, total, 'copy', subtotal, delivery_price
       FROM orders, generate_series(1, $2) WHERE id = $1 RETURNING id, order_date, total
     ), figures AS (
       INSERT INTO order_figures (day, status, orders, centimes)
       SELECT (order_date AT TIME ZONE 'Africa/Algiers')::date, 'shipping', 1, (total * 100)::bigint FROM copied
     ), sent AS (
       INSERT INTO parcels (batch_id, order_id, courier_id, state, cod_centimes, handed_over_at)
       SELECT $3, id, $4, 'picked_up', 100, now() FROM copied RETURNING id, courier_id
     ), events AS (
       INSERT INTO parcel_events (courier_id, parcel_id, occurred_at, state, source, applied_at)
       SELECT courier_id, id, now(), 'picked_up', 'person', now() FROM sent
     ), counted AS (
       INSERT INTO parcel_figures (courier_id, state, is_current, parcels) VALUES ($4, 'picked_up', TRUE, $2)
     )
     SELECT id FROM copied`,
    [orderId, lines, batch.id, courier.id],
  );
  const soon = new Date(Date.now() + 60_000).toISOString();
  const file = ['reference,tracking,status,date', ...copies.map(({ id }) => `${id},T${id},Livré,${soon}`)].join('\n');

  // when
  const started = performance.now();
  const answer = imported(parcels.importFile(courier.id, file));
  const waits: number[] = [];
  let isDone = false;
  void answer.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const asked = performance.now();
    await ask('/api/health/');
    waits.push(performance.now() - asked);
  }
  const verdicts = await answer;

  // then
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)]).toBeLessThan(500);
  expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['updated']));
  const [delivered] = await rows(
    `SELECT count(*)::int AS orders, (SELECT count(*)::int FROM orders_status_history WHERE _parent_id = ANY($1)) AS changes
     FROM orders WHERE id = ANY($1) AND status = 'delivered'`,
    [copies.map(({ id }) => id)],
  );
  expect(delivered).toEqual({ orders: lines, changes: lines });
  const [difference] = await rows(
    `SELECT count(*)::int AS n FROM parcels p
     WHERE p.courier_id = $1 AND (p.state <> 'delivered' OR p.tracking <> 'T' || p.order_id) AND p.order_id <> $2`,
    [courier.id, orderId],
  );
  expect(difference).toEqual({ n: 0 });
}, 120_000);
