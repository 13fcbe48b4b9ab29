/** Answers a repeated request with the first order. */
import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { OrderRequest, PlacedOrder } from '@/contract/orders';
import { queryInTransaction } from '@/database/transaction';
import { type KeptCharge, keptAmounts } from '@/domain/charges';
import type { OrderStatus } from '@/domain/order-status';

/**
 * Identifies the request's content; the schema has ordered its keys and trimmed its texts. The caller is not part of it: a guest
 * whose answer was lost may log in before trying again.
 */
export function requestHash({ guest_id: _, ...content }: OrderRequest): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

type Earlier = {
  id: number;
  status: OrderStatus;
  charges: KeptCharge[];
  request_hash: string;
  account_id: number | null;
  guest_id: string | null;
  tracking_code: string | null;
};

const EARLIER = {
  name: 'order-by-key',
  text: `SELECT id, status, charges, request_hash, account_id, guest_id, tracking_code
    FROM orders WHERE idempotency_key = $1`,
};

/** Both null: the shop's people took the order, or a guest without an id placed it. */
export type OrderOwner = { accountId: number | null; guestId: string | null };

export type KeyLookup = { type: 'unused' } | { type: 'same-request'; order: PlacedOrder } | { type: 'other-request' };

/** Looks up a key that is locked (order-locks.ts). A refused order rolls back, which frees its key. */
export async function findByKey(
  req: PayloadRequest,
  { key, hash, owner }: { key: string; hash: string; owner: OrderOwner },
): Promise<KeyLookup> {
  const [earlier] = await queryInTransaction<Earlier>(req, { ...EARLIER, values: [key] });
  if (!earlier) return { type: 'unused' };
  const isSameOwner =
    owner.accountId === null
      ? earlier.account_id === null && earlier.guest_id === owner.guestId
      : earlier.account_id === owner.accountId;
  if (!isSameOwner || earlier.request_hash !== hash) return { type: 'other-request' };
  const { id: order_id, status, tracking_code } = earlier;
  return { type: 'same-request', order: { order_id, status, ...keptAmounts(earlier.charges), tracking_code } };
}
