/** Orders as CSV, a batch at a time: 100,000 orders never lie in memory together. */
import { stringify } from 'csv-stringify/sync';
import type { ExportQuery } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { BYTE_ORDER_MARK } from '@/domain/csv';
import { SHOP_TIME_ZONE } from '@/domain/dates';
import type { OrderStatus } from '@/domain/order-status';
import { type Conditions, orderBy, orderConditions } from './order-conditions';

const COLUMNS = ['Order ID', 'Customer Name', 'Email', 'Phone', 'Total', 'Status', 'Date', 'Item Count'];
const BATCH = 1_000;

export type ExportRow = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  /** dinars with two decimals */
  total: string;
  status: OrderStatus;
  /** YYYY-MM-DD HH:MM, by the shop's clock */
  date: string;
  /** pieces */
  pieces: number;
  /** where the next batch goes on */
  key: string;
};

/** The file in parts. The first batch is read before this returns: what the database refuses is no half file. */
export async function exportOrders(db: Database, query: ExportQuery): Promise<ReadableStream<Uint8Array>> {
  const conditions = query.ids ? { where: 'id = ANY($1::int[])', values: [query.ids] } : orderConditions(query);
  const read = (last: ExportRow | null) => (conditions ? readBatch(db, { query, conditions, last }) : []);
  const first = await read(null);
  return asStream(
    (async function* parts() {
      yield BYTE_ORDER_MARK + csv([COLUMNS]);
      for (let batch = first; batch.length > 0; batch = batch.length < BATCH ? [] : await read(batch.at(-1) ?? null)) {
        yield csv(batch.map(cells));
      }
    })(),
  );
}

/** Each part is made when the reader has room for it; a reader who goes away ends the making. */
function asStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}

/** Goes on behind the last row of the batch before, by the order of the list: no connection is held between two batches. */
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
    `SELECT id, trim(concat_ws(' ', customer_first_name, customer_last_name)) AS name, customer_email AS email,
       customer_phone AS phone, to_char(total, 'FM999999999990.00') AS total, status,
       to_char(order_date AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD HH24:MI') AS date,
       (SELECT coalesce(sum(quantity), 0)::int FROM orders_items WHERE _parent_id = orders.id) AS pieces, ${column}::text AS key
     FROM orders WHERE ${conditions.where} ${rest}
     ORDER BY orders.${column} ${direction}, orders.id ${direction} LIMIT ${BATCH}`,
    values,
  );
  return rows;
}

function cells({ id, name, email, phone, total, status, date, pieces }: ExportRow) {
  return [id, name, email, phone, total, status, date, pieces];
}

/** A text that a spreadsheet would run as a formula is quoted; so is a line break that is not the file's own. */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return stringify([...rows], { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
