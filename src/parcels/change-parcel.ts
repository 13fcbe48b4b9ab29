import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import type { ParcelChange } from '@/contract/admin/parcels';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { AuditChanges } from '@/domain/audit';
import { isStaleView } from '@/domain/stale-edits';
import { type Actor, applyEvents } from './apply-events';
import { holdParcels } from './held-parcels';
import { BY_PERSON, storeEvents } from './store-events';
import { adoptEvents, holdTrackings, releaseEvents, trackingKey } from './tracking';

export type ChangedParcel =
  /** `stale`: the parcel has other values than the caller saw */
  | { type: 'changed' | 'unknown' | 'stale' }
  /** another parcel has this tracking number */
  | { type: 'taken'; orderId: number };

type Kept = { courier_id: number; order_id: number; tracking: string | null; note: string | null };

/** Sets tracking number, state and note. The state is stored as an event of this person, then applied. */
export async function changeParcel(
  actor: Actor & { user: TypedUser },
  { id, change }: { id: number; change: ParcelChange },
): Promise<ChangedParcel> {
  const { value } = await inTransaction<ChangedParcel>(actor, async (req) => {
    const outcome = await storeChange(req, { id, change });
    return { keep: outcome.type === 'changed', value: outcome };
  });
  if (value.type === 'changed') await applyEvents(actor, [id]);
  return value;
}

async function storeChange(
  req: PayloadRequest,
  { id, change: { tracking, state, note, from } }: { id: number; change: ParcelChange },
): Promise<ChangedParcel> {
  const before = await readKept(req, id);
  if (!before) return { type: 'unknown' };
  const { courier_id: courierId, order_id: orderId } = before;
  await holdTrackings(req, { courierId, trackings: [tracking ?? [], before.tracking ?? []].flat() });
  const [parcel] = await holdParcels(req, [id]);
  // Under the locks, since it may have changed meanwhile.
  const kept = await readKept(req, id);
  if (!parcel || !kept) return { type: 'unknown' };
  if (isStaleView(from, { tracking: kept.tracking, note: kept.note, state: parcel.state })) return { type: 'stale' };
  const changes: Record<string, AuditChanges[string]> = {};

  if (tracking !== undefined && tracking !== kept.tracking) {
    const owner = tracking === null ? null : await ownerOf(req, { courierId, tracking, exceptId: id });
    if (owner !== null) return { type: 'taken', orderId: owner };
    await executeInTransaction(req, sql`UPDATE parcels SET tracking = ${tracking} WHERE id = ${id}`);
    const isSame = kept.tracking !== null && tracking !== null && trackingKey(kept.tracking) === trackingKey(tracking);
    if (kept.tracking !== null && !isSame) await releaseEvents(req, { parcelId: id, orderId, tracking: kept.tracking });
    if (tracking !== null) await adoptEvents(req, { courierId, parcels: [{ id, tracking }] });
    changes.tracking = [kept.tracking, tracking];
  }
  if (note !== undefined && note !== kept.note) {
    await executeInTransaction(req, sql`UPDATE parcels SET note = ${note || null} WHERE id = ${id}`);
    changes.note = [null, 'changed'];
  }
  if (state !== undefined) {
    await storeEvents(req, [{ ...BY_PERSON, courierId, parcelId: id, state, note: note || null }]);
    changes.state = [parcel.state, state];
  }
  if (Object.keys(changes).length > 0) {
    await recordAudit(req, { action: 'update', subjectType: 'parcels', subjectId: id, changes });
  }
  return { type: 'changed' };
}

async function readKept(req: PayloadRequest, id: number): Promise<Kept | null> {
  const [row] = await executeInTransaction<Kept>(
    req,
    sql`SELECT courier_id, order_id, tracking, note FROM parcels WHERE id = ${id}`,
  );
  return row ?? null;
}

/** The order whose parcel has this number. */
async function ownerOf(
  req: PayloadRequest,
  { courierId, tracking, exceptId }: { courierId: number; tracking: string; exceptId: number },
): Promise<number | null> {
  const [owner] = await executeInTransaction<{ order_id: number }>(
    req,
    sql`SELECT order_id FROM parcels WHERE courier_id = ${courierId} AND upper(tracking) = upper(${tracking}) AND id <> ${exceptId}`,
  );
  return owner?.order_id ?? null;
}
