/** The back office's list of orders: which orders match the filters, and how many. */
import type { AdminOrdersQuery } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import {
  type Condition,
  type Conditions,
  isSelective,
  orderBy,
  orderConditions,
} from '@/orders/placing/order-conditions';
import { countOrders } from './order-figures';

/** So many orders are sorted sooner than they are met on the way through all. */
export const FEW = 1_000;

export type FoundOrders = { ids: number[]; total: number };

/**
 * A page of the orders that match the filters.
 * @param more conditions of the rooms above
 * @param known how many orders match, where a room above knows it; few are collected before they are sorted
 */
export async function findOrders(
  db: Database,
  query: AdminOrdersQuery,
  more: readonly Condition[] = [],
  known: number | null = null,
): Promise<FoundOrders> {
  const conditions = orderConditions(query, more);
  if (conditions === null) return { ids: [], total: 0 };
  if (isSelective(query) || (known !== null && known <= FEW)) return gather(db, query, conditions);
  const isByStatusAlone = orderConditions({ ...query, status: null }, more)?.where === 'TRUE';
  // The figures have the length of such a list: nothing is counted.
  const count = known ?? (isByStatusAlone ? countOrders(db, query.status) : countMatches(db, conditions));
  const [ids, total] = await Promise.all([browse(db, query, conditions), count]);
  return { ids, total };
}

/** Few of many: an index has the list's order. */
async function browse(db: Database, query: AdminOrdersQuery, { where, values }: Conditions): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(`SELECT id FROM orders WHERE ${where} ${pageOf(query)}`, values);
  return rows.map(({ id }) => id);
}

async function countMatches(db: Database, { where, values }: Conditions): Promise<number> {
  const { rows } = await db.query<{ found: number }>(
    `SELECT count(*)::int AS found FROM orders WHERE ${where}`,
    values,
  );
  return rows[0]?.found ?? 0;
}

/**
 * Collects the matches first, by the index of the search, then counts and sorts them. Left to choose, PostgreSQL may scan all orders
 * from the newest on, hoping to meet enough matches.
 */
async function gather(db: Database, query: AdminOrdersQuery, { where, values }: Conditions): Promise<FoundOrders> {
  const { rows } = await db.query<{ found: number; id: number | null }>(
    `WITH found AS MATERIALIZED (SELECT id, order_date, total FROM orders WHERE ${where})
     SELECT counted.found, page.id FROM (SELECT count(*)::int AS found FROM found) counted
     LEFT JOIN LATERAL (SELECT id FROM found ${pageOf(query)}) page ON TRUE`,
    values,
  );
  // A page past the end has no orders, but still has the total.
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.found ?? 0 };
}

function pageOf({ page, limit, ordering }: AdminOrdersQuery): string {
  const { column, direction } = orderBy(ordering);
  return `ORDER BY ${column} ${direction}, id ${direction} LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
}
