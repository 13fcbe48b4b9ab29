import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { DatabaseAwayError } from './database-away-error';
import { inTransaction } from './in-transaction';
import { secondLook } from './second-look';
import { executeInTransaction } from './transaction';

/**
 * Runs work as `inTransaction` does, for whoever tells somebody of its success: Payload's adapter reports a failed COMMIT
 * as success, so what is to be kept is only confirmed once PostgreSQL itself says that it is.
 * @throws DatabaseAwayError where it was not kept
 */
export async function inConfirmedTransaction<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<{ isCommitted: boolean; value: T }> {
  const { isCommitted, value } = await inTransaction({ payload, user }, async (req) => {
    const { keep, value: done } = await work(req);
    return { keep, value: { done, transaction: keep ? await currentTransaction(req) : null } };
  });
  if (value.transaction !== null) await assertCommitted(payload, value.transaction);
  return { isCommitted, value: value.done };
}

async function currentTransaction(req: PayloadRequest): Promise<string> {
  const [row] = await executeInTransaction<{ id: string }>(req, sql`SELECT pg_current_xact_id()::text AS id`);
  if (!row) throw new Error('Every transaction has a number.');
  return row.id;
}

async function assertCommitted(payload: Payload, transaction: string): Promise<void> {
  const { rows } = await secondLook(payload).query<{ status: string | null }>({
    name: 'transaction-status',
    text: 'SELECT pg_xact_status($1::xid8) AS status',
    values: [transaction],
  });
  if (rows[0]?.status !== 'committed') throw new DatabaseAwayError(`Transaction ${transaction} failed to commit.`);
}
