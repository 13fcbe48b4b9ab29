/** Amendments: what a customer changes about an order on the telephone. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import type { OrderAmendment } from '@/contract/admin/amendments';
import { announceChange } from '@/database/notifications';
import { storableJson } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import {
  auditedChanges,
  changesBetween,
  FRESH_MINUTES,
  isAmendable,
  type OrderChanges,
  takesBack,
} from '@/domain/confirmation/amendments';
import { dueCentimes } from '@/domain/orders/charges';
import type { OrderStatus } from '@/domain/orders/order-status';
import { canBuy } from '@/domain/products/availability';
import { isStaleCopy } from '@/domain/stale-edits';
import { type LockedProduct, lockProducts } from '@/orders/placing/order-basis';
import { currentItem, type OrderChange, type OrderRefusal } from '@/orders/placing/refusals';
import { rowId } from '@/orders/placing/row-id';
import { recordAmendment } from '@/orders/reading/order-figures';
import { moveStock } from '@/orders/status/stock';
import { readWriteOffs } from '@/orders/status/write-offs';
import { matchLines, planLines } from './amended-lines';
import { amendedOrder } from './amended-order';
import { holdAmendable, type OrderToAmend, shownFields } from './order-to-amend';
import { writeAmended } from './write-amended';

export type AmendOutcome =
  | { type: 'amended' }
  | { type: 'unknown' }
  /** the order has changed since the caller read it */
  | { type: 'stale' }
  | { type: 'closed'; status: OrderStatus }
  /** a rule of another track forbids it, in words for the clerk */
  | { type: 'forbidden'; message: string }
  | { type: 'bad-item'; index: number; problem: 'unknownItem' | 'productTwice' }
  | { type: 'refused'; refusal: OrderRefusal };

/** What else may forbid an amendment, asked under the lock of the order. @returns why, in English; null if nothing does */
export type AmendmentGuard = (req: PayloadRequest, orderId: number) => Promise<string | null>;

type Args = { orderId: number; amendment: OrderAmendment; guards?: readonly AmendmentGuard[] };

/**
 * Changes lines, customer, address or delivery in one transaction, all or nothing, and keeps what was before and after. A request
 * that changes nothing leaves no trace, so it may be repeated.
 * @throws DatabaseAwayError if the transaction failed to commit
 */
export async function amendOrder(
  { payload, user }: { payload: Payload; user: TypedUser },
  args: Args,
): Promise<AmendOutcome> {
  const { value } = await inTransaction({ payload, user }, async (req) => {
    const { outcome, isChanged } = await amend(req, args);
    return { keep: isChanged, value: outcome };
  });
  return value;
}

async function amend(
  req: PayloadRequest,
  { orderId, amendment, guards = [] }: Args,
): Promise<{ outcome: AmendOutcome; isChanged: boolean }> {
  const refused = (outcome: AmendOutcome) => ({ outcome, isChanged: false });
  const before = await holdAmendable(req, orderId);
  if (!before) return refused({ type: 'unknown' });
  if (isStaleCopy(amendment.updated_at, before.updatedAt)) return refused({ type: 'stale' });
  if (!isAmendable(before.status)) return refused({ type: 'closed', status: before.status });
  for (const guard of guards) {
    const message = await guard(req, orderId);
    if (message !== null) return refused({ type: 'forbidden', message });
  }

  const lines = await amendLines(req, before, amendment);
  if (!lines.ok) return refused(lines.outcome);
  const amended = await amendedOrder(req, { before, amendment, lines: lines.lines });
  if (!amended.ok) return refused({ type: 'refused', refusal: amended.refusal });
  const after = amended.order;
  const changes = changesBetween(shownFields(before), shownFields(after));
  if (Object.keys(changes).length === 0) return refused({ type: 'amended' });
  const isSure = amendment.updated_at !== null;
  const fresh = isSure ? [] : await readFreshAmendments(req, orderId);
  if (takesBack(fresh, { before: shownFields(before), after: shownFields(after) })) return refused({ type: 'stale' });

  await writeAmended(req, after);
  await moveReturned(req, { orderId, returned: lines.returned });
  const centimes = dueCentimes(after.charges) - dueCentimes(before.charges);
  if (centimes !== 0) await recordAmendment(req, { orderId, centimes });
  await keepAmendment(req, { orderId, reason: amendment.reason, changes });
  return { outcome: { type: 'amended' }, isChanged: true };
}

type Lines =
  | { ok: true; lines: OrderToAmend['lines']; returned: ReadonlyMap<number, number> }
  | { ok: false; outcome: AmendOutcome };

/** Locks the products of all lines, those that go and those that come, before anything moves. */
async function amendLines(req: PayloadRequest, { id, lines }: OrderToAmend, { items }: OrderAmendment): Promise<Lines> {
  if (!items) return { ok: true, lines, returned: new Map() };
  const matched = matchLines(lines, items);
  if (!matched.ok) return { ok: false, outcome: { type: 'bad-item', index: matched.index, problem: matched.problem } };
  const { requested } = matched;
  const own = lines.flatMap(({ productId }) => productId ?? []);
  const added = requested.flatMap((entry) => ('productId' in entry ? entry.productId : []));
  const products = await lockProducts(req, [...new Set([...own, ...added])]);
  const writtenOff = await readWriteOffs(req, id);
  const plan = planLines({ lines, requested, products, writtenOff, newId: rowId });
  if (plan.refusals.length === 0) return { ok: true, lines: plan.lines, returned: plan.returned };
  const asked = requested.flatMap((entry) => ('line' in entry ? (entry.line.productId ?? []) : entry.productId));
  const refusal = changedRefusal(plan.refusals, asked, products);
  return { ok: false, outcome: { type: 'refused', refusal } };
}

/** The same refusal as of a new order: present price and stock of everything that was asked for. */
function changedRefusal(
  changes: OrderChange[],
  asked: readonly number[],
  products: ReadonlyMap<number, LockedProduct>,
): OrderRefusal {
  const items = asked.map((productId) => {
    const product = products.get(productId);
    return currentItem(productId, product, product?.published === true && canBuy(product).ok);
  });
  return { type: 'changed', changes, items, amounts: {} };
}

async function moveReturned(
  req: PayloadRequest,
  { orderId, returned }: { orderId: number; returned: ReadonlyMap<number, number> },
): Promise<void> {
  const pieces = [...returned].map(([productId, quantity]) => ({ productId, quantity }));
  if (pieces.length === 0) return;
  const short = await moveStock(req, { pieces, reason: 'amendment', orderId });
  // planLines refuses shortages, and the rows are locked: no pieces can have been taken since.
  if (short.length > 0) throw new Error(`Locked products lost pieces: ${short.join(', ')}.`);
  const products = pieces.map(({ productId }) => productId);
  await announceChange(req, { aspects: ['stock', 'availability'], products });
}

async function keepAmendment(
  req: PayloadRequest,
  { orderId, reason, changes }: { orderId: number; reason: string; changes: OrderChanges },
): Promise<void> {
  await executeInTransaction(
    req,
    sql`INSERT INTO order_amendments (order_id, by, by_id, reason, changes)
        VALUES (${orderId}, ${req.user?.username ?? ''}, ${req.user?.id ?? null}, ${reason}, ${storableJson(changes)}::jsonb)`,
  );
  await recordAudit(req, {
    action: 'update',
    subjectType: 'orders',
    subjectId: orderId,
    changes: auditedChanges(changes),
  });
}

/** What others than the caller have amended lately, oldest first. The order's row is locked. */
async function readFreshAmendments(req: PayloadRequest, orderId: number): Promise<OrderChanges[]> {
  const rows = await executeInTransaction<{ changes: OrderChanges }>(
    req,
    sql`SELECT changes FROM order_amendments
        WHERE order_id = ${orderId} AND by_id IS DISTINCT FROM ${req.user?.id ?? null}
          AND at > now() - make_interval(mins => ${FRESH_MINUTES}) ORDER BY id`,
  );
  return rows.map(({ changes }) => changes);
}
