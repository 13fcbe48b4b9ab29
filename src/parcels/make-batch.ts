import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { followParcels } from '@/cash/follow-parcels';
import { asIds, keepRows, lockRows } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { dueCentimes, type KeptCharge } from '@/domain/orders/charges';
import type { OrderStatus } from '@/domain/orders/order-status';
import { isLive, type ParcelState } from '@/domain/parcels/states';
import { lockPieces } from '@/orders/status/lock-pieces';
import { applyWithin } from './apply-events';
import { replaceLost } from './losses';
import { recordParcels } from './parcel-figures';

/** The order's present parcel, if it has one; `status` null: there is no such order. */
type Candidate = {
  id: number;
  status: OrderStatus | null;
  /** what its parcel will collect */
  due: number;
  parcel: { id: number; state: ParcelState; courierId: number; courierName: string } | null;
};

/** Why an order cannot have a parcel now. */
export type Obstacle = { id: number } & (
  | { reason: 'unknown' }
  | { reason: 'status'; status: OrderStatus }
  | { reason: 'parcel'; courier: string }
  /** its parcel was lost, and there are no other pieces to send */
  | { reason: 'lost' }
);

export type MadeBatch =
  | { ok: true; id: number }
  | { ok: false; reason: 'no-courier' }
  | { ok: false; reason: 'orders'; obstacles: Obstacle[] };

/**
 * Makes a parcel for each order, all or none. Two batches with the same order wait for each other at the order's row: the
 * second sees the parcel of the first.
 * @param isTrial only says whether it could be made; the id is then 0
 */
export async function makeBatch(
  { payload, user }: { payload: Payload; user: TypedUser },
  { courierId, orderIds, isTrial = false }: { courierId: number; orderIds: readonly number[]; isTrial?: boolean },
): Promise<MadeBatch> {
  const { value } = await inTransaction<MadeBatch>({ payload, user }, async (req) => {
    const [courier] = await keepRows(req, 'couriers', [courierId]);
    if (!courier) return { keep: false, value: { ok: false, reason: 'no-courier' } };
    const candidates = await holdCandidates(req, orderIds);
    const obstacles = candidates.flatMap((candidate) => obstacleOf(candidate) ?? []);
    if (obstacles.length === 0) obstacles.push(...(await replaceLostPieces(req, candidates)));
    if (obstacles.length > 0) return { keep: false, value: { ok: false, reason: 'orders', obstacles } };
    if (isTrial) return { keep: false, value: { ok: true, id: 0 } };
    await replaceParcels(req, candidates);
    const id = await writeBatch(req, { courierId, candidates });
    // What came back and is sent again is not paid any more.
    await followParcels(
      req,
      candidates.flatMap(({ parcel }) => parcel?.id ?? []),
    );
    return { keep: true, value: { ok: true, id } };
  });
  return value;
}

async function holdCandidates(req: PayloadRequest, orderIds: readonly number[]): Promise<Candidate[]> {
  const orders = await lockRows<{ status: OrderStatus; charges: KeptCharge[] }>(
    req,
    'orders',
    orderIds,
    'status, charges',
  );
  const waiting = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT DISTINCT p.id FROM parcels p JOIN parcel_events e ON e.parcel_id = p.id AND e.applied_at IS NULL
        WHERE p.order_id = ANY(${asIds(orderIds)}) AND p.is_current`,
  );
  // Before the cash that applying may lock: lost pieces are replaced afterwards.
  if (waiting.length > 0) await lockPieces(req, orderIds);
  await applyWithin(
    req,
    waiting.map(({ id }) => id),
  );
  const parcels = await executeInTransaction<NonNullable<Candidate['parcel']> & { orderId: number }>(
    req,
    sql`SELECT p.id, p.order_id AS "orderId", p.state, p.courier_id AS "courierId", c.name AS "courierName"
        FROM parcels p JOIN couriers c ON c.id = p.courier_id WHERE p.order_id = ANY(${asIds(orderIds)}) AND p.is_current`,
  );
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const parcelOf = new Map(parcels.map(({ orderId, ...parcel }) => [orderId, parcel]));
  return orderIds.map((id) => {
    const { status = null, charges = [] } = orderOf.get(id) ?? {};
    return { id, status, due: dueCentimes(charges), parcel: parcelOf.get(id) ?? null };
  });
}

function obstacleOf({ id, status, parcel }: Candidate): Obstacle | null {
  if (status === null) return { id, reason: 'unknown' };
  if (parcel && isLive(parcel.state)) return { id, reason: 'parcel', courier: parcel.courierName };
  return status === 'processing' ? null : { id, reason: 'status', status };
}

/** An order whose parcel was lost is sent with other pieces, unless its status took them already. */
async function replaceLostPieces(req: PayloadRequest, candidates: readonly Candidate[]): Promise<Obstacle[]> {
  const obstacles: Obstacle[] = [];
  const lost = candidates.flatMap(({ id, parcel }) =>
    parcel?.state === 'lost' ? { orderId: id, parcelId: parcel.id } : [],
  );
  await lockPieces(
    req,
    lost.map(({ orderId }) => orderId),
  );
  for (const pieces of lost) {
    if (!(await replaceLost(req, pieces))) obstacles.push({ id: pieces.orderId, reason: 'lost' });
  }
  return obstacles;
}

/** Parcels that came back, were cancelled or lost: from now on the order has another one. */
async function replaceParcels(req: PayloadRequest, candidates: readonly Candidate[]): Promise<void> {
  const replaced = candidates.flatMap(({ parcel }) => parcel ?? []);
  if (replaced.length === 0) return;
  const ids = asIds(replaced.map(({ id }) => id));
  await executeInTransaction(req, sql`UPDATE parcels SET is_current = FALSE WHERE id = ANY(${ids})`);
  await recordParcels(
    req,
    replaced.flatMap(({ courierId, state }) => [
      { courierId, state, isCurrent: true, sign: -1 as const },
      { courierId, state, isCurrent: false, sign: 1 as const },
    ]),
  );
}

async function writeBatch(
  req: PayloadRequest,
  { courierId, candidates }: { courierId: number; candidates: readonly Candidate[] },
): Promise<number> {
  const [batch] = await executeInTransaction<{ id: number }>(
    req,
    sql`INSERT INTO parcel_batches (courier_id, by, by_id) VALUES (${courierId}, ${req.user?.username ?? ''}, ${req.user?.id ?? null})
        RETURNING id`,
  );
  if (!batch) throw new Error('The batch was not written.');
  await executeInTransaction(
    req,
    sql`INSERT INTO parcels (batch_id, order_id, courier_id, state, cod_centimes)
        SELECT ${batch.id}::int, id, ${courierId}::int, 'created', due
        FROM jsonb_to_recordset(${JSON.stringify(candidates.map(({ id, due }) => ({ id, due })))}::jsonb) AS o (id int, due bigint)`,
  );
  await recordParcels(
    req,
    candidates.map(() => ({ courierId, state: 'created' as const, isCurrent: true, sign: 1 as const })),
  );
  await recordAudit(req, {
    action: 'create',
    subjectType: 'parcel-batches',
    subjectId: batch.id,
    changes: { courier: [null, courierId], parcels: [null, candidates.length] },
  });
  return batch.id;
}
