/** SQL of our own inside Payload's transaction. */
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';

type Row = Record<string, unknown>;

type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/**
 * Runs a statement on the connection of the request's transaction, or on the pool where there is none.
 * Never on a second connection inside a transaction: it would not see the transaction's rows, and a full pool
 * would wait for itself.
 */
export async function executeInTransaction<T extends Row = Row>(req: InTransaction, statement: SQL): Promise<T[]> {
  const result = await (await connectionOf(req)).execute(statement);
  // The adapter types rows loosely; each caller names the columns that its own statement selects.
  return result.rows as T[];
}

/** A prepared statement: each connection plans it once. `name` must be unique to `text`. */
type Prepared = { name: string; text: string };

/** Runs a prepared statement where `executeInTransaction` runs others. */
export async function queryInTransaction<T extends Row = Row>(
  req: InTransaction,
  { name, text, values }: Prepared & { values: unknown[] },
): Promise<T[]> {
  const { session } = (await connectionOf(req))._;
  const result = await session.prepareQuery({ sql: text, params: values }, undefined, name, false).execute();
  // As above.
  return (result as { rows: T[] }).rows;
}

async function connectionOf({ payload: { db }, transactionID }: InTransaction): Promise<typeof db.drizzle> {
  const id = await transactionID;
  const session = id === undefined || id === null ? undefined : db.sessions?.[id]?.db;
  // Payload types a session's database as unknown; it is the same kind as the adapter's own.
  return (session as typeof db.drizzle | undefined) ?? db.drizzle;
}
