import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { FRESH_MINUTES, type OrderChanges } from '@/domain/confirmation/amendments';

/** What others than the caller have amended lately, oldest first. The order's row is locked. */
export async function readFreshAmendments(req: PayloadRequest, orderId: number): Promise<OrderChanges[]> {
  const rows = await executeInTransaction<{ changes: OrderChanges }>(
    req,
    sql`SELECT changes FROM order_amendments
        WHERE order_id = ${orderId} AND by_id IS DISTINCT FROM ${req.user?.id ?? null}
          AND at > now() - make_interval(mins => ${FRESH_MINUTES}) ORDER BY id`,
  );
  return rows.map(({ changes }) => changes);
}
