/** Claims: while one clerk works on an order, the others leave its customer alone. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { isAdmin } from '@/domain/accounts/roles';
import { CLAIM_MINUTES } from '@/domain/confirmation/claims';
import { type HeldOrder, holdOrderToConfirm, writeConfirmations } from './confirmation-row';
import { findCustomerClaim, holdCustomer } from './customer-claims';

type Person = { payload: Payload; user: TypedUser };

export type ClaimOutcome = { type: 'done' } | { type: 'unknown' } | { type: 'taken'; by: string };

/**
 * Claims an order, and with it its customer, for ten minutes, from now on if it is the caller's already. Of several orders of one
 * telephone that wait for a call, the claims are one person's.
 */
export async function claimOrder(person: Person, orderId: number): Promise<ClaimOutcome> {
  const { value } = await inTransaction<ClaimOutcome | { type: 'other-customer' }>(person, async (req) => {
    const heldPhone = await holdCustomer(req, orderId);
    const order = await holdOrderToConfirm(req, orderId);
    if (!order) return { keep: false, value: { type: 'unknown' } };
    if (order.claim && !isOwn(order.claim, person.user)) {
      return { keep: false, value: { type: 'taken', by: order.claim.by } };
    }
    const { phoneKey, claimedBy } = await findCustomerClaim(req, { orderId, userId: person.user.id });
    if (phoneKey !== heldPhone) return { keep: false, value: { type: 'other-customer' } };
    if (claimedBy !== null) return { keep: false, value: { type: 'taken', by: claimedBy } };
    await writeConfirmations(req, [{ orderId, confirmation: order.confirmation }]);
    await executeInTransaction(
      req,
      sql`UPDATE order_confirmations SET claimed_by = ${person.user.username}, claimed_by_id = ${person.user.id},
            claimed_until = now() + make_interval(mins => ${CLAIM_MINUTES}) WHERE order_id = ${orderId}`,
    );
    if (!order.claim) await recordClaim(req, { orderId, before: null, after: person.user.username });
    return { keep: true, value: { type: 'done' } };
  });
  // The order got another telephone meanwhile.
  return value.type === 'other-customer' ? claimOrder(person, orderId) : value;
}

/** Ends a claim. An unclaimed order is released already. */
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
