/**
 * Requests with an `Idempotency-Key` that make one row: a repeated one is answered with the first row. Orders, whose owner may change
 * between two tries, have their own (src/orders/idempotency.ts).
 */
import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Database } from './database';
import { lockNames } from './locks';
import { executeInTransaction } from './transaction';

/** Has the columns `idempotency_key`, which is unique, and `request_hash`. */
export type KeyedTable = 'quotes' | 'part_requests';

/** `hash` identifies the request's content (`contentHash`). */
export type RequestKey = { key: string; hash: string };

type KeyLookup = { type: 'unused' } | { type: 'same-request'; id: number } | { type: 'other-request' };

export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * Locks a key until the transaction ends, and looks it up. The same request at the same time waits here, and then finds the row of
 * the first one. A refused request rolls back, which frees its key.
 */
export async function findByRequestKey(
  req: PayloadRequest,
  table: KeyedTable,
  { key, hash }: RequestKey,
): Promise<KeyLookup> {
  await lockNames(req, 'request', [`${table} ${key}`]);
  const [earlier] = await executeInTransaction<{ id: number; request_hash: string }>(
    req,
    sql`SELECT id, request_hash FROM ${sql.raw(table)} WHERE idempotency_key = ${key}`,
  );
  if (!earlier) return { type: 'unused' };
  return earlier.request_hash === hash ? { type: 'same-request', id: earlier.id } : { type: 'other-request' };
}

/** Whether a request with this key made a row. */
export async function isKeyUsed(db: Database, table: KeyedTable, key: string): Promise<boolean> {
  const { rows } = await db.query(`SELECT 1 FROM ${table} WHERE idempotency_key = $1`, [key]);
  return rows.length > 0;
}
