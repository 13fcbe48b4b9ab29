/** Claims: while somebody works on an order, the others leave it alone. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { CLAIM_MINUTES } from '@/domain/confirmation/claims';
import { isAdmin } from '@/domain/roles';
import { type HeldOrder, holdOrderToConfirm, writeConfirmation } from './confirmation-row';

type Person = { payload: Payload; user: TypedUser };

export type ClaimOutcome = { type: 'done' } | { type: 'unknown' } | { type: 'taken'; by: string };

/** Claims an order for ten minutes, from now on if it is the caller's already. */
export async function claimOrder(person: Person, orderId: number): Promise<ClaimOutcome> {
  const { value } = await inTransaction<ClaimOutcome>(person, async (req) => {
    const order = await holdOrderToConfirm(req, orderId);
    if (!order) return { keep: false, value: { type: 'unknown' } };
    if (order.claim && !isOwn(order.claim, person.user)) {
      return { keep: false, value: { type: 'taken', by: order.claim.by } };
    }
    await writeConfirmation(req, { orderId, confirmation: order.confirmation });
    await executeInTransaction(
      req,
      sql`UPDATE order_confirmations SET claimed_by = ${person.user.username}, claimed_by_id = ${person.user.id},
            claimed_until = now() + make_interval(mins => ${CLAIM_MINUTES}) WHERE order_id = ${orderId}`,
    );
    if (!order.claim) await recordClaim(req, { orderId, before: null, after: person.user.username });
    return { keep: true, value: { type: 'done' } };
  });
  return value;
}

/** Ends a claim. An order that nobody claims is released already. */
export async function releaseOrder(person: Person, orderId: number): Promise<ClaimOutcome> {
  const { value } = await inTransaction<ClaimOutcome>(person, async (req) => {
    const order = await holdOrderToConfirm(req, orderId);
    if (!order) return { keep: false, value: { type: 'unknown' } };
    if (!order.claim) return { keep: false, value: { type: 'done' } };
    if (!isOwn(order.claim, person.user) && !isAdmin(person.user)) {
      return { keep: false, value: { type: 'taken', by: order.claim.by } };
    }
    await executeInTransaction(
      req,
      sql`UPDATE order_confirmations SET claimed_by = NULL, claimed_by_id = NULL, claimed_until = NULL
          WHERE order_id = ${orderId}`,
    );
    await recordClaim(req, { orderId, before: order.claim.by, after: null });
    return { keep: true, value: { type: 'done' } };
  });
  return value;
}

function isOwn(claim: NonNullable<HeldOrder['claim']>, user: TypedUser): boolean {
  return claim.byId === user.id;
}

function recordClaim(
  req: PayloadRequest,
  { orderId, before, after }: { orderId: number; before: string | null; after: string | null | undefined },
): Promise<void> {
  const changes = { claimed_by: [before, after ?? null] as const };
  return recordAudit(req, { action: 'update', subjectType: 'orders', subjectId: orderId, changes });
}
