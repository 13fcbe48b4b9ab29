/** What a line of a courier's file meets that the events of its parcel do not tell. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { IS_WITHDRAWN } from '@/database/withdrawn-parcels';
import { orderOfReference } from '@/domain/parcels/reference';

export type LineRemarks = {
  /** by withdrawn parcel: its order, and the courier with which that goes now */
  withdrawn: Map<number, { orderId: number; courier: string }>;
  /** by order: the tracking number that this courier's parcel of it has */
  trackings: Map<number, string>;
  /** by parcel: when its order was placed, in milliseconds since 1970 */
  placed: Map<number, number>;
};

/** @param parcelIds the parcel of each reference, in their order, or null */
export async function readLineRemarks(
  req: PayloadRequest,
  {
    courierId,
    references,
    parcelIds,
  }: { courierId: number; references: readonly string[]; parcelIds: readonly (number | null)[] },
): Promise<LineRemarks> {
  const matched = asIds([...new Set(parcelIds.flatMap((id) => id ?? []))]);
  const unmatched = references.flatMap((reference, index) =>
    parcelIds[index] == null ? (orderOfReference(reference) ?? []) : [],
  );
  const parcels = await executeInTransaction<{ id: number; orderId: number; placed: number; courier: string | null }>(
    req,
    sql`SELECT p.id, p.order_id AS "orderId", (extract(epoch FROM o.created_at) * 1000)::float8 AS placed,
          CASE WHEN ${IS_WITHDRAWN} THEN (
            SELECT k.name FROM parcels sent JOIN couriers k ON k.id = sent.courier_id
            WHERE sent.order_id = p.order_id AND sent.is_current
          ) END AS courier
        FROM parcels p JOIN orders o ON o.id = p.order_id WHERE p.id = ANY(${matched})`,
  );
  const named = await executeInTransaction<{ orderId: number; tracking: string }>(
    req,
    sql`SELECT DISTINCT ON (order_id) order_id AS "orderId", tracking FROM parcels
        WHERE courier_id = ${courierId} AND order_id = ANY(${asIds(unmatched)}) AND tracking IS NOT NULL
        ORDER BY order_id, is_current DESC, id DESC`,
  );
  return {
    withdrawn: new Map(
      parcels.flatMap(({ id, orderId, courier }) => (courier === null ? [] : [[id, { orderId, courier }]])),
    ),
    trackings: new Map(named.map(({ orderId, tracking }) => [orderId, tracking])),
    placed: new Map(parcels.map(({ id, placed }) => [id, placed])),
  };
}
