/** The cash of single parcels. */
import type { CashParcel, CashParcelsAnswer, CashParcelsQuery, ListedCashParcel } from '@/contract/admin/cash';
import type { Receiver } from '@/contract/admin/parcels';
import type { Database } from '@/database/database';
import { RECEIVER } from '@/database/receiver';
import { totalPages } from '@/domain/pagination';
import { beforeDays, daysSince, inDinars, type Sums, sumsOf } from './show-cash';

type ParcelRow = Sums & Omit<CashParcel, keyof Sums | 'handed_over_at' | 'delivered_at'> & Moments;
type Moments = { handed_over_at: Date | null; delivered_at: Date | null };

const COLUMNS = `c.parcel_id, p.order_id, c.courier_id AS courier, k.name AS courier_name, p.tracking, ${sumsOf('c')},
    c.handed_over_at, p.delivered_at, ${daysSince('c.handed_over_at')} AS days`;
const TABLES = 'cash_parcels c JOIN parcels p ON p.id = c.parcel_id JOIN couriers k ON k.id = c.courier_id';

function shownCashParcel({ handed_over_at, delivered_at, ...row }: ParcelRow): CashParcel {
  return {
    ...row,
    ...inDinars(row),
    handed_over_at: handed_over_at?.toISOString() ?? null,
    delivered_at: delivered_at?.toISOString() ?? null,
  };
}

type ListedRow = ParcelRow & { receiver: Receiver; news_at: Date };

function shownInList({ news_at, receiver, ...row }: ListedRow): ListedCashParcel {
  return { ...shownCashParcel(row), receiver, news_at: news_at.toISOString() };
}

/** @returns null for a parcel without entries */
export async function readCashParcel(db: Database, parcelId: number): Promise<CashParcel | null> {
  const { rows } = await db.query<ParcelRow>(`SELECT ${COLUMNS} FROM ${TABLES} WHERE c.parcel_id = $1`, [parcelId]);
  return rows[0] ? shownCashParcel(rows[0]) : null;
}

/** A page of the parcels whose cash is outstanding, oldest hand-over first, and how many there are. */
export async function listOutstanding(db: Database, query: CashParcelsQuery): Promise<CashParcelsAnswer> {
  const { page, limit } = query;
  const { where, values } = conditionsOf(query);
  const [{ rows }, total] = await Promise.all([
    db.query<ListedRow>(
      `SELECT ${COLUMNS}, ${RECEIVER} AS receiver, p.news_at FROM ${TABLES} JOIN orders o ON o.id = p.order_id
       WHERE ${where} ORDER BY c.handed_over_at, c.parcel_id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    ),
    countOutstanding(db, query),
  ]);
  return { parcels: rows.map(shownInList), total, page, total_pages: totalPages({ total, limit }) };
}

/**
 * All of them are counted as they come and go; those that are not that old are taken off. They are bounded by what is sent in a few
 * days or weeks, while old ones may pile up.
 */
async function countOutstanding(db: Database, query: CashParcelsQuery): Promise<number> {
  const { courier, older_than } = query;
  if (query.delivered) return countDelivered(db, query);
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

/** Few at any time: couriers pay what they delivered within weeks. */
async function countDelivered(db: Database, query: CashParcelsQuery): Promise<number> {
  const { where, values } = conditionsOf(query);
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM cash_parcels c JOIN parcels p ON p.id = c.parcel_id WHERE ${where}`,
    values,
  );
  return rows[0]?.n ?? 0;
}

function conditionsOf({ courier, older_than, delivered }: CashParcelsQuery): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = ['c.outstanding <> 0'];
  if (courier !== null) parts.push(`c.courier_id = $${values.push(courier)}`);
  if (older_than !== null) parts.push(`c.handed_over_at < ${beforeDays(`$${values.push(older_than)}::int`)}`);
  if (delivered) parts.push(`c.is_to_settle AND p.state = 'delivered'`);
  return { where: parts.join(' AND '), values };
}
