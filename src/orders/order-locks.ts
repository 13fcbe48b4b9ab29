import type { PayloadRequest } from 'payload';
import { queryInTransaction } from '@/database/transaction';
import type { RecipientKeys } from '@/domain/recipient';

type Held = {
  /** null where the request has none */
  idempotencyKey: string | null;
  /** null where the recipient's orders are not counted */
  recipient: RecipientKeys | null;
};

const HOLD = {
  name: 'hold-order',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name',
};

/**
 * Holds an order's key and its recipient until the transaction ends: the same request at the same time, and another order
 * for the same person, wait here and then see what this one left. One statement, in one order, so that two orders never wait
 * for each other.
 */
export async function holdOrder(req: PayloadRequest, { idempotencyKey, recipient }: Held): Promise<void> {
  const names = [
    ...(idempotencyKey === null ? [] : [`order-key ${idempotencyKey}`]),
    ...(recipient?.phones ?? []).map((phone) => `order phone ${phone}`),
    ...(recipient ? [`order email ${recipient.email}`] : []),
  ].sort();
  if (names.length === 0) return;
  await queryInTransaction(req, { ...HOLD, values: [names] });
}
