/** Lists of parcels and batches, and the parcel of an order. */
import type { BatchesQuery, OrderParcel, Parcel, ParcelBatch, ParcelsQuery } from '@/contract/admin/parcels';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { LIVE_STATES } from '@/domain/parcels/states';
import { matchesOrder } from '@/orders/office-search';
import { countParcels } from './parcel-figures';
import { BATCHES, type BatchRow, PARCELS, type ParcelRow, shownParcel, withEvents, withParcels } from './show-parcel';

type Paged = { total: number; page: number; total_pages: number };

/** @returns null if there is no such parcel */
export async function readParcel(db: Database, id: number): Promise<Parcel | null> {
  const { rows } = await db.query<ParcelRow>({ name: 'parcel', text: `${PARCELS} WHERE p.id = $1`, values: [id] });
  return (await withEvents(db, rows))[0] ?? null;
}

/** The current parcel of each of these orders that has one. */
export async function readParcelsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, OrderParcel>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.query<ParcelRow>({
    name: 'order-parcels',
    text: `${PARCELS} WHERE p.order_id = ANY($1::int[]) AND p.is_current`,
    values: [orderIds],
  });
  return new Map(rows.map((row) => [row.order_id, shownParcel(row)]));
}

/** A page of parcels, newest first, and how many there are. */
export async function listParcels(db: Database, query: ParcelsQuery): Promise<{ parcels: Parcel[] } & Paged> {
  const { page, limit } = query;
  const { where, values } = conditionsOf(query);
  const [{ rows }, total] = await Promise.all([
    db.query<ParcelRow>(
      `${PARCELS} WHERE p.id = ANY (ARRAY(
         SELECT p.id FROM parcels p WHERE ${where} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}))
       ORDER BY p.id DESC`,
      values,
    ),
    countOf(db, query),
  ]);
  return { parcels: await withEvents(db, rows), total, page, total_pages: totalPages({ total, limit }) };
}

/** Few parcels belong to an order, a batch or a tracking number; those of a courier or a state are counted as they come and go. */
async function countOf(db: Database, query: ParcelsQuery): Promise<number> {
  if (query.q === '' && query.order === null && query.batch === null && query.tracking === null)
    return countParcels(db, { courierId: query.courier, states: statesOf(query) });
  const { where, values } = conditionsOf(query);
  const { rows } = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM parcels p WHERE ${where}`, values);
  return rows[0]?.n ?? 0;
}

function statesOf({ state }: Pick<ParcelsQuery, 'state'>): readonly string[] | null {
  if (state === null) return null;
  return state === 'live' ? LIVE_STATES : [state];
}

function conditionsOf(query: ParcelsQuery): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const states = statesOf(query);
  // A single state is read from its index in the list's order.
  if (states?.length === 1) parts.push(`p.state = $${values.push(states[0])}`);
  else if (states) parts.push(`p.state = ANY($${values.push(states)}::text[])`);
  if (query.courier !== null) parts.push(`p.courier_id = $${values.push(query.courier)}`);
  if (query.order !== null) parts.push(`p.order_id = $${values.push(query.order)}`);
  if (query.batch !== null) parts.push(`p.batch_id = $${values.push(query.batch)}`);
  if (query.tracking !== null) parts.push(withTracking(`$${values.push(query.tracking)}`));
  if (query.q !== '') parts.push(ofOrders(matchesOrder(query.q)((value) => `$${values.push(value)}`)));
  return { where: parts.length === 0 ? 'TRUE' : parts.join(' AND '), values };
}

function ofOrders(where: string): string {
  return `p.order_id IN (SELECT orders.id FROM orders WHERE ${where})`;
}

/** The index of tracking numbers begins with the courier. There are few couriers, so it is asked once for each. */
function withTracking(tracking: string): string {
  return `p.id = ANY (ARRAY(
    SELECT t.id FROM parcels t
    WHERE t.courier_id = ANY (ARRAY(SELECT id FROM couriers)) AND upper(t.tracking) = upper(${tracking}::text)))`;
}

/** @returns null if there is no such batch */
export async function readBatch(db: Database, id: number): Promise<ParcelBatch | null> {
  const { rows } = await db.query<BatchRow>(`${BATCHES} WHERE b.id = $1`, [id]);
  return (await withParcels(db, rows))[0] ?? null;
}

/** A page of batches, newest first, and how many there are. */
export async function listBatches(
  db: Database,
  { courier, page, limit }: BatchesQuery,
): Promise<{ batches: ParcelBatch[] } & Paged> {
  const where = courier === null ? 'TRUE' : 'b.courier_id = $1';
  const values = courier === null ? [] : [courier];
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.query<BatchRow>(
      `${BATCHES} WHERE ${where} ORDER BY b.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      values,
    ),
    db.query<{ n: number }>(`SELECT count(*)::int AS n FROM parcel_batches b WHERE ${where}`, values),
  ]);
  const total = counted[0]?.n ?? 0;
  return { batches: await withParcels(db, rows), total, page, total_pages: totalPages({ total, limit }) };
}
