import type { PayloadRequest } from 'payload';
import { queryInTransaction } from '@/database/transaction';
import { lineTotal } from '@/domain/charges';
import { toDinars } from '@/domain/money';
import { ORDER_TEXTS, orderColumn } from '@/domain/order-fields';
import { personKey } from '@/domain/phone';
import { customerText } from '@/orders/customer-text';
import type { OrderLine } from './amended-lines';
import type { OrderToAmend } from './order-to-amend';

const TEXT_COLUMNS = ORDER_TEXTS.map(orderColumn);
const COLUMNS = [...TEXT_COLUMNS, 'customer_folded', 'customer_phone_key', 'wilaya_id', 'commune_code', 'commune_name'];

const WRITE = {
  name: 'write-amended-order',
  text: `UPDATE orders SET ${COLUMNS.map((name, index) => `${name} = $${index + 4}`).join(', ')},
      charges = $2::jsonb, total = $3::numeric, updated_at = clock_timestamp() WHERE id = $1`,
};

const DELETE_LINES = { name: 'delete-amended-lines', text: 'DELETE FROM orders_items WHERE _parent_id = $1' };

const WRITE_LINES = {
  name: 'write-amended-lines',
  text: `INSERT INTO orders_items (_parent_id, _order, id, product_id, title, reference, image, quantity, price, total_price,
      is_stock_counted)
    SELECT $1, line.* FROM unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::int[],
      $9::numeric[], $10::numeric[], $11::boolean[]) AS line`,
};

/** Writes the order, whose row the transaction has locked. Lines that stay keep their ids. */
export async function writeAmended(req: PayloadRequest, after: OrderToAmend): Promise<void> {
  const { id, texts, lines } = after;
  const customer = {
    firstName: texts.customer_first_name,
    lastName: texts.customer_last_name,
    email: texts.customer_email,
    phone: texts.customer_phone,
    phone2: texts.customer_phone2,
  };
  await queryInTransaction(req, {
    ...WRITE,
    values: [
      id,
      JSON.stringify(after.charges),
      toDinars(after.totalCentimes),
      ...ORDER_TEXTS.map((name) => texts[name]),
      customerText(customer),
      personKey(customer.phone),
      after.wilayaId,
      after.commune?.code ?? null,
      after.commune?.name ?? null,
    ],
  });
  await queryInTransaction(req, { ...DELETE_LINES, values: [id] });
  const column = (value: (line: OrderLine, index: number) => unknown) => lines.map(value);
  await queryInTransaction(req, {
    ...WRITE_LINES,
    values: [
      id,
      column((_, index) => index + 1),
      column((line) => line.id),
      column(({ productId }) => productId),
      column(({ title }) => title),
      column(({ reference }) => reference),
      column(({ image }) => image),
      column(({ quantity }) => quantity),
      column(({ unitCentimes }) => toDinars(unitCentimes)),
      column((line) => toDinars(lineTotal(line))),
      column(({ isStockCounted }) => isStockCounted),
    ],
  });
}
