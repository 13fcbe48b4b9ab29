/** An order as an amendment reads and records it. */
import type { PayloadRequest } from 'payload';
import { lockRows } from '@/database/locks';
import { queryInTransaction } from '@/database/transaction';
import { type KeptCharge, keptAmounts } from '@/domain/orders/charges';
import { eachOrderText, ORDER_TEXTS, type OrderText, orderColumn } from '@/domain/orders/order-fields';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { OrderLine } from '@/orders/placing/order-rows';

export type OrderToAmend = {
  id: number;
  status: OrderStatus;
  texts: Record<OrderText, string>;
  wilayaId: number | null;
  commune: { code: number; name: string } | null;
  lines: readonly OrderLine[];
  charges: readonly KeptCharge[];
  updatedAt: Date;
};

type Row = Record<OrderText, string | null> & {
  status: OrderStatus;
  wilaya_id: number | null;
  commune_code: number | null;
  commune_name: string | null;
  charges: KeptCharge[];
  updated_at: Date;
};

type LineRow = {
  id: string;
  product_id: number | null;
  title: string;
  reference: string | null;
  image: string | null;
  quantity: number;
  price: number;
  is_stock_counted: boolean | null;
};

const COLUMNS = `status, wilaya_id, commune_code::int, commune_name, charges, updated_at,
  ${ORDER_TEXTS.map((name) => `${orderColumn(name)} AS ${name}`).join(', ')}`;

const LINES = {
  name: 'lines-to-amend',
  text: `SELECT id, product_id::int, title, reference, image, quantity::int, price::float8, is_stock_counted
    FROM orders_items WHERE _parent_id = $1 ORDER BY _order`,
};

/** Locks the order's row and reads it. @returns null if there is no such order */
export async function holdAmendable(req: PayloadRequest, id: number): Promise<OrderToAmend | null> {
  const [row] = await lockRows<Row>(req, 'orders', [id], COLUMNS);
  if (!row) return null;
  const lines = await queryInTransaction<LineRow>(req, { ...LINES, values: [id] });
  const { commune_code: code, commune_name: name } = row;
  return {
    id,
    status: row.status,
    texts: eachOrderText((text) => row[text] ?? ''),
    wilayaId: row.wilaya_id,
    commune: code === null ? null : { code, name: name ?? '' },
    lines: lines.map(asLine),
    charges: row.charges,
    updatedAt: row.updated_at,
  };
}

function asLine({ product_id, is_stock_counted, ...line }: LineRow): OrderLine {
  return {
    ...line,
    productId: product_id,
    isStockCounted: is_stock_counted ?? false,
  };
}

/** What an amendment records of an order, under the names of its answers. Amounts are in dinars. */
export function shownFields({ texts, commune, lines, charges }: OrderToAmend): Record<string, unknown> {
  return {
    ...texts,
    commune,
    items: lines.map(({ id, productId, title, quantity, price }) => ({
      item_id: id,
      product_id: productId,
      title,
      quantity,
      price,
    })),
    ...keptAmounts(charges),
  };
}
