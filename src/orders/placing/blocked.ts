import type { PayloadRequest } from 'payload';
import type { Database } from '@/database/database';
import { queryInTransaction } from '@/database/transaction';
import { blockKeys } from '@/domain/orders/recipient';

const BLOCKED = {
  name: 'is-one-blocked',
  text: 'SELECT 1 FROM customer_blocks WHERE phone_key = ANY($1::text[]) AND (until IS NULL OR until > now())',
};

/** Whether a customer's telephone may not order online, however it is written. A second telephone is not looked at. */
export async function isBlocked(req: PayloadRequest, { phone }: { phone: string }): Promise<boolean> {
  const rows = await queryInTransaction(req, { ...BLOCKED, values: [blockKeys(phone)] });
  return rows.length > 0;
}

/** The same before an order's transaction. */
export async function isBlockedNow(db: Database, { phone }: { phone: string }): Promise<boolean> {
  const { rows } = await db.query({ ...BLOCKED, values: [blockKeys(phone)] });
  return rows.length > 0;
}
