import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { isLive, type ParcelState } from '@/domain/parcels/states';
import { officeParcelWords } from '@/words/en/orders/parcels';

/**
 * Before an order is amended: a live parcel has its label, its lines and its amount already, and the pieces of one that came back
 * or was lost are not the order's to give back until that is settled. Under the order's lock, under which parcels are made.
 * @returns why not, or null
 */
export async function guardAmendment(req: PayloadRequest, orderId: number): Promise<string | null> {
  const [parcel] = await executeInTransaction<{ state: ParcelState; courier: string; isSettled: boolean }>(
    req,
    sql`SELECT p.state, c.name AS courier, r.parcel_id IS NOT NULL OR l.parcel_id IS NOT NULL AS "isSettled"
        FROM parcels p JOIN couriers c ON c.id = p.courier_id LEFT JOIN parcel_returns r ON r.parcel_id = p.id
        LEFT JOIN parcel_losses l ON l.parcel_id = p.id WHERE p.order_id = ${orderId} AND p.is_current`,
  );
  if (!parcel) return null;
  const { state, courier, isSettled } = parcel;
  if (isLive(state)) return officeParcelWords.packed(courier);
  if (isSettled || !(state === 'returned' || state === 'lost')) return null;
  return state === 'lost' ? officeParcelWords.lostParcel(courier) : officeParcelWords.backParcel(courier);
}
