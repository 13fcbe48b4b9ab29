/** Calls to customers. */
import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { afterCall, asksForMoment, type CallResult } from '@/domain/confirmation/calls';
import { isAwaitingCall } from '@/domain/confirmation/states';
import type { OrderStatus } from '@/domain/order-status';
import { changeStatusWithin } from '@/orders/change-order-status';
import { holdOrderToConfirm, writeConfirmations } from './confirmation-row';

export type ReportedCall = {
  result: CallResult;
  /** '' for none */
  note: string;
  /** when the customer wants to be called again; ignored unless the result asks for it */
  callAgainAt: Date | null;
};

export type CallOutcome =
  | { type: 'applied' }
  | { type: 'unknown' }
  | { type: 'key-reused' }
  /** the customer must be called again, but no moment in the future was given; nothing was stored */
  | { type: 'no-moment' }
  /** the order does not wait for a call; the call is stored nevertheless */
  | { type: 'not-awaited'; status: OrderStatus };

type Person = { payload: Payload; user: TypedUser };
type Args = { orderId: number; call: ReportedCall /** null if the request has none */; idempotencyKey: string | null };

/**
 * Stores a call, and then applies it to the order in a second transaction: what somebody reported is never lost because a later
 * step failed. A repeated request finds its call by the key, and applies it if that is still to be done.
 * @throws DatabaseAwayError if a transaction failed to commit: the call may be stored, and the request may be repeated
 */
export async function recordCall(person: Person, args: Args): Promise<CallOutcome> {
  const stored = await inTransaction(person, async (req) => {
    const outcome = await storeCall(req, args);
    return { keep: outcome.type === 'new', value: outcome };
  });
  return 'callId' in stored.value ? applyStored(person, { ...args, callId: stored.value.callId }) : stored.value;
}

type Stored = { type: 'new' | 'known'; callId: number } | { type: 'unknown' | 'key-reused' | 'no-moment' };

async function storeCall(req: PayloadRequest, { orderId, call, idempotencyKey }: Args): Promise<Stored> {
  // Held while the call is stored: the same request at the same time waits here, and then finds the call.
  const [order] = await executeInTransaction(req, sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`);
  if (!order) return { type: 'unknown' };
  const hash = callHash(req, call);
  if (idempotencyKey !== null) {
    const [earlier] = await executeInTransaction<{ id: number; request_hash: string | null }>(
      req,
      sql`SELECT id, request_hash FROM order_calls WHERE order_id = ${orderId} AND idempotency_key = ${idempotencyKey}`,
    );
    if (earlier) return earlier.request_hash === hash ? { type: 'known', callId: earlier.id } : { type: 'key-reused' };
  }
  const again = asksForMoment(call.result) ? call.callAgainAt : null;
  if (asksForMoment(call.result) && (again === null || again.getTime() <= Date.now())) return { type: 'no-moment' };
  const [written] = await executeInTransaction<{ id: number }>(
    req,
    sql`INSERT INTO order_calls (order_id, by, by_id, result, note, call_again_at, idempotency_key, request_hash)
        VALUES (${orderId}, ${req.user?.username ?? ''}, ${req.user?.id ?? null}, ${call.result}, ${call.note || null},
          ${again?.toISOString() ?? null}::timestamptz, ${idempotencyKey}, ${hash}) RETURNING id`,
  );
  if (!written) throw new Error('An INSERT of one row gives one row.');
  await recordAudit(req, {
    action: 'update',
    subjectType: 'orders',
    subjectId: orderId,
    changes: { call: [null, call.result] },
  });
  return { type: 'new', callId: written.id };
}

/** The key is the person's: somebody else's request with it is another one. */
function callHash({ user }: PayloadRequest, { result, note, callAgainAt }: ReportedCall): string {
  const content = [user?.id ?? null, result, note, callAgainAt?.toISOString() ?? null];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function applyStored(person: Person, args: Args & { callId: number }): Promise<CallOutcome> {
  const { value } = await inTransaction(person, async (req) => {
    const outcome = await applyCall(req, args);
    return { keep: true, value: outcome };
  });
  return value;
}

/** Applies a stored call once, under the lock of its order. */
async function applyCall(
  req: PayloadRequest,
  { orderId, callId, call }: { orderId: number; callId: number; call: ReportedCall },
): Promise<CallOutcome> {
  const order = await holdOrderToConfirm(req, orderId);
  if (!order) return { type: 'unknown' };
  const [stored] = await executeInTransaction<{ is_applied: boolean | null }>(
    req,
    sql`SELECT is_applied FROM order_calls WHERE id = ${callId}`,
  );
  if (stored?.is_applied === true) return { type: 'applied' };
  const isAwaited = stored?.is_applied !== false && isAwaitingCall(order.status);
  await executeInTransaction(req, sql`UPDATE order_calls SET is_applied = ${isAwaited} WHERE id = ${callId}`);
  if (!isAwaited) return { type: 'not-awaited', status: order.status };
  const { confirmation, status } = afterCall(order.confirmation, { ...call, now: new Date() });
  if (status !== null) await changeStatusWithin(req, { id: orderId, to: status, from: order.status });
  await writeConfirmations(req, [{ orderId, confirmation }]);
  return { type: 'applied' };
}
