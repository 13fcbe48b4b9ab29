/** Orders as the back office answers them, without what runs beside them. */
import type { OfficeOrder } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import type { OrderSource } from '@/domain/orders/order-source';
import type { OrderStatus } from '@/domain/orders/order-status';
import { ORDER_COLUMNS, type OrderRow, readOfficeItems, shownOrder } from './shown-order';

type Row = OrderRow & { source: OrderSource; updated_at: Date; customer_phone_key: string | null };
type HistoryRow = { order_id: number; status: OrderStatus; at: Date; by: string };
type MailRow = HistoryRow & { sent_at: Date | null; failed_at: Date | null };

const ORDERS = {
  name: 'office-orders',
  text: `SELECT ${ORDER_COLUMNS}, source, updated_at, customer_phone_key FROM orders WHERE id = ANY($1::int[])`,
};

const HISTORY = {
  name: 'order-history',
  text: `SELECT _parent_id AS order_id, status, at, by FROM orders_status_history
         WHERE _parent_id = ANY($1::int[]) ORDER BY _parent_id, _order`,
};

const MAILS = {
  name: 'order-mails',
  text: `SELECT order_id, status, asked_at AS at, asked_by AS by, sent_at, failed_at FROM order_mails
         WHERE order_id = ANY($1::int[]) ORDER BY id`,
};

/** @returns null if there is no order with this number */
export async function readOfficeOrder(db: Database, id: number): Promise<OfficeOrder | null> {
  return (await readOfficeOrders(db, [id]))[0] ?? null;
}

/** The orders of these ids, in the same order; those that do not exist are left out. */
export async function readOfficeOrders(db: Database, ids: readonly number[]): Promise<OfficeOrder[]> {
  if (ids.length === 0) return [];
  const values = [ids];
  const [orders, items, history, mails] = await Promise.all([
    db.query<Row>({ ...ORDERS, values }),
    readOfficeItems(db, ids),
    db.query<HistoryRow>({ ...HISTORY, values }),
    db.query<MailRow>({ ...MAILS, values }),
  ]);
  const orderOf = new Map(orders.rows.map((row) => [row.id, row]));
  const historyOf = Map.groupBy(history.rows, ({ order_id }) => order_id);
  const mailsOf = Map.groupBy(mails.rows, ({ order_id }) => order_id);
  return ids
    .flatMap((id) => orderOf.get(id) ?? [])
    .map((row) => ({
      ...shownOrder(row),
      items: items.get(row.id) ?? [],
      source: row.source,
      updated_at: row.updated_at.toISOString(),
      phone_key: row.customer_phone_key,
      status_history: (historyOf.get(row.id) ?? []).map(({ status, at, by }) => ({
        status,
        at: at.toISOString(),
        by,
      })),
      status_mails: (mailsOf.get(row.id) ?? []).map(shownMail),
    }));
}

function shownMail({ status, at, by, sent_at, failed_at }: MailRow): OfficeOrder['status_mails'][number] {
  return {
    status,
    at: at.toISOString(),
    by,
    sent_at: sent_at?.toISOString() ?? null,
    failed_at: failed_at?.toISOString() ?? null,
  };
}
