import type { AdminOrder, AdminOrdersAnswer, AdminOrdersQuery } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import type { OrderStatus } from '@/domain/order-status';
import { totalPages } from '@/domain/pagination';
import { type Conditions, orderBy, orderConditions } from './order-conditions';
import { countOrders } from './order-figures';
import { ORDER_COLUMNS, type OrderRow, showOrders } from './shown-order';

/** A page of the orders that match the filters, and how many match. */
export async function readAdminOrders(db: Database, query: AdminOrdersQuery): Promise<AdminOrdersAnswer> {
  const conditions = orderConditions(query);
  const isSearched = query.search !== '' || query.customer !== '';
  const found = conditions === null ? NO_MATCHES : await (isSearched ? search : browse)(db, query, conditions);
  return {
    orders: await showAdminOrders(db, found.rows),
    total: found.total,
    page: query.page,
    total_pages: totalPages({ total: found.total, limit: query.limit }),
  };
}

/** @returns null if there is no order with this number */
export async function readAdminOrder(db: Database, id: number): Promise<AdminOrder | null> {
  const { rows } = await db.query<OrderRow>(`SELECT ${ORDER_COLUMNS} FROM orders WHERE id = $1`, [id]);
  return (await showAdminOrders(db, rows))[0] ?? null;
}

type Matches = { rows: OrderRow[]; total: number };

const NO_MATCHES: Matches = { rows: [], total: 0 };

/** Without a search an index has the list's order and the figures have its length: nothing is counted. */
async function browse(db: Database, query: AdminOrdersQuery, { where, values }: Conditions): Promise<Matches> {
  const [{ rows }, total] = await Promise.all([
    db.query<OrderRow>(pageOf(query, `SELECT id FROM orders WHERE ${where}`), values),
    countOrders(db, query.status),
  ]);
  return { rows, total };
}

/**
 * Collects the matches first, by the index of the search, then counts and sorts them. Left to choose, PostgreSQL may scan all orders
 * from the newest on, hoping to meet enough matches.
 */
async function search(db: Database, query: AdminOrdersQuery, { where, values }: Conditions): Promise<Matches> {
  const gathered = `WITH found AS MATERIALIZED (SELECT id, order_date, total FROM orders WHERE ${where})`;
  const { rows } = await db.query<OrderRow & { found: number }>(
    `${gathered} SELECT counted.found, page.* FROM (SELECT count(*)::int AS found FROM found) counted
     LEFT JOIN LATERAL (${pageOf(query, 'SELECT id FROM found')}) page ON TRUE`,
    values,
  );
  // A page past the end has no orders, but still has the total.
  return { rows: rows.filter(({ id }) => id !== null).map(({ found: _, ...row }) => row), total: rows[0]?.found ?? 0 };
}

/** The page's ids first, which an index alone may give, then its rows. */
function pageOf({ page, limit, ordering }: AdminOrdersQuery, ids: string): string {
  const { column, direction } = orderBy(ordering);
  return `SELECT ${ORDER_COLUMNS} FROM orders WHERE id = ANY (ARRAY(
      ${ids} ORDER BY ${column} ${direction}, id ${direction} LIMIT ${limit} OFFSET ${(page - 1) * limit}))
    ORDER BY orders.${column} ${direction}, orders.id ${direction}`;
}

type HistoryRow = { order_id: number; status: OrderStatus; at: Date; by: string };
type MailRow = HistoryRow & { sent_at: Date | null; failed_at: Date | null };

async function showAdminOrders(db: Database, rows: readonly OrderRow[]): Promise<AdminOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [orders, history, mails] = await Promise.all([
    showOrders(db, rows, { keepsWithdrawn: true }),
    db.query<HistoryRow>({
      name: 'order-history',
      text: `SELECT _parent_id AS order_id, status, at, by FROM orders_status_history
             WHERE _parent_id = ANY($1::int[]) ORDER BY _parent_id, _order`,
      values: [ids],
    }),
    db.query<MailRow>({
      name: 'order-mails',
      text: `SELECT order_id, status, asked_at AS at, asked_by AS by, sent_at, failed_at FROM order_mails
             WHERE order_id = ANY($1::int[]) ORDER BY id`,
      values: [ids],
    }),
  ]);
  const historyOf = Map.groupBy(history.rows, ({ order_id }) => order_id);
  const mailsOf = Map.groupBy(mails.rows, ({ order_id }) => order_id);
  return orders.map((order) => ({
    ...order,
    status_history: (historyOf.get(order.id) ?? []).map(({ status, at, by }) => ({ status, at: at.toISOString(), by })),
    status_mails: (mailsOf.get(order.id) ?? []).map(({ status, at, by, sent_at, failed_at }) => ({
      status,
      at: at.toISOString(),
      by,
      sent_at: sent_at?.toISOString() ?? null,
      failed_at: failed_at?.toISOString() ?? null,
    })),
  }));
}
