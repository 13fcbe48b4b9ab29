/** Calls to customers. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { type KeyedRequest, keyedRequest, oncePerKey } from '@/database/request-keys';
import { executeInTransaction, type InTransaction, inTransaction } from '@/database/transaction';
import { afterCall, asksForMoment, type CallResult } from '@/domain/confirmation/calls';
import { isAwaitingCall } from '@/domain/confirmation/states';
import type { OrderStatus } from '@/domain/orders/order-status';
import { changeStatusWithin } from '@/orders/status/change-order-status';
import { orderSettings } from '@/shop';
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
 * Stores a call, and then applies it to the order in a second transaction: what a clerk reported is never lost because a later
 * step failed. A repeated request finds its call by the key, and applies it if that is still to be done.
 * @throws DatabaseAwayError if a transaction failed to commit: the call may be stored, and the request may be repeated
 */
export async function recordCall(person: Person, { idempotencyKey: key, ...args }: Args): Promise<CallOutcome> {
  const { result, note, callAgainAt } = args.call;
  // Keys are per person: the same key of another person is another request.
  const content = [person.user.id, result, note, callAgainAt?.toISOString() ?? null];
  const request = keyedRequest('call', { key, content, within: args.orderId });
  const stored = await oncePerKey<Stored>(
    person,
    { request, repeat: storedCall, reused: { type: 'key-reused' } },
    async (req) => {
      const value = await storeCall(req, { ...args, request });
      return { keep: value.type === 'stored', value };
    },
  );
  return stored.type === 'stored' ? applyStored(person, { ...args, callId: stored.callId }) : stored;
}

type Stored = { type: 'stored'; callId: number } | { type: 'applied' | 'unknown' | 'key-reused' | 'no-moment' };

async function storedCall(req: InTransaction, callId: number): Promise<Stored> {
  return (await readApplied(req, callId)) ? { type: 'applied' } : { type: 'stored', callId };
}

type ToStore = Omit<Args, 'idempotencyKey'> & { request: KeyedRequest | null };

async function storeCall(req: PayloadRequest, { orderId, call, request }: ToStore): Promise<Stored> {
  const [order] = await executeInTransaction(req, sql`SELECT 1 FROM orders WHERE id = ${orderId}`);
  if (!order) return { type: 'unknown' };
  const again = asksForMoment(call.result) ? call.callAgainAt : null;
  if (asksForMoment(call.result) && (again === null || again.getTime() <= Date.now())) return { type: 'no-moment' };
  const [written] = await executeInTransaction<{ id: number }>(
    req,
    sql`INSERT INTO order_calls (order_id, by, by_id, result, note, call_again_at, idempotency_key, request_hash)
        VALUES (${orderId}, ${req.user?.username ?? ''}, ${req.user?.id ?? null}, ${call.result}, ${call.note || null},
          ${again?.toISOString() ?? null}::timestamptz, ${request?.key ?? null}, ${request?.hash ?? null}) RETURNING id`,
  );
  if (!written) throw new Error('An INSERT of one row gives one row.');
  await recordAudit(req, {
    action: 'update',
    subjectType: 'orders',
    subjectId: orderId,
    changes: { call: [null, call.result] },
  });
  return { type: 'stored', callId: written.id };
}

type ToApply = Omit<Args, 'idempotencyKey'> & { callId: number };

async function applyStored(person: Person, args: ToApply): Promise<CallOutcome> {
  const { value } = await inTransaction(person, async (req) => {
    const outcome = await applyCall(req, args);
    return { keep: true, value: outcome };
  });
  return value;
}

/** Applies a stored call once, under the lock of its order. */
async function applyCall(req: PayloadRequest, { orderId, callId, call }: ToApply): Promise<CallOutcome> {
  const order = await holdOrderToConfirm(req, orderId);
  if (!order) return { type: 'unknown' };
  const isApplied = await readApplied(req, callId);
  if (isApplied) return { type: 'applied' };
  const isAwaited = isApplied === null && isAwaitingCall(order.status);
  await executeInTransaction(req, sql`UPDATE order_calls SET is_applied = ${isAwaited} WHERE id = ${callId}`);
  if (!isAwaited) return { type: 'not-awaited', status: order.status };
  const { confirmation, status } = afterCall(order.confirmation, {
    ...call,
    now: new Date(),
    holidays: orderSettings.holidays,
  });
  if (status !== null) await changeStatusWithin(req, { id: orderId, to: status, from: order.status });
  await writeConfirmations(req, [{ orderId, confirmation }]);
  return { type: 'applied' };
}

/** Whether a stored call changed its order; null until that is decided. */
async function readApplied(req: InTransaction, callId: number): Promise<boolean | null> {
  const [stored] = await executeInTransaction<{ is_applied: boolean | null }>(
    req,
    sql`SELECT is_applied FROM order_calls WHERE id = ${callId}`,
  );
  return stored?.is_applied ?? null;
}
