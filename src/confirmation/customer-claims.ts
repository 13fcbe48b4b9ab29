/** A claim covers the customer: no other clerk calls the same telephone about another order meanwhile. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { lockNames } from '@/database/locks';
import { literalList } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { CALLED_STATUSES } from './call-queues';

/** SQL: the statuses of orders that wait for a call. */
export const CALLED = literalList(CALLED_STATUSES);

/** SQL: live claims of others on orders that wait for a call. @param user SQL of the id of the clerk whose claims do not count */
const othersClaims = (user: string) => `order_confirmations v JOIN orders p ON p.id = v.order_id
  WHERE v.claimed_until > now() AND v.claimed_by_id IS DISTINCT FROM ${user} AND p.status IN (${CALLED})`;

/** SQL: the telephones of customers whom others claim. */
export const customersOfOthers = (user: string) =>
  `SELECT p.customer_phone_key FROM ${othersClaims(user)} AND p.customer_phone_key IS NOT NULL`;

/** SQL: who works on an order, until when: its own claim, or that of another order of the customer. @param id SQL of its id */
export const claimOn = (id: string) => `SELECT v.claimed_by, v.claimed_until
  FROM order_confirmations v JOIN orders p ON p.id = v.order_id JOIN orders own ON own.id = ${id}
  WHERE v.claimed_until > now() AND (v.order_id = own.id OR own.status IN (${CALLED}) AND p.status IN (${CALLED})
    AND p.customer_phone_key = own.customer_phone_key)
  ORDER BY v.order_id = own.id DESC, v.claimed_until DESC LIMIT 1`;

/**
 * Makes claims of the same customer's other orders wait until this transaction ends. Take it before the order's own lock.
 * @returns the customer's telephone, which may change until the order is locked; null if it cannot be read
 */
export async function holdCustomer(req: PayloadRequest, orderId: number): Promise<string | null> {
  const [order] = await executeInTransaction<{ phone_key: string }>(
    req,
    sql`SELECT customer_phone_key AS phone_key FROM orders WHERE id = ${orderId} AND customer_phone_key IS NOT NULL`,
  );
  if (!order) return null;
  await lockNames(req, 'customer', [order.phone_key]);
  return order.phone_key;
}

/** The telephone of an order that is locked, and who else claims another order of it. */
export async function findCustomerClaim(
  req: PayloadRequest,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<{ phoneKey: string | null; claimedBy: string | null }> {
  const [order] = await executeInTransaction<{ phone_key: string | null; claimed_by: string | null }>(
    req,
    sql`SELECT o.customer_phone_key AS phone_key,
          (SELECT v.claimed_by FROM ${sql.raw(othersClaims(String(userId)))}
             AND p.customer_phone_key = o.customer_phone_key AND p.id <> o.id ORDER BY p.id LIMIT 1) AS claimed_by
        FROM orders o WHERE o.id = ${orderId}`,
  );
  return { phoneKey: order?.phone_key ?? null, claimedBy: order?.claimed_by ?? null };
}
