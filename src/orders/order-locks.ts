import type { PayloadRequest } from 'payload';
import { lockNames } from '@/database/locks';
import type { RecipientKeys } from '@/domain/recipient';

type Held = {
  /** null if the request has no key */
  idempotencyKey: string | null;
  /** null if the recipient's orders are not counted */
  recipient: RecipientKeys | null;
  /** null for a guest */
  accountId: number | null;
};

/**
 * Locks an order's key and its recipient until the transaction ends. The same request at the same time, or another order for the
 * same person, waits here and then sees what this one wrote.
 */
export function holdOrder(req: PayloadRequest, { idempotencyKey, recipient, accountId }: Held): Promise<void> {
  return lockNames(req, 'order', [
    ...(idempotencyKey === null ? [] : [`key ${idempotencyKey}`]),
    ...(recipient?.phones ?? []).map((phone) => `phone ${phone}`),
    ...(accountId === null ? [] : [`account ${accountId}`]),
    ...(recipient ? [`email ${recipient.email}`] : []),
  ]);
}
