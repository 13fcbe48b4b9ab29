/**
 * The one order in which rows are locked, so that nobody waits in a ring (docs/decisions/0008): orders by id, then products
 * by id. Whoever will touch several locks them all at once, before the first is touched.
 */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { OrderStatus } from '@/domain/order-status';
import { executeInTransaction } from './transaction';

/** @param which SQL over `products p` */
export async function lockProductsWhere(req: PayloadRequest, which: SQL): Promise<void> {
  await executeInTransaction(req, sql`SELECT p.id FROM products p WHERE ${which} ORDER BY p.id FOR NO KEY UPDATE`);
}

/** The orders of these ids as they stand under their locks. */
export function lockOrders(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<{ id: number; status: OrderStatus }[]> {
  return executeInTransaction(
    req,
    sql`SELECT id, status FROM orders WHERE id = ANY(${asIds(ids)}) ORDER BY id FOR UPDATE`,
  );
}

/** Ids as one array of PostgreSQL's. */
export function asIds(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}
