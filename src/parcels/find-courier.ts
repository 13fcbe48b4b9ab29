/** Couriers as parcels need them. They are kept in the CMS (collections/Couriers.ts). */

import { readProfile } from '@/contract/admin/courier-profile';
import type { Courier } from '@/contract/admin/parcels';
import { MAX_ID } from '@/contract/shared';
import type { Database } from '@/database/database';
import { storable } from '@/database/texts';
import type { CourierProfile } from '@/domain/parcels/profile';
import { shippedProfile } from '@/domain/parcels/profiles';
import { generic } from '@/domain/parcels/profiles/generic';
import { foldName } from '@/domain/text';
import { compareFrench } from '@/domain/texts/name-order';

const COLUMNS = `c.id, c.name, c.profile, w.name AS from_wilaya, coalesce(c.active, false) AS active
  FROM couriers c LEFT JOIN wilayas w ON w.id = c.from_wilaya_id`;

export async function listCouriers(db: Database): Promise<Courier[]> {
  const { rows } = await db.query<Courier>(`SELECT ${COLUMNS}`);
  return rows.toSorted((one, other) => compareFrench(one.name, other.name));
}

/** @param choice its number, or its name regardless of case and accents */
export async function findCourier(db: Database, choice: number | string): Promise<Courier | null> {
  const id = Number(choice);
  const isId = Number.isSafeInteger(id) && id >= 1 && id <= MAX_ID;
  const { rows } = await db.query<Courier>(
    `SELECT ${COLUMNS} WHERE c.id = $1 OR c.name_folded = $2 ORDER BY c.id = $1 DESC`,
    [isId ? id : 0, foldName(storable(String(choice)))],
  );
  return rows[0] ?? null;
}

/** So many of the latest orders of a wilaya say which courier goes there now. */
const LATEST = 30;

/** The active courier that took the most of the latest parcels to the wilayas of these orders, or null. */
export async function proposeCourier(db: Database, orderIds: readonly number[]): Promise<number | null> {
  if (orderIds.length === 0) return null;
  const { rows } = await db.query<{ id: number }>({
    name: 'propose-courier',
    text: `SELECT c.id FROM (
        SELECT wilaya_id, count(*) AS orders FROM orders WHERE id = ANY($1::int[]) AND wilaya_id > 0 GROUP BY 1
      ) w
      CROSS JOIN LATERAL (
        SELECT o.id FROM orders o WHERE o.wilaya_id = w.wilaya_id AND o.id <> ALL($1::int[])
        ORDER BY o.order_date DESC NULLS FIRST, o.id DESC NULLS FIRST LIMIT ${LATEST}
      ) latest
      JOIN parcels p ON p.order_id = latest.id AND p.is_current AND p.state <> 'cancelled'
      JOIN couriers c ON c.id = p.courier_id AND c.active
      GROUP BY c.id ORDER BY sum(w.orders) DESC, max(p.id) DESC LIMIT 1`,
    values: [orderIds],
  });
  return rows[0]?.id ?? null;
}

/** The profile of this key: a shipped one, or one that the owner wrote. */
export async function profileOf(db: Database, key: string): Promise<CourierProfile> {
  const shipped = shippedProfile(key);
  if (shipped) return shipped;
  const { rows } = await db.query<{ definition: unknown }>('SELECT definition FROM courier_profiles WHERE key = $1', [
    key,
  ]);
  const read = readProfile(rows[0]?.definition);
  // Both were checked when they were saved; a later version of the shop may have changed what a profile is.
  return read.ok ? read.profile : generic;
}
