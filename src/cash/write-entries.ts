/** The only place that writes the ledger of cash and what it adds up to. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { actorOf } from '@/audit/record';
import { literals } from '@/database/columns';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { type CashCause, kindOf } from '@/domain/cash/entries';
import { FINAL_STATES } from '@/domain/parcels/states';

/** Of a parcel `p`: its courier has done its part. */
export const IS_FINAL = sql`p.state IN (${literals(FINAL_STATES)})`;

export type NewEntry = {
  parcelId: number;
  cause: CashCause;
  /** never 0 */
  centimes: number;
  remittanceId?: number;
  /** the entry that this one takes back */
  reverses?: number | null;
  note?: string | null;
  /** the request that is to count once */
  request?: { key: string; hash: string } | null;
};

/** In centimes. */
export type Balance = { expected: number; collected: number; adjustments: number };

/** A parcel's cash before and after the entries. */
export type MovedCash = { parcelId: number; before: Balance; after: Balance };

/**
 * Adds entries, and in the same statement brings the sums of their parcels and couriers up to date. The caller has locked the cash
 * (lock-cash.ts) with an earlier statement: the sums before are read from this one's snapshot.
 */
export async function writeEntries(req: PayloadRequest, entries: readonly NewEntry[]): Promise<MovedCash[]> {
  if (entries.length === 0) return [];
  const rows = storableJson(
    entries.map(({ cause, request, ...entry }) => ({ ...entry, ...request, cause, kind: kindOf(cause) })),
  );
  const moved = await executeInTransaction<Moved>(
    req,
    sql`WITH added AS (
          INSERT INTO cash_entries (by, by_id, kind, cause, centimes, parcel_id, courier_id, order_id, remittance_id, reverses, note,
            idempotency_key, request_hash)
          SELECT ${actorOf(req)}, ${req.user?.id ?? null}::int, e.kind, e.cause, e.centimes, p.id, p.courier_id, p.order_id,
            e."remittanceId", e.reverses, e.note, e.key, e.hash
          FROM jsonb_to_recordset(${rows}::jsonb) AS e (kind text, cause text, centimes bigint, "parcelId" int, "remittanceId" int,
            reverses bigint, note text, key text, hash text)
          JOIN parcels p ON p.id = e."parcelId"
          RETURNING parcel_id, courier_id, kind, centimes
        ), sums AS (
          SELECT parcel_id, courier_id, ${sumOf('expected')} AS expected, ${sumOf('collected')} AS collected,
            ${sumOf('adjustment')} AS adjustments
          FROM added GROUP BY parcel_id, courier_id
        ), kept AS (
          INSERT INTO cash_parcels AS k (parcel_id, courier_id, handed_over_at, is_final, expected, collected, adjustments, outstanding)
          SELECT s.parcel_id, s.courier_id, p.handed_over_at, ${IS_FINAL}, s.expected, s.collected, s.adjustments,
            s.expected - s.collected - s.adjustments
          FROM sums s JOIN parcels p ON p.id = s.parcel_id
          ON CONFLICT (parcel_id) DO UPDATE SET
            expected = k.expected + excluded.expected, collected = k.collected + excluded.collected,
            adjustments = k.adjustments + excluded.adjustments, outstanding = k.outstanding + excluded.outstanding
          RETURNING *
        ), moved AS (
          SELECT k.*, coalesce(b.outstanding, 0) AS former_outstanding, s.expected AS added_expected,
            s.collected AS added_collected, s.adjustments AS added_adjustments
          FROM kept k JOIN sums s USING (parcel_id) LEFT JOIN cash_parcels b USING (parcel_id)
        ), couriers AS (
          UPDATE cash_couriers c SET expected = c.expected + m.expected, collected = c.collected + m.collected,
            adjustments = c.adjustments + m.adjustments, outstanding = c.outstanding + m.expected - m.collected - m.adjustments,
            parcels = c.parcels + m.parcels
          FROM (SELECT courier_id, sum(added_expected)::bigint AS expected, sum(added_collected)::bigint AS collected,
              sum(added_adjustments)::bigint AS adjustments,
              sum((outstanding <> 0)::int - (former_outstanding <> 0)::int) AS parcels
            FROM moved GROUP BY courier_id) m
          WHERE c.courier_id = m.courier_id
        )
        SELECT parcel_id, expected::float8, collected::float8, adjustments::float8, added_expected::float8,
          added_collected::float8, added_adjustments::float8 FROM moved ORDER BY parcel_id`,
  );
  return moved.map((row) => ({
    parcelId: row.parcel_id,
    before: {
      expected: row.expected - row.added_expected,
      collected: row.collected - row.added_collected,
      adjustments: row.adjustments - row.added_adjustments,
    },
    after: { expected: row.expected, collected: row.collected, adjustments: row.adjustments },
  }));
}

type Moved = Balance & { parcel_id: number } & { [Sum in keyof Balance as `added_${Sum}`]: number };

/** Of the added entries of one kind. */
function sumOf(kind: 'expected' | 'collected' | 'adjustment') {
  return sql.raw(`coalesce(sum(centimes) FILTER (WHERE kind = '${kind}'), 0)::bigint`);
}
