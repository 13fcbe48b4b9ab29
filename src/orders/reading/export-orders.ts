/** Exports orders in batches, so that memory never holds 100,000 orders. */
import type { ExportQuery } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { type Contact, contactOf } from '@/domain/contact';
import { SHOP_TIME_ZONE } from '@/domain/dates';
import type { OrderStatus } from '@/domain/orders/order-status';
import { type Condition, type Conditions, joined, orderBy, orderConditions } from '@/orders/placing/order-conditions';
import type { ExportedRows } from '@/tables/table-file';

const BATCH = 1_000;

type ExportRow = {
  id: number;
  customer_first_name: string | null;
  customer_last_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  /** dinars with two decimals */
  total: string;
  status: OrderStatus;
  /** YYYY-MM-DD HH:MM, by the shop's clock */
  date: string;
  /** pieces */
  pieces: number;
  /** position after which the next batch continues */
  key: string;
};

/** The columns of the file: heading and cell. */
const COLUMNS: readonly [heading: string, cell: (row: ExportRow, contact: Contact) => string | number][] = [
  ['Order ID', ({ id }) => id],
  ['Customer Name', (_, { name }) => name],
  ['Email', (_, { email }) => email],
  ['Phone', (_, { phone }) => phone],
  ['Total', ({ total }) => total],
  ['Status', ({ status }) => status],
  ['Date', ({ date }) => date],
  ['Item Count', ({ pieces }) => pieces],
];

/**
 * The first batch is read before this returns, so that a database error does not leave half a file.
 * @param more conditions of the rooms above
 */
export async function exportOrders(
  db: Database,
  query: ExportQuery,
  more: readonly Condition[] = [],
): Promise<ExportedRows> {
  const conditions = query.ids
    ? joined([(bind) => `id = ANY(${bind(query.ids)}::int[])`])
    : orderConditions(query, more);
  const read = (last: ExportRow | null) => (conditions ? readBatch(db, { query, conditions, last }) : []);
  const first = await read(null);
  return {
    columns: COLUMNS.map(([heading]) => ({ heading, isAmount: heading === 'Total' })),
    batches: (async function* parts() {
      for (let batch = first; batch.length > 0; batch = batch.length < BATCH ? [] : await read(batch.at(-1) ?? null)) {
        yield batch.map(cells);
      }
    })(),
  };
}

/** Continues after the last row of the previous batch, in the order of the list: no connection is held between batches. */
async function readBatch(
  db: Database,
  { query, conditions, last }: { query: ExportQuery; conditions: Conditions; last: ExportRow | null },
): Promise<ExportRow[]> {
  const { column, direction } = orderBy(query.ordering);
  const values = [...conditions.values];
  const types = { id: 'int', order_date: 'timestamptz', total: 'numeric' };
  const behind = direction === 'DESC' ? '<' : '>';
  const rest = last
    ? `AND (${column}, id) ${behind} ($${values.push(last.key)}::${types[column]}, $${values.push(last.id)}::int)`
    : '';
  const { rows } = await db.query<ExportRow>(
    `SELECT id, customer_first_name, customer_last_name, customer_email, customer_phone, to_char(total, 'FM999999999990.00') AS total, status,
       to_char(order_date AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD HH24:MI') AS date,
       (SELECT coalesce(sum(quantity), 0)::int FROM orders_items WHERE _parent_id = orders.id) AS pieces, ${column}::text AS key
     FROM orders WHERE ${conditions.where} ${rest}
     ORDER BY orders.${column} ${direction}, orders.id ${direction} LIMIT ${BATCH}`,
    values,
  );
  return rows;
}

function cells(row: ExportRow) {
  const contact = contactOf(row);
  return COLUMNS.map(([, cell]) => cell(row, contact));
}
