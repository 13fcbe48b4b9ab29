import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asTexts } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { PERSONAL_FIELDS } from '@/domain/confirmation/amendments';

const ERASED = '***';

/**
 * Erases what was said with and about the customer of a deleted account: texts of notes, calls and amendments, notes on parcels and
 * couriers' reasons, all of which may name them. Who called when, with which result, which lines changed, and where the parcels were,
 * stays. The caller has locked the orders' rows, which still have the account.
 */
export async function forgetConversations(req: PayloadRequest, { accountId }: { accountId: number }): Promise<void> {
  const ofAccount = sql`order_id IN (SELECT id FROM orders WHERE account_id = ${accountId})`;
  await executeInTransaction(req, sql`UPDATE order_notes SET text = ${ERASED} WHERE ${ofAccount}`);
  await executeInTransaction(
    req,
    sql`UPDATE order_calls SET note = CASE WHEN note IS NOT NULL THEN ${ERASED} END, request_hash = NULL WHERE ${ofAccount}`,
  );
  await executeInTransaction(
    req,
    sql`UPDATE order_amendments SET reason = ${ERASED}, changes = changes - ${asTexts(PERSONAL_FIELDS)} WHERE ${ofAccount}`,
  );
  await executeInTransaction(req, sql`UPDATE parcels SET note = ${ERASED} WHERE note IS NOT NULL AND ${ofAccount}`);
  await executeInTransaction(
    req,
    sql`UPDATE parcel_events SET note = CASE WHEN note IS NOT NULL THEN ${ERASED} END,
          reason = CASE WHEN reason IS NOT NULL THEN ${ERASED} END
        WHERE parcel_id IN (SELECT id FROM parcels WHERE ${ofAccount})`,
  );
}
