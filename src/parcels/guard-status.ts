import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import type { OrderStatus } from '@/domain/orders/order-status';
import { isLive } from '@/domain/parcels/states';
import { officeParcelWords } from '@/words/en/orders/parcels';
import { applyWithin } from './apply-events';
import { holdParcels } from './held-parcels';
import { readReturn } from './return-row';
import { BY_PERSON, storeEvents } from './store-events';

/** With these statuses an order has nothing to send. */
const WITHOUT_PARCEL: readonly OrderStatus[] = ['cancelled', 'pending'];

/**
 * Before an order is cancelled or put back: a parcel that is still in the shop is cancelled with it; one that the courier has
 * refuses it, and so does one that came back until its return is decided: the decision cancels the order. Runs in the transaction that changes the status, before the status changes.
 * @returns why not, or null
 */
export async function guardStatus(
  req: PayloadRequest,
  { orderId, to }: { orderId: number; to: OrderStatus },
): Promise<string | null> {
  if (!WITHOUT_PARCEL.includes(to)) return null;
  // Under the order's lock no parcel is made meanwhile.
  await lockRows(req, 'orders', [orderId]);
  const [current] = await executeInTransaction<{ id: number; courier: string }>(
    req,
    sql`SELECT p.id, c.name AS courier FROM parcels p JOIN couriers c ON c.id = p.courier_id
        WHERE p.order_id = ${orderId} AND p.is_current`,
  );
  if (!current) return null;
  // What was reported and waits to be applied comes before: a decided return says what the order gives back.
  await applyWithin(req, [current.id]);
  const [parcel] = await holdParcels(req, [current.id]);
  if (!parcel || parcel.orderStatus === to) return null;
  if (to === 'cancelled' && parcel.state === 'returned' && !(await readReturn(req, parcel.id))) {
    return officeParcelWords.undecidedReturn(current.courier);
  }
  if (!isLive(parcel.state)) return null;
  if (parcel.handedOverAt !== null) return officeParcelWords.withCourier(current.courier);
  await storeEvents(req, [{ ...BY_PERSON, courierId: parcel.courierId, parcelId: parcel.id, state: 'cancelled' }]);
  await applyWithin(req, [parcel.id]);
  return null;
}
