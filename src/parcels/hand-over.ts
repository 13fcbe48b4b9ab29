import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockRows } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { factsOf, type ParcelFacts } from '@/domain/parcels/facts';
import { type Actor, applyEvents } from './apply-events';
import { holdParcels } from './held-parcels';
import { BY_PERSON, storeEvents } from './store-events';

/**
 * The courier took the batch: its parcels that are still in the shop are picked up, their orders are shipping. Where the courier's
 * news came before, only what is missing is added (src/domain/parcels/state-of.ts). Called again, it only completes what a first
 * call left unfinished.
 * @returns false if there is no such batch
 */
export async function handOver(
  actor: Actor & { user: TypedUser },
  handed: {
    batchId: number /** the parcels that the courier took; null: all of them */;
    only: readonly number[] | null;
  },
): Promise<boolean> {
  const { value: ids } = await inTransaction<number[] | null>(actor, async (req) => {
    const ids = await storeHandOver(req, handed);
    return { keep: ids !== null, value: ids };
  });
  if (ids === null) return false;
  await applyEvents(actor, ids);
  return true;
}

/** @returns the parcels with something to apply; null if there is no such batch */
async function storeHandOver(
  req: PayloadRequest,
  { batchId, only }: Parameters<typeof handOver>[1],
): Promise<number[] | null> {
  const [batch] = await lockRows<{ handed_over_at: Date | null }>(req, 'parcel_batches', [batchId], 'handed_over_at');
  if (!batch) return null;
  const members = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM parcels WHERE batch_id = ${batchId} ORDER BY id`,
  );
  // Under the lock of their orders, so that no order is cancelled meanwhile. Events that wait to be applied count already.
  const held = await holdParcels(
    req,
    members.map(({ id }) => id),
  );
  const inShop = held.filter((parcel) => isInTheShop(factsOf(parcel.events, parcel)));
  const shelved = only === null ? inShop : inShop.filter(({ id }) => only.includes(id));
  await storeEvents(
    req,
    shelved.map(({ id, courierId }) => ({
      ...BY_PERSON,
      courierId,
      parcelId: id,
      state: 'picked_up',
      source: 'hand-over' as const,
    })),
  );
  // A batch of which something waits in the shop is handed over with its last parcel.
  if (batch.handed_over_at === null && shelved.length === inShop.length) {
    await executeInTransaction(
      req,
      sql`UPDATE parcel_batches SET handed_over_at = now(), handed_over_by = ${req.user?.username ?? ''} WHERE id = ${batchId}`,
    );
    const changes = { handedOver: [null, shelved.length] } as const;
    await recordAudit(req, { action: 'update', subjectType: 'parcel-batches', subjectId: batchId, changes });
  }
  const waiting = held.filter(({ events }) => events.some(({ isWaiting }) => isWaiting));
  return [...shelved, ...waiting].map(({ id }) => id);
}

function isInTheShop({ handedOverAt, state }: ParcelFacts): boolean {
  return handedOverAt === null && state !== 'cancelled';
}
