import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds, lockRows } from '@/database/locks';

/**
 * Locks the products of which these orders hold pieces. A transaction that changes several orders takes them all at once, before the
 * first moves: product by product, two transactions would take them in two orders.
 */
export async function lockPieces(req: PayloadRequest, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const pieces = sql`SELECT product_id::int FROM orders_items WHERE _parent_id = ANY(${asIds(orderIds)}) AND is_stock_counted`;
  await lockRows(req, 'products', sql`id IN (${pieces})`);
}
