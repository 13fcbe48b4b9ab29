/**
 * The shop's own locks. Rows are locked in one order, so that nobody waits in a circle (docs/decisions/0008): orders by id, then
 * products by id. Whoever changes several rows locks all of them before changing the first.
 */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { KeptCharge } from '@/domain/charges';
import type { OrderStatus } from '@/domain/order-status';
import { executeInTransaction } from './transaction';

/**
 * Waits until no other edit of the catalogue is in progress, and makes others wait until this transaction ends
 * (docs/decisions/0008). Take it before locking any row: a transaction that held a row while waiting here could wait
 * forever.
 */
export async function waitForOtherEdits(req: PayloadRequest): Promise<void> {
  await executeInTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtext('catalogue-edits'))`);
}

/** The same for edits and deletions of pictures, which take longer than others: their files are made and stored. */
export async function waitForOtherPictures(req: PayloadRequest): Promise<void> {
  await executeInTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtext('picture-edits'))`);
}

/** @param which SQL over `products p` */
export async function lockProductsWhere(req: PayloadRequest, which: SQL): Promise<void> {
  await executeInTransaction(req, sql`SELECT p.id FROM products p WHERE ${which} ORDER BY p.id FOR NO KEY UPDATE`);
}

type LockedOrder = { id: number; status: OrderStatus; charges: KeptCharge[] };

/** Locks the orders of these ids. @returns their status and charges under the lock */
export function lockOrders(req: PayloadRequest, ids: readonly number[]): Promise<LockedOrder[]> {
  return executeInTransaction(
    req,
    sql`SELECT id, status, charges FROM orders WHERE id = ANY(${asIds(ids)}) ORDER BY id FOR UPDATE`,
  );
}

export type ModelRow = { id: number; slug: string; brand_slug: string; brand: string; range: string; name: string };

/** The boiler with this slug, which nobody deletes before the transaction ends: a row is about to refer to it. */
export async function lockModel(req: PayloadRequest, slug: string): Promise<ModelRow | undefined> {
  const [model] = await executeInTransaction<ModelRow>(
    req,
    sql`SELECT id, slug, brand_slug, brand, range, name FROM boiler_models WHERE slug = ${slug} FOR KEY SHARE`,
  );
  return model;
}

/** Ids as an array of PostgreSQL. */
export function asIds(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}
