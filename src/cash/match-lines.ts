import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';

/** How a courier names a parcel; at least one of them. */
export type NamedParcel = { tracking: string | null; orderId: number | null };

/**
 * The parcel of this courier that each line names: by its tracking number, or else by its order. Of several parcels of an order, the
 * one whose cash is outstanding, or else the latest; with a tracking number, only one that has none yet.
 * @returns in the order of the lines; null for a parcel that this courier does not have
 */
export async function matchLines(
  req: PayloadRequest,
  { courierId, lines }: { courierId: number; lines: readonly NamedParcel[] },
): Promise<(number | null)[]> {
  const rows = storableJson(lines.map(({ tracking, orderId }, position) => ({ position, tracking, orderId })));
  const found = await executeInTransaction<{ position: number; parcel_id: number }>(
    req,
    sql`SELECT l.position, coalesce(t.id, o.id) AS parcel_id
        FROM jsonb_to_recordset(${rows}::jsonb) AS l (position int, tracking text, "orderId" int)
        LEFT JOIN parcels t ON t.courier_id = ${courierId} AND upper(t.tracking) = upper(l.tracking)
        LEFT JOIN LATERAL (
          SELECT p.id FROM parcels p LEFT JOIN cash_parcels c ON c.parcel_id = p.id
          WHERE p.order_id = l."orderId" AND p.courier_id = ${courierId} AND (l.tracking IS NULL OR p.tracking IS NULL)
          ORDER BY coalesce(c.outstanding, 0) > 0 DESC, p.id DESC LIMIT 1
        ) o ON t.id IS NULL
        WHERE t.id IS NOT NULL OR o.id IS NOT NULL`,
  );
  const parcelAt = new Map(found.map(({ position, parcel_id }) => [position, parcel_id]));
  return lines.map((_, position) => parcelAt.get(position) ?? null);
}
