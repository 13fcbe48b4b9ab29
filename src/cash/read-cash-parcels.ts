/** The cash of single parcels. */
import type { CashParcel, CashParcelsAnswer, CashParcelsQuery } from '@/contract/admin/cash';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { beforeDays, daysSince, inDinars, type Sums, sumsOf } from './show-cash';

type ParcelRow = Sums & Omit<CashParcel, keyof Sums | 'handed_over_at' | 'delivered_at'> & Moments;
type Moments = { handed_over_at: Date | null; delivered_at: Date | null };

const PARCELS = `SELECT c.parcel_id, p.order_id, c.courier_id AS courier, k.name AS courier_name, p.tracking, ${sumsOf('c')},
    c.handed_over_at, p.delivered_at, ${daysSince('c.handed_over_at')} AS days
  FROM cash_parcels c JOIN parcels p ON p.id = c.parcel_id JOIN couriers k ON k.id = c.courier_id`;

function shown({ handed_over_at, delivered_at, ...row }: ParcelRow): CashParcel {
  return {
    ...row,
    ...inDinars(row),
    handed_over_at: handed_over_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
  };
}

/** @returns null for a parcel without entries */
export async function readCashParcel(db: Database, parcelId: number): Promise<CashParcel | null> {
  const { rows } = await db.query<ParcelRow>(`${PARCELS} WHERE c.parcel_id = $1`, [parcelId]);
  return rows[0] ? shown(rows[0]) : null;
}

/** A page of the parcels whose cash is outstanding, oldest hand-over first, and how many there are. */
export async function listOutstanding(db: Database, query: CashParcelsQuery): Promise<CashParcelsAnswer> {
  const { page, limit } = query;
  const { where, values } = conditionsOf(query);
  const [{ rows }, total] = await Promise.all([
    db.query<ParcelRow>(
      `${PARCELS} WHERE ${where} ORDER BY c.handed_over_at, c.parcel_id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    ),
    countOutstanding(db, query),
  ]);
  return { parcels: rows.map(shown), total, page, total_pages: totalPages({ total, limit }) };
}

/**
 * All of them are counted as they come and go; those that are not that old are taken off. They are bounded by what is sent in a few
 * days or weeks, while old ones may pile up.
 */
async function countOutstanding(db: Database, { courier, older_than }: CashParcelsQuery): Promise<number> {
  const young = `SELECT count(*) FROM cash_parcels WHERE outstanding <> 0 AND ($1::int IS NULL OR courier_id = $1)`;
  const tooYoung =
    older_than === null
      ? ''
      : `- (${young} AND handed_over_at >= ${beforeDays('$2::int')}) - (${young} AND handed_over_at IS NULL)`;
  const { rows } = await db.query<{ n: number }>(
    `SELECT ((SELECT coalesce(sum(parcels), 0) FROM cash_couriers WHERE $1::int IS NULL OR courier_id = $1)
       ${tooYoung})::int AS n`,
    older_than === null ? [courier] : [courier, older_than],
  );
  return rows[0]?.n ?? 0;
}

function conditionsOf({ courier, older_than }: CashParcelsQuery): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = ['c.outstanding <> 0'];
  if (courier !== null) parts.push(`c.courier_id = $${values.push(courier)}`);
  if (older_than !== null) parts.push(`c.handed_over_at < ${beforeDays(`$${values.push(older_than)}::int`)}`);
  return { where: parts.join(' AND '), values };
}
