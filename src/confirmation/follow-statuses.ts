import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { afterStatus, type Confirmation, type ConfirmationState, untouched } from '@/domain/confirmation/states';
import type { OrderStatus } from '@/domain/order-status';

type Moved = { orderId: number; from: OrderStatus };

type Row = {
  order_id: number;
  order_date: string;
  state: ConfirmationState | null;
  attempts: number | null;
  next_call_at: string | null;
};

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
    // An order without a row is in the state that follows from its status: most need none.
    const known = row.state === null ? untouched({ status: to, orderDate }) : before;
    return isSame(known, after) ? [] : [{ order_id: row.order_id, ...after }];
  });
  if (changed.length === 0) return;
  await executeInTransaction(
    req,
    sql`INSERT INTO order_confirmations (order_id, state, attempts, next_call_at)
        SELECT order_id, state, attempts, "nextCallAt"
        FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          AS c (order_id int, state text, attempts int, "nextCallAt" timestamptz)
        ON CONFLICT (order_id) DO UPDATE SET state = EXCLUDED.state, attempts = EXCLUDED.attempts,
          next_call_at = EXCLUDED.next_call_at`,
  );
}

function confirmationOf(
  { state, attempts, next_call_at: nextCallAt }: Row,
  order: { status: OrderStatus; orderDate: Date },
): Confirmation {
  if (state === null) return untouched(order);
  return { state, attempts: attempts ?? 0, nextCallAt: nextCallAt === null ? null : new Date(nextCallAt) };
}

function isSame(one: Confirmation, other: Confirmation): boolean {
  const due = ({ nextCallAt }: Confirmation) => nextCallAt?.getTime() ?? null;
  return one.state === other.state && one.attempts === other.attempts && due(one) === due(other);
}
