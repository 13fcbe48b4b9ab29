/** A shop that ended between storing what was reported and applying it. */
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openBackOffice } from '../../support/back-office';
import { freshDatabase } from '../../support/running/fresh-database';
import { startShop } from '../../support/running/shop';

it('what was stored and not applied is applied by the next start, once', async () => {
  // given: a shop that stopped between the two transactions
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '5' };
  const first = await startShop({ env });
  onTestFinished(first.remove);
  const own = await openBackOffice(first.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const courier = await own.create<{ id: number }>('couriers', { name: 'One', profile: 'generic' });
  const { rows: made } = await client.query<{ parcel: number; order: number }>(
    `WITH placed AS (
       INSERT INTO orders (status, order_date, charges, total, subtotal, delivery_price, customer_folded)
       VALUES ('processing', now(), '[{"kind":"subtotal","amount":100},{"kind":"delivery","amount":0}]', 100, 100, 0, '')
       RETURNING id
     ), batch AS (INSERT INTO parcel_batches (courier_id, by) VALUES ($1, 'admin') RETURNING id),
     parcel AS (
       INSERT INTO parcels (batch_id, order_id, courier_id, state, cod_centimes)
       SELECT batch.id, placed.id, $1, 'created', 100 FROM placed, batch RETURNING id, order_id
     ), event AS (
       INSERT INTO parcel_events (courier_id, parcel_id, occurred_at, received_at, state, source)
       SELECT $1, id, now(), now() - interval '1 minute', 'delivered', 'webhook' FROM parcel
     )
     SELECT id AS parcel, order_id AS order FROM parcel`,
    [courier.id],
  );
  await first.stop();

  // when
  const second = await startShop({ env });
  onTestFinished(second.remove);

  // then
  await expect
    .poll(async () => (await client.query('SELECT status FROM orders WHERE id = $1', [made[0]?.order])).rows)
    .toEqual([{ status: 'delivered' }]);
  const { rows: history } = await client.query('SELECT status, by FROM orders_status_history WHERE _parent_id = $1', [
    made[0]?.order,
  ]);
  expect(history).toEqual([{ status: 'delivered', by: 'system' }]);
}, 180_000);
