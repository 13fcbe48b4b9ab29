/** Finds the parcels that couriers speak of: by the courier's own number, or else by the order's. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { asTexts } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { IS_WITHDRAWN } from '@/database/withdrawn-parcels';
import { orderOfReference } from '@/domain/parcels/reference';
import { trackingKey } from './tracking';

/** '' for what the courier does not name. */
type Named = { tracking: string; reference: string };

export type Match = {
  parcelId: number;
  /** the parcel had no number of the courier's yet: this is it */
  isNewTracking: boolean;
};

type Row = { id: number; order_id: number; tracking: string | null; is_withdrawn: boolean };

/**
 * @returns for each entry its parcel, in the same order; null if it does not exist yet. A tracking number that another parcel of the
 * order does not have is not that parcel's.
 */
export async function matchParcels(
  req: PayloadRequest,
  { courierId, entries }: { courierId: number; entries: readonly Named[] },
): Promise<(Match | null)[]> {
  const trackings = entries.flatMap(({ tracking }) => tracking || []).map(trackingKey);
  const orderIds = entries.flatMap(({ reference }) => orderOfReference(reference) ?? []);
  const rows = await executeInTransaction<Row>(
    req,
    sql`SELECT id, order_id, tracking, ${IS_WITHDRAWN} AS is_withdrawn FROM parcels p
        WHERE courier_id = ${courierId} AND (upper(tracking) = ANY(${asTexts(trackings)}) OR order_id = ANY(${asIds(orderIds)}))
        ORDER BY is_current DESC, is_withdrawn, id DESC`,
  );
  const byTracking = new Map(rows.flatMap((row) => (row.tracking === null ? [] : [[trackingKey(row.tracking), row]])));
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return entries.map(({ tracking, reference }) => {
    const known = tracking === '' ? undefined : byTracking.get(trackingKey(tracking));
    if (known) return { parcelId: known.id, isNewTracking: false };
    const orderId = orderOfReference(reference);
    const ofOrder = orderId === null ? [] : (byOrder.get(orderId) ?? []);
    // A new number is that of a parcel that was sent, if there is one.
    const sent = ofOrder.filter((row) => !row.is_withdrawn);
    const parcel =
      tracking === '' ? ofOrder[0] : (sent.length > 0 ? sent : ofOrder).find((row) => row.tracking === null);
    return parcel ? { parcelId: parcel.id, isNewTracking: tracking !== '' } : null;
  });
}
