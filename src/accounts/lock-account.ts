import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';

/** Holds the account's row until the transaction ends: logins, logouts and edits of one account follow one another. */
export async function lockAccount(req: PayloadRequest, id: number): Promise<void> {
  await executeInTransaction(req, sql`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`);
}
