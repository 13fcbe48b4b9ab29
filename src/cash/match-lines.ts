import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { WAS_NEVER_SENT } from '@/database/withdrawn-parcels';
import { tidyNumber } from '@/domain/texts/tidy-text';

/** How a courier names a parcel; at least one of them. */
export type NamedParcel = { tracking: string | null; orderId: number | null };

/**
 * The parcel of this courier that each line names: by its tracking number, or else by its order. Of several parcels of an order, the
 * one whose cash is outstanding, or else the latest; with a tracking number, only one that has no number yet. A parcel that was
 * cancelled before the courier had it does not count: whatever the courier paid was for something else.
 * @param isOther the parcels of all other couriers instead
 * @returns in the order of the lines; null for a parcel that does not exist
 */
export async function matchLines(
  req: PayloadRequest,
  { courierId, lines, isOther = false }: { courierId: number; lines: readonly NamedParcel[]; isOther?: boolean },
): Promise<(number | null)[]> {
  if (lines.length === 0) return [];
  const named = lines.map(({ tracking, orderId }, position) => ({
    position,
    tracking: tracking && tidyNumber(tracking),
    orderId,
  }));
  const rows = storableJson(named);
  const couriers = sql`SELECT id FROM couriers WHERE ${isOther ? sql`id <> ${courierId}` : sql`id = ${courierId}`}`;
  const found = await executeInTransaction<{ position: number; parcel_id: number }>(
    req,
    sql`SELECT l.position, coalesce(t.id, o.id) AS parcel_id
        FROM jsonb_to_recordset(${rows}::jsonb) AS l (position int, tracking text, "orderId" int)
        LEFT JOIN LATERAL (
          SELECT p.id FROM (${couriers}) k JOIN parcels p ON p.courier_id = k.id AND upper(p.tracking) = upper(l.tracking)
          WHERE NOT ${WAS_NEVER_SENT} ORDER BY p.id DESC LIMIT 1
        ) t ON l.tracking IS NOT NULL
        LEFT JOIN LATERAL (
          SELECT p.id FROM parcels p LEFT JOIN cash_parcels c ON c.parcel_id = p.id
          WHERE p.order_id = l."orderId" AND p.courier_id IN (${couriers}) AND (l.tracking IS NULL OR p.tracking IS NULL)
            AND NOT ${WAS_NEVER_SENT}
          ORDER BY coalesce(c.outstanding, 0) > 0 DESC, p.id DESC LIMIT 1
        ) o ON t.id IS NULL
        WHERE t.id IS NOT NULL OR o.id IS NOT NULL`,
  );
  const parcelAt = new Map(found.map(({ position, parcel_id }) => [position, parcel_id]));
  return lines.map((_, position) => parcelAt.get(position) ?? null);
}
