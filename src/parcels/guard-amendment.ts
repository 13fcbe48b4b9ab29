import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { isLive, type ParcelState } from '@/domain/parcels/states';
import { officeParcelWords } from '@/words/en/parcels';

/**
 * Before an order is amended: a live parcel has its label, its lines and its amount already. Under the order's lock, under which
 * parcels are made.
 * @returns why not, or null
 */
export async function guardAmendment(req: PayloadRequest, orderId: number): Promise<string | null> {
  const [parcel] = await executeInTransaction<{ state: ParcelState; courier: string }>(
    req,
    sql`SELECT p.state, c.name AS courier FROM parcels p JOIN couriers c ON c.id = p.courier_id
        WHERE p.order_id = ${orderId} AND p.is_current`,
  );
  return parcel && isLive(parcel.state) ? officeParcelWords.packed(parcel.courier) : null;
}
