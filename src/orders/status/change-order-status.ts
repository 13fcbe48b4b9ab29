import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { lockRows } from '@/database/locks';
import { inTransaction } from '@/database/transaction';
import type { OrderStatus } from '@/domain/orders/order-status';

type Outcome =
  | { type: 'changed' | 'same'; before: OrderStatus }
  | { type: 'unknown' }
  /** another change came first */
  | { type: 'moved'; status: OrderStatus };

type StatusChange = {
  id: number;
  to: OrderStatus;
  /** the status that the caller saw; null if they do not say */
  from: OrderStatus | null;
};

/**
 * Changes an order's status through the collection, whose hooks move stock and write the history. A status that it already has is
 * no change.
 * @param isByCode whether the caller proved by the order's code that it is theirs: no role is asked for
 * @throws the collection's refusals: 409 if the pieces of a cancelled order are gone; DatabaseAwayError if the transaction failed
 * to commit
 */
export async function changeOrderStatus(
  { payload, user, isByCode = false }: { payload: Payload; user: TypedUser | null; isByCode?: boolean },
  change: StatusChange,
): Promise<Outcome> {
  const { value } = await inTransaction<Outcome>({ payload, user }, async (req) => {
    const outcome = await changeStatusWithin(req, change, { isByCode });
    return { keep: outcome.type === 'changed', value: outcome };
  });
  return value;
}

/** The same in the transaction of a larger change. */
export async function changeStatusWithin(
  req: PayloadRequest,
  { id, to, from }: StatusChange,
  { isByCode = false }: { isByCode?: boolean } = {},
): Promise<Outcome> {
  const [order] = await lockRows<{ status: OrderStatus }>(req, 'orders', [id], 'status');
  if (!order) return { type: 'unknown' };
  if (order.status === to) return { type: 'same', before: to };
  if (from !== null && order.status !== from) return { type: 'moved', status: order.status };
  await req.payload.update({ collection: 'orders', id, data: { status: to }, overrideAccess: isByCode, depth: 0, req });
  return { type: 'changed', before: order.status };
}
