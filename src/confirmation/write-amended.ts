import type { PayloadRequest } from 'payload';
import { queryInTransaction } from '@/database/transaction';
import { insertLines, lineValues, TERM_COLUMNS, termValues } from '@/orders/placing/order-rows';
import type { OrderToAmend } from './order-to-amend';

const WRITE = {
  name: 'write-amended-order',
  text: `UPDATE orders SET ${TERM_COLUMNS.map((name, index) => `${name} = $${index + 2}`).join(', ')},
      updated_at = clock_timestamp() WHERE id = $1`,
};

const DELETE_LINES = { name: 'delete-amended-lines', text: 'DELETE FROM orders_items WHERE _parent_id = $1' };

const WRITE_LINES = {
  name: 'write-amended-lines',
  text: insertLines({ from: '(SELECT $1::int AS id)', first: 2 }),
};

/** Writes the order, whose row the transaction has locked. Lines that stay keep their ids. */
export async function writeAmended(req: PayloadRequest, after: OrderToAmend): Promise<void> {
  const { id, lines } = after;
  await queryInTransaction(req, { ...WRITE, values: [id, ...termValues(after)] });
  await queryInTransaction(req, { ...DELETE_LINES, values: [id] });
  await queryInTransaction(req, { ...WRITE_LINES, values: [id, ...lineValues(lines)] });
}
