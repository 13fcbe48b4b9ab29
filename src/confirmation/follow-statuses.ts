import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { afterStatus, type Confirmation, untouched } from '@/domain/confirmation/states';
import type { OrderStatus } from '@/domain/orders/order-status';
import { confirmationOf, holdOrderToConfirm, type StoredConfirmation, writeConfirmations } from './confirmation-row';

/**
 * Moves an order's confirmation along with its status, in the transaction that changes it and before the status itself is
 * written. The only place where a status changes the confirmation, so it holds for calls, the CMS and selections alike.
 */
export async function followStatus(
  req: PayloadRequest,
  { orderId, to }: { orderId: number; to: OrderStatus },
): Promise<void> {
  const order = await holdOrderToConfirm(req, orderId);
  if (!order) return;
  const confirmation = afterStatus(order.confirmation, { status: to, now: new Date() });
  await writeConfirmations(req, [{ orderId, confirmation }]);
}

type Moved = { orderId: number; from: OrderStatus };

type Row = StoredConfirmation & { order_id: number; order_date: string };

/** What `followStatus` does for one order, for many whose status was written already; the caller holds their rows. */
export async function followStatuses(
  req: PayloadRequest,
  { moved, to }: { moved: readonly Moved[]; to: OrderStatus },
): Promise<void> {
  if (moved.length === 0) return;
  const rows = await executeInTransaction<Row>(
    req,
    sql`SELECT o.id AS order_id, o.order_date, c.state, c.attempts, c.next_call_at
        FROM orders o LEFT JOIN order_confirmations c ON c.order_id = o.id
        WHERE o.id = ANY(${asIds(moved.map(({ orderId }) => orderId))})`,
  );
  const fromOf = new Map(moved.map(({ orderId, from }) => [orderId, from]));
  const now = new Date();
  const changed = rows.flatMap((row) => {
    const orderDate = new Date(row.order_date);
    const before = confirmationOf(row, { status: fromOf.get(row.order_id) ?? to, orderDate });
    const after = afterStatus(before, { status: to, now });
    // An order without a row is in the state that follows from its status, so most need no row.
    const known = row.state === null ? untouched({ status: to, orderDate }) : before;
    return isSame(known, after) ? [] : [{ orderId: row.order_id, confirmation: after }];
  });
  await writeConfirmations(req, changed);
}

function isSame(one: Confirmation, other: Confirmation): boolean {
  const due = ({ nextCallAt }: Confirmation) => nextCallAt?.getTime() ?? null;
  return one.state === other.state && one.attempts === other.attempts && due(one) === due(other);
}
