import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { FOLD_COUNTS } from '@/confirmation/order-counts';
import { literals } from '@/database/columns';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { FINAL_STATES } from '@/domain/parcels/states';

/** As many as a courier takes along in a day. */
const PARCELS_OF_A_BATCH = 50;

/**
 * Gives the orders of a large shop what a shop of their age has beside them: calls that confirmed them, a parcel for each that is
 * on its way or was delivered, and its cash. Orders that have either are left alone. Written in SQL, like the orders (bulk-orders.ts).
 */
export async function fillTracks(payload: Payload): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    await executeInTransaction(req, sql`SET LOCAL statement_timeout = 0`);
    await insertCalls(req);
    await insertParcels(req);
    await insertCash(req);
    return { keep: true, value: null };
  });
  await payload.db.pool.query(FOLD_COUNTS);
  await payload.db.pool.query(
    'ANALYZE order_confirmations, order_calls, parcel_batches, parcels, parcel_events, cash_entries, cash_parcels',
  );
}

/** One call in three without an answer before it; a cancelled order was refused. */
async function insertCalls(req: PayloadRequest): Promise<void> {
  await executeInTransaction(
    req,
    sql`
    WITH called AS (
      SELECT id, order_date AS placed, CASE status WHEN 'cancelled' THEN 'refused' ELSE 'confirmed' END AS result
      FROM orders o
      WHERE status <> 'pending' AND NOT EXISTS (SELECT FROM order_confirmations c WHERE c.order_id = o.id)
    ), states AS (
      INSERT INTO order_confirmations (order_id, state) SELECT id, result FROM called
    )
    INSERT INTO order_calls (order_id, at, by, result, is_applied)
    SELECT id, placed + interval '1 hour', 'demonstration', 'no-answer', true FROM called WHERE id % 3 = 0
    UNION ALL SELECT id, placed + interval '3 hours', 'demonstration', result, true FROM called`,
  );
}

async function insertParcels(req: PayloadRequest): Promise<void> {
  await executeInTransaction(
    req,
    sql`
    WITH carriers AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS all_of_them FROM couriers),
    sent AS (
      SELECT id, status, total, order_date + interval '1 day' AS at, (row_number() OVER (ORDER BY id) - 1) / ${PARCELS_OF_A_BATCH}::int AS number
      FROM orders o
      WHERE status IN ('shipping', 'delivered') AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = o.id)
    ),
    planned AS (
      SELECT nextval(pg_get_serial_sequence('parcel_batches', 'id'))::int AS batch_id, c.id AS courier_id, number, at
      FROM (SELECT number, max(at) AS at FROM sent GROUP BY number) s JOIN carriers c ON c.position = s.number % c.all_of_them
    ),
    batches AS (
      INSERT INTO parcel_batches (id, courier_id, created_at, by, handed_over_at, handed_over_by)
      SELECT batch_id, courier_id, at, 'demonstration', at, 'demonstration' FROM planned
    ),
    made AS (
      INSERT INTO parcels (batch_id, order_id, courier_id, state, cod_centimes, tracking, courier_word, created_at, handed_over_at, delivered_at, news_at)
      SELECT p.batch_id, s.id, p.courier_id, state, round(s.total * 100)::bigint, 'TP' || lpad(s.id::text, 8, '0'), word, p.at, p.at,
        CASE WHEN state = 'delivered' THEN s.at + interval '3 days' END, p.at + interval '2 days'
      FROM sent s JOIN planned p USING (number)
      CROSS JOIN LATERAL (SELECT CASE
        WHEN s.status = 'delivered' THEN 'delivered'
        ELSE (ARRAY['in_transit', 'at_hub', 'out_for_delivery', 'attempted', 'returning'])[1 + s.id % 5]
      END AS state) of_parcel
      CROSS JOIN LATERAL (SELECT CASE state
        WHEN 'delivered' THEN 'Livré' WHEN 'in_transit' THEN 'En transit' WHEN 'at_hub' THEN 'Centre'
        WHEN 'out_for_delivery' THEN 'Sorti en livraison' WHEN 'attempted' THEN 'Tentative échouée' ELSE 'Retour vers vendeur'
      END AS word) of_courier
      RETURNING id, courier_id, state, courier_word, handed_over_at
    ),
    counted AS (
      INSERT INTO parcel_figures (courier_id, state, is_current, parcels)
      SELECT courier_id, state, true, count(*) FROM made GROUP BY courier_id, state
    )
    INSERT INTO parcel_events (courier_id, parcel_id, occurred_at, state, word, source, applied_at)
    SELECT courier_id, id, handed_over_at, 'picked_up', NULL, 'person', now() FROM made
    UNION ALL SELECT courier_id, id, handed_over_at + interval '2 days', state, courier_word, 'import', now() FROM made`,
  );
}

/** Couriers brought the cash of what they delivered three weeks ago and earlier. */
async function insertCash(req: PayloadRequest): Promise<void> {
  await executeInTransaction(
    req,
    sql`
    WITH due AS (
      SELECT id, order_id, courier_id, handed_over_at, state IN (${literals(FINAL_STATES)}) AS is_final, cod_centimes AS expected,
        CASE WHEN state = 'delivered' AND handed_over_at < now() - interval '3 weeks' THEN cod_centimes ELSE 0 END AS collected
      FROM parcels p
      WHERE handed_over_at IS NOT NULL AND cod_centimes > 0 AND NOT EXISTS (SELECT FROM cash_parcels c WHERE c.parcel_id = p.id)
    ), entries AS (
      INSERT INTO cash_entries (at, by, kind, cause, centimes, parcel_id, courier_id, order_id)
      SELECT handed_over_at, 'demonstration', 'expected', 'hand-over', expected, id, courier_id, order_id FROM due
      UNION ALL SELECT handed_over_at + interval '3 weeks', 'demonstration', 'collected', 'person', collected, id, courier_id, order_id
      FROM due WHERE collected > 0
    ), sums AS (
      INSERT INTO cash_parcels (parcel_id, courier_id, handed_over_at, is_final, expected, collected, outstanding)
      SELECT id, courier_id, handed_over_at, is_final, expected, collected, expected - collected FROM due
    )
    INSERT INTO cash_couriers (courier_id, expected, collected, outstanding, parcels)
    SELECT courier_id, sum(expected), sum(collected), sum(expected - collected), count(*) FILTER (WHERE expected > collected)
    FROM due GROUP BY courier_id
    ON CONFLICT (courier_id) DO UPDATE SET expected = cash_couriers.expected + EXCLUDED.expected,
      collected = cash_couriers.collected + EXCLUDED.collected, outstanding = cash_couriers.outstanding + EXCLUDED.outstanding,
      parcels = cash_couriers.parcels + EXCLUDED.parcels`,
  );
}
