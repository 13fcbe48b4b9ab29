/** SQL of our own inside Payload's transaction. */
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';

type Row = Record<string, unknown>;

/**
 * Runs a statement on the connection of the request's transaction, or on the pool where there is none.
 * Never on a second connection inside a transaction: it would not see the transaction's rows, and a full pool
 * would wait for itself.
 */
export async function executeInTransaction<T extends Row = Row>(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  statement: SQL,
): Promise<T[]> {
  const { db } = req.payload;
  const id = await req.transactionID;
  // Payload types a session's database as unknown; it is the same kind as the adapter's own.
  const session = (id === undefined || id === null ? undefined : db.sessions?.[id]?.db) as
    | typeof db.drizzle
    | undefined;
  const result = await (session ?? db.drizzle).execute(statement);
  // The adapter types rows loosely; each caller names the columns that its own statement selects.
  return result.rows as T[];
}
