import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import type { AccountRow } from './account-row';

/**
 * Whether what was checked before the transaction is still so, under the account's lock: a password takes a while to check,
 * and its owner may have changed it meanwhile, or ended the session that asks.
 */
export async function stillHolds(
  req: PayloadRequest,
  { account, sessionId }: { account: Pick<AccountRow, 'id' | 'hash'>; sessionId?: string | undefined },
): Promise<boolean> {
  const [now] = await executeInTransaction<{ hash: string | null }>(
    req,
    sql`SELECT hash FROM users WHERE id = ${account.id} FOR UPDATE`,
  );
  if (!now || now.hash !== account.hash) return false;
  if (sessionId === undefined) return true;
  const sessions = await executeInTransaction(
    req,
    sql`SELECT 1 FROM users_sessions WHERE id = ${sessionId} AND _parent_id = ${account.id}`,
  );
  return sessions.length === 1;
}
