/** Parcels with their events, under the lock of their orders. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds, lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { IS_WITHDRAWN } from '@/database/withdrawn-parcels';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { ReportedEvent } from '@/domain/parcels/facts';
import type { ParcelState } from '@/domain/parcels/states';

export type HeldParcel = {
  id: number;
  orderId: number;
  courierId: number;
  state: ParcelState;
  isCurrent: boolean;
  isWithdrawn: boolean;
  codCentimes: number;
  courierWord: string | null;
  /** milliseconds since 1970 */
  handedOverAt: number | null;
  deliveredAt: number | null;
  newsAt: number;
  orderStatus: OrderStatus;
  /** events that are stored and not applied yet are among them */
  events: (ReportedEvent & { isWaiting: boolean })[];
};

type Row = Omit<HeldParcel, 'orderStatus' | 'events'>;
type EventRow = HeldParcel['events'][number] & { parcelId: number };

/** Milliseconds since 1970, as a number. */
const ms = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`);

/**
 * Locks the orders of these parcels, in order of id. Everybody who changes a parcel holds its order, so the parcels need no locks
 * of their own (docs/decisions/0042).
 */
export async function holdParcels(req: PayloadRequest, ids: readonly number[]): Promise<HeldParcel[]> {
  if (ids.length === 0) return [];
  const owners = await executeInTransaction<{ order_id: number }>(
    req,
    sql`SELECT DISTINCT order_id FROM parcels WHERE id = ANY(${asIds(ids)})`,
  );
  const orders = await lockRows<{ status: OrderStatus }>(
    req,
    'orders',
    owners.map(({ order_id }) => order_id),
    'status',
  );
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]));
  const parcels = await executeInTransaction<Row>(
    req,
    sql`SELECT id, order_id AS "orderId", courier_id AS "courierId", state, is_current AS "isCurrent", ${IS_WITHDRAWN} AS "isWithdrawn",
          cod_centimes::float8 AS "codCentimes", courier_word AS "courierWord", ${ms('handed_over_at')} AS "handedOverAt",
          ${ms('delivered_at')} AS "deliveredAt", ${ms('news_at')} AS "newsAt"
        FROM parcels p WHERE id = ANY(${asIds(ids)}) ORDER BY id`,
  );
  const eventsOf = await readEvents(req, ids);
  return parcels.flatMap((parcel) => {
    const orderStatus = statusOf.get(parcel.orderId);
    return orderStatus ? [{ ...parcel, orderStatus, events: eventsOf.get(parcel.id) ?? [] }] : [];
  });
}

/** The events of these parcels, by parcel. */
export async function readEvents(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Map<number, HeldParcel['events']>> {
  const events = await executeInTransaction<EventRow>(
    req,
    sql`SELECT parcel_id AS "parcelId", state, ${ms('occurred_at')} AS "occurredAt", source, word, applied_at IS NULL AS "isWaiting"
        FROM parcel_events WHERE parcel_id = ANY(${asIds(ids)}) ORDER BY id`,
  );
  return Map.groupBy(events, ({ parcelId }) => parcelId);
}
