/** Couriers' numbers of parcels. Upper and lower case are one: people type what they read. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { lockNames } from '@/database/locks';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { tidyNumber } from '@/domain/texts/tidy-text';

/** As the database's `upper` does in its locale "C": of other letters than these, JavaScript and PostgreSQL differ. */
export function trackingKey(tracking: string): string {
  return tidyNumber(tracking).replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Makes transactions that store events of these numbers, or give one to a parcel, wait for each other: otherwise an event would see no
 * parcel while the parcel sees no event.
 */
export function holdTrackings(
  req: PayloadRequest,
  { courierId, trackings }: { courierId: number; trackings: readonly string[] },
): Promise<void> {
  const names = trackings.map((tracking) => `${courierId} ${trackingKey(tracking)}`);
  return lockNames(req, 'parcel number', names);
}

/** Gives parcels the events that came under their numbers before anybody had entered them. */
export async function adoptEvents(
  req: PayloadRequest,
  { courierId, parcels }: { courierId: number; parcels: readonly { id: number; tracking: string }[] },
): Promise<void> {
  await executeInTransaction(
    req,
    sql`UPDATE parcel_events e SET parcel_id = p.id
        FROM jsonb_to_recordset(${storableJson(parcels)}::jsonb) AS p (id int, tracking text)
        WHERE e.courier_id = ${courierId} AND upper(e.tracking) = upper(p.tracking) AND e.parcel_id IS NULL`,
  );
}

/** Takes from a parcel the events of a number that was entered by mistake, but for those that name its order as well. */
export async function releaseEvents(
  req: PayloadRequest,
  { parcelId, orderId, tracking }: { parcelId: number; orderId: number; tracking: string },
): Promise<void> {
  await executeInTransaction(
    req,
    sql`UPDATE parcel_events SET parcel_id = NULL, applied_at = NULL
        WHERE parcel_id = ${parcelId} AND upper(tracking) = upper(${tracking}) 
          AND source IN ('webhook', 'import') AND regexp_replace(coalesce(reference, ''), '\\D', '', 'g') <> ${String(orderId)}`,
  );
}
