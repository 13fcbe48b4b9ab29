/** The stored confirmation of an order. An order without a row is untouched: its state follows from its status. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { type Confirmation, type ConfirmationState, untouched } from '@/domain/confirmation/states';
import type { OrderStatus } from '@/domain/orders/order-status';

type OrderRow = { status: OrderStatus; orderDate: Date };

/** An order with its confirmation, and who is working on it. */
export type HeldOrder = OrderRow & {
  confirmation: Confirmation;
  /** null if it is unclaimed at this moment */
  claim: { by: string; byId: number | null; until: Date } | null;
};

type Row = {
  status: OrderStatus;
  order_date: string;
  state: ConfirmationState | null;
  attempts: number | null;
  next_call_at: string | null;
  claimed_by: string | null;
  claimed_by_id: number | null;
  claimed_until: string | null;
};

/**
 * Locks the order's row, which also guards its confirmation, and reads both.
 * @returns null if there is no such order
 */
export async function holdOrderToConfirm(req: PayloadRequest, orderId: number): Promise<HeldOrder | null> {
  await lockRows(req, 'orders', [orderId]);
  // A second statement: it sees what the previous holder of the lock wrote into the other table.
  const [row] = await executeInTransaction<Row>(
    req,
    sql`SELECT o.status, o.order_date, c.state, c.attempts, c.next_call_at,
          c.claimed_by, c.claimed_by_id, CASE WHEN c.claimed_until > now() THEN c.claimed_until END AS claimed_until
        FROM orders o LEFT JOIN order_confirmations c ON c.order_id = o.id WHERE o.id = ${orderId}`,
  );
  if (!row) return null;
  const order = { status: row.status, orderDate: new Date(row.order_date) };
  const { claimed_by: by, claimed_by_id: byId, claimed_until: until } = row;
  return {
    ...order,
    confirmation: confirmationOf(row, order),
    claim: by === null || until === null ? null : { by, byId, until: new Date(until) },
  };
}

export type StoredConfirmation = Pick<Row, 'state' | 'attempts' | 'next_call_at'>;

export function confirmationOf(
  { state, attempts, next_call_at: nextCallAt }: StoredConfirmation,
  order: OrderRow,
): Confirmation {
  if (state === null) return untouched(order);
  return { state, attempts: attempts ?? 0, nextCallAt: nextCallAt === null ? null : new Date(nextCallAt) };
}

/** Writes the confirmations of orders that the transaction has locked. Claims stay as they are. */
export async function writeConfirmations(
  req: PayloadRequest,
  confirmations: readonly { orderId: number; confirmation: Confirmation }[],
): Promise<void> {
  if (confirmations.length === 0) return;
  const rows = JSON.stringify(confirmations.map(({ orderId, confirmation }) => ({ orderId, ...confirmation })));
  await executeInTransaction(
    req,
    sql`INSERT INTO order_confirmations (order_id, state, attempts, next_call_at)
        SELECT "orderId", state, attempts, "nextCallAt"
        FROM jsonb_to_recordset(${rows}::jsonb)
          AS c ("orderId" int, state text, attempts int, "nextCallAt" timestamptz)
        ON CONFLICT (order_id) DO UPDATE SET state = EXCLUDED.state, attempts = EXCLUDED.attempts,
          next_call_at = EXCLUDED.next_call_at`,
  );
}
