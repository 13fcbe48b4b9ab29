/** Payload's transactions, with the shop's own SQL in them. */
import { setTimeout } from 'node:timers/promises';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { mayBeTriedAgain } from './errors';

const MAX_RETRIES = 3;
/** Longest pause in milliseconds, doubled with each retry and random, so that two that collided do not collide again. */
const PAUSE_MS = 50;

type Outcome<T> = { isCommitted: boolean; value: T };

/**
 * Runs work in one transaction. `work` decides whether to keep what it did; an error rolls back. After a deadlock it runs again
 * from the start, a few times. What follows from it is done after COMMIT, by itself (after-commit.ts).
 * @throws DatabaseAwayError if the transaction failed to commit
 */
export async function inTransaction<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<Outcome<T>> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt({ payload, user }, work);
    } catch (error) {
      if (retries === MAX_RETRIES || !mayBeTriedAgain(error)) throw error;
      await setTimeout(Math.random() * PAUSE_MS * 2 ** retries);
    }
  }
}

async function attempt<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<Outcome<T>> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  await initTransaction(req);
  try {
    const { keep, value } = await work(req);
    await (keep ? commitTransaction(req) : killTransaction(req));
    return { isCommitted: keep, value };
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

type Row = Record<string, unknown>;

/** A request, or the database alone for a read outside a transaction. */
export type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/**
 * Runs a statement on the connection of the request's transaction, or on the pool outside one. Never on a second connection
 * inside a transaction: it would not see the transaction's rows, and a full pool would wait for itself.
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

/** The adapter's session of the request's transaction, or null. */
export async function sessionOf({ payload: { db }, transactionID }: InTransaction): Promise<object | null> {
  const id = await transactionID;
  return (id === undefined || id === null ? null : db.sessions?.[id]) ?? null;
}

async function connectionOf(req: InTransaction): Promise<PayloadRequest['payload']['db']['drizzle']> {
  const { drizzle } = req.payload.db;
  // Payload types a session's database as unknown; it is the same kind as the adapter's own.
  const session = (await sessionOf(req)) as { db?: typeof drizzle } | null;
  return session?.db ?? drizzle;
}
