/** Lists of parcels and batches, and the parcel of an order. */
import type {
  BatchesQuery,
  ListedParcel,
  OrderParcel,
  Parcel,
  ParcelBatch,
  ParcelsQuery,
} from '@/contract/admin/parcels';
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { totalPages } from '@/domain/pagination';
import { OPEN_STATES, STUCK_STATES, silentSince } from '@/domain/parcels/odd';
import { LIVE_STATES } from '@/domain/parcels/states';
import { type Bind, hasTracking, matchesOrder } from '@/orders/reading/office-search';
import { countParcels } from './parcel-figures';
import {
  BATCHES,
  type BatchRow,
  LISTED_PARCELS,
  type ListedRow,
  PARCELS,
  type ParcelRow,
  shownParcel,
  withEvents,
  withParcels,
  withReceivers,
} from './show-parcel';

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

/** A page of parcels, and how many there are: the newest first, or those that need attention. */
export async function listParcels(db: Database, query: ParcelsQuery): Promise<{ parcels: ListedParcel[] } & Paged> {
  const { page, limit } = query;
  const [ids, total] = await Promise.all([
    query.ordering === 'odd' ? oddFirst(db, query) : pageOfIds(db, query, { offset: (page - 1) * limit, limit }),
    countOf(db, query),
  ]);
  const { rows } = await db.query<ListedRow>({
    name: 'listed-parcels',
    text: `${LISTED_PARCELS} WHERE p.id = ANY($1::int[]) ORDER BY array_position($1::int[], p.id)`,
    values: [ids],
  });
  return { parcels: await withReceivers(db, rows), total, page, total_pages: totalPages({ total, limit }) };
}

type Part = { offset: number; limit: number /** SQL over parcels `p` */; only?: string; order?: string };

async function pageOfIds(
  db: Database,
  query: ParcelsQuery,
  { offset, limit, only = 'TRUE', order = 'p.id DESC' }: Part,
): Promise<number[]> {
  if (limit <= 0) return [];
  const { where, values } = conditionsOf(query);
  const { rows } = await db.query<{ id: number }>(
    `SELECT p.id FROM parcels p WHERE ${where} AND ${only} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** SQL: that nothing is heard of, or that do not come to their customer. The condition of the index of open parcels comes first. */
const oddSql = () =>
  `(p.state IN (${literalList(OPEN_STATES)}) AND (p.news_at <= '${silentSince(new Date()).toISOString()}' OR p.state IN (${literalList(STUCK_STATES)})))`;

/** The page's numbers: first the odd ones, longest without news first, then the others, newest first. */
async function oddFirst(db: Database, query: ParcelsQuery): Promise<number[]> {
  const { page, limit } = query;
  const odd = oddSql();
  const { where, values } = conditionsOf(query);
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM parcels p WHERE ${where} AND ${odd}`,
    values,
  );
  const count = rows[0]?.n ?? 0;
  const offset = (page - 1) * limit;
  const first =
    offset < count ? await pageOfIds(db, query, { offset, limit, only: odd, order: 'p.news_at, p.id' }) : [];
  const others = await pageOfIds(db, query, {
    offset: Math.max(0, offset - count),
    limit: limit - first.length,
    only: `NOT ${odd}`,
  });
  return [...first, ...others];
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
  const bind = (value: unknown) => `$${values.push(value)}`;
  if (query.tracking !== null) parts.push(withTracking(query.tracking, bind));
  if (query.q !== '') parts.push(ofOrders(matchesOrder(query.q)(bind)));
  return { where: parts.length === 0 ? 'TRUE' : parts.join(' AND '), values };
}

function ofOrders(where: string): string {
  return `p.order_id IN (SELECT orders.id FROM orders WHERE ${where})`;
}

/** As an array the parcels are found by their ids, however the list is ordered. */
function withTracking(tracking: string, bind: Bind): string {
  return `p.id = ANY (ARRAY(SELECT id FROM parcels WHERE ${hasTracking(tracking, bind)}))`;
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
