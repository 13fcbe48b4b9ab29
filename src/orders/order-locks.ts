import type { PayloadRequest } from 'payload';
import { queryInTransaction } from '@/database/transaction';
import type { RecipientKeys } from '@/domain/recipient';

type Held = {
  /** null if the request has no key */
  idempotencyKey: string | null;
  /** null if the recipient's orders are not counted */
  recipient: RecipientKeys | null;
  /** null for a guest */
  accountId: number | null;
};

const HOLD = {
  name: 'hold-order',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name',
};

/**
 * Locks an order's key and its recipient until the transaction ends. The same request at the same time, or another order for the
 * same person, waits here and then sees what this one wrote. One statement locks in sorted order, so orders never deadlock.
 */
export async function holdOrder(req: PayloadRequest, { idempotencyKey, recipient, accountId }: Held): Promise<void> {
  const names = [
    ...(idempotencyKey === null ? [] : [`order-key ${idempotencyKey}`]),
    ...(recipient?.phones ?? []).map((phone) => `order phone ${phone}`),
    ...(accountId === null ? [] : [`order account ${accountId}`]),
    ...(recipient ? [`order email ${recipient.email}`] : []),
  ].sort();
  if (names.length === 0) return;
  await queryInTransaction(req, { ...HOLD, values: [names] });
}
