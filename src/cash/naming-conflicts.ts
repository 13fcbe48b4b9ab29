/** Lines of couriers' files whose numbers contradict each other, or were spoilt by a spreadsheet. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { WAS_NEVER_SENT } from '@/database/withdrawn-parcels';
import type { Problem } from '@/domain/problem';
import { tidyNumber } from '@/domain/texts/tidy-text';
import { spoiltTrackings } from './lost-zeros';

/** `tracking` '' and `orderId` null for what a line does not name. */
export type NamedEntry = { tracking: string; orderId: number | null };

type Owner = { position: number; order_id: number; courier: string; is_own: boolean };

/**
 * A number without the zeros of a parcel's is asked about. A line contradicts itself if its tracking number is that of another order's parcel, or of another courier's although this courier
 * has a parcel of the order; two lines do if they give one new tracking number to different orders.
 * @returns what is wrong with each entry, in their order; null if nothing is
 */
export async function namingConflicts(
  req: PayloadRequest,
  { courierId, entries: given }: { courierId: number; entries: readonly NamedEntry[] },
): Promise<(Problem | null)[]> {
  const entries = given.map(({ tracking, orderId }) => ({ tracking: tidyNumber(tracking), orderId }));
  const both = entries.flatMap(({ tracking, orderId }, position) =>
    tracking === '' || orderId === null ? [] : [{ position, tracking, orderId }],
  );
  const spoilt = await spoiltTrackings(req, { courierId, trackings: entries.map(({ tracking }) => tracking) });
  if (both.length === 0) return entries.map(({ tracking }) => spoilt.get(tracking) ?? null);
  const owners = await executeInTransaction<Owner>(
    req,
    sql`SELECT DISTINCT ON (l.position) l.position, t.order_id, c.name AS courier, c.id = ${courierId} AS is_own
        FROM jsonb_to_recordset(${storableJson(both)}::jsonb) AS l (position int, tracking text, "orderId" int)
        JOIN orders o ON o.id = l."orderId"
        CROSS JOIN couriers c
        JOIN parcels t ON t.courier_id = c.id AND upper(t.tracking) = upper(l.tracking)
        ORDER BY l.position, c.id = ${courierId} DESC, t.id DESC`,
  );
  const ownerAt = new Map(owners.map((owner) => [owner.position, owner]));
  const withParcel = await ordersWithParcel(req, { courierId, owners, both });
  const ordersOf = Map.groupBy(both, ({ tracking }) => tracking.toUpperCase());
  return entries.map(({ tracking, orderId }, position) => {
    const problem = spoilt.get(tracking);
    if (problem || tracking === '' || orderId === null) return problem ?? null;
    const owner = ownerAt.get(position);
    if (owner?.is_own) {
      if (owner.order_id === orderId) return null;
      return { code: 'lineTwoOrders', values: { tracking, order: owner.order_id, reference: orderId } };
    }
    if (owner && (owner.order_id !== orderId || withParcel.has(orderId))) {
      const { courier, order_id: order } = owner;
      return { code: 'lineOtherCourier', values: { tracking, courier, order, reference: orderId } };
    }
    const other = ordersOf.get(tracking.toUpperCase())?.find((entry) => entry.orderId !== orderId);
    return other ? { code: 'lineTrackingTwice', values: { tracking, order: orderId, reference: other.orderId } } : null;
  });
}

/** Of the orders that are named beside another courier's tracking number: those that have a parcel with this courier. */
async function ordersWithParcel(
  req: PayloadRequest,
  {
    courierId,
    owners,
    both,
  }: { courierId: number; owners: readonly Owner[]; both: readonly { position: number; orderId: number }[] },
): Promise<Set<number>> {
  const foreign = new Set(owners.flatMap(({ position, is_own }) => (is_own ? [] : [position])));
  const orderIds = both.flatMap(({ position, orderId }) => (foreign.has(position) ? [orderId] : []));
  if (orderIds.length === 0) return new Set();
  const rows = await executeInTransaction<{ order_id: number }>(
    req,
    sql`SELECT order_id FROM parcels p
        WHERE courier_id = ${courierId} AND order_id = ANY(${asIds(orderIds)}) AND NOT ${WAS_NEVER_SENT}`,
  );
  return new Set(rows.map(({ order_id }) => order_id));
}
