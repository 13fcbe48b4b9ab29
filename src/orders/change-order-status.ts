import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { heed } from '@/catalogue/memory/forget';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { OrderStatus } from '@/domain/order-status';

type Outcome =
  | { type: 'changed' | 'same'; before: OrderStatus }
  | { type: 'unknown' }
  /** somebody else changed it first */
  | { type: 'moved'; status: OrderStatus };

/**
 * Changes an order's status through the collection, whose hooks move stock and write the history. A status that it already has is
 * no change.
 * @param isByCode whether the caller proved by the order's code that it is theirs: no role is asked for
 * @param from the status that the caller saw; null if they do not say
 * @throws the collection's refusals: 409 if the pieces of a cancelled order are gone; DatabaseAwayError if the transaction failed
 * to commit
 */
export async function changeOrderStatus(
  { payload, user, isByCode = false }: { payload: Payload; user: TypedUser | null; isByCode?: boolean },
  { id, to, from }: { id: number; to: OrderStatus; from: OrderStatus | null },
): Promise<Outcome> {
  const { value, announcement } = await inTransaction<Outcome>({ payload, user }, async (req) => {
    const [order] = await executeInTransaction<{ status: OrderStatus }>(
      req,
      sql`SELECT status FROM orders WHERE id = ${id} FOR UPDATE`,
    );
    if (!order) return { keep: false, value: { type: 'unknown' } };
    if (order.status === to) return { keep: false, value: { type: 'same', before: to } };
    if (from !== null && order.status !== from) return { keep: false, value: { type: 'moved', status: order.status } };
    await payload.update({ collection: 'orders', id, data: { status: to }, overrideAccess: isByCode, depth: 0, req });
    return { keep: true, value: { type: 'changed', before: order.status } };
  });
  heed(announcement);
  return value;
}
