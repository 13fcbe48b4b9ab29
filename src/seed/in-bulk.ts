import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { refreshProducts } from '@/catalogue/refresh-products';
import { announceChange } from '@/database/notifications';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { EVERYTHING } from '@/domain/products/catalogue-change';

/**
 * Runs many writes in one transaction, so that an interrupted seed leaves nothing. Derived columns are refreshed once, at the
 * end.
 */
export async function inBulk(payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    req.context.isBulkWrite = true;
    // Longer than any request may take (src/database/pool.ts).
    await executeInTransaction(req, sql`SET LOCAL statement_timeout = 0`);
    await executeInTransaction(req, sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await work(req);
    await refreshProducts(req, 'all');
    await announceChange(req, EVERYTHING);
    return { keep: true, value: null };
  });
}
