/** Orders that were delivered and whose cash has not come, as the order desk lists them. */
import type { Database } from '@/database/database';

/** The open parcels are bounded by what couriers owe, and an index has them. */
const OUTSTANDING = `SELECT p.order_id FROM cash_parcels c JOIN parcels p ON p.id = c.parcel_id WHERE c.outstanding <> 0`;

/** SQL over the table `orders`. */
export const IS_TO_SETTLE = `status = 'delivered' AND orders.id = ANY (ARRAY(${OUTSTANDING}))`;

/** How many there are. */
export async function countToSettle(db: Database): Promise<number> {
  const { rows } = await db.query<{ found: number }>({
    name: 'orders-to-settle',
    text: `SELECT count(*)::int AS found FROM orders WHERE ${IS_TO_SETTLE}`,
  });
  return rows[0]?.found ?? 0;
}
