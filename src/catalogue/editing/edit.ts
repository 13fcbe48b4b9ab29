import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { DatabaseAwayError } from '@/database/database-away-error';
import { inTransaction } from '@/database/in-transaction';
import { announcedChange } from '@/database/notifications';
import { secondLook } from '@/database/second-look';
import { executeInTransaction } from '@/database/transaction';
import { forget } from '../cache';

/**
 * One edit of the catalogue, whole or not at all. Whatever it writes goes through Payload with `req`, so that hooks and
 * access rules hold; what they refuse is thrown on. Whoever looks next at this server sees it.
 */
export async function editCatalogue<T>(
  { payload, user }: { payload: Payload; user: TypedUser },
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const { value } = await inTransaction({ payload, user }, async (req) => ({
    keep: true,
    value: { done: await work(req), transaction: await currentTransaction(req), change: announcedChange(req) },
  }));
  await assertCommitted(payload, value.transaction);
  forget(value.change);
  return value.done;
}

async function currentTransaction(req: PayloadRequest): Promise<string> {
  const [row] = await executeInTransaction<{ id: string }>(req, sql`SELECT pg_current_xact_id()::text AS id`);
  return row?.id ?? '';
}

/** Payload's adapter reports a failed COMMIT as success: an edit is only confirmed once PostgreSQL says that it is kept. */
async function assertCommitted(payload: Payload, transaction: string): Promise<void> {
  const { rows } = await secondLook(payload).query<{ status: string | null }>(
    'SELECT pg_xact_status($1::xid8) AS status',
    [transaction],
  );
  if (rows[0]?.status !== 'committed') throw new DatabaseAwayError('An edit of the catalogue failed to commit.');
}
