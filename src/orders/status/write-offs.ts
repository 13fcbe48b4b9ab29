import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';

/** `restock`: pieces of the line that are sold again. */
export type RestockedLine = { itemId: string; restock: number };

/**
 * Records which pieces of an order come back without being sold again, before its status gives the others back (move-status.ts).
 * They never return to the stock: neither by another cancellation, nor does taking the order up again take them. Pieces of lines
 * that are not named are written off.
 */
export async function writeOff(
  req: PayloadRequest,
  { orderId, lines }: { orderId: number; lines: readonly RestockedLine[] },
): Promise<void> {
  const restocked = storableJson(lines.map(({ itemId, restock }) => ({ item_id: itemId, restock })));
  await executeInTransaction(
    req,
    sql`INSERT INTO order_write_offs (order_id, product_id, quantity)
        SELECT i._parent_id, i.product_id::int, sum(i.quantity - least(coalesce(r.restock, 0), i.quantity))::int
        FROM orders_items i LEFT JOIN jsonb_to_recordset(${restocked}::jsonb) AS r (item_id text, restock int) ON r.item_id = i.id
        WHERE i._parent_id = ${orderId} AND i.is_stock_counted AND i.product_id IS NOT NULL
        GROUP BY i._parent_id, i.product_id
        HAVING sum(i.quantity - least(coalesce(r.restock, 0), i.quantity)) > 0
        ON CONFLICT (order_id, product_id) DO UPDATE SET quantity = greatest(order_write_offs.quantity, excluded.quantity)`,
  );
}

/** The pieces of an order that are written off, by product. */
export async function readWriteOffs(req: PayloadRequest, orderId: number): Promise<Map<number, number>> {
  const rows = await executeInTransaction<{ product_id: number; quantity: number }>(
    req,
    sql`SELECT product_id, quantity FROM order_write_offs WHERE order_id = ${orderId}`,
  );
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}
