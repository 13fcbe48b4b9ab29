/** Orders that were delivered and whose cash has not come, as the order desk lists them. */
import type { Database } from '@/database/database';

/** An index has these parcels: far fewer than those that couriers owe for, of which most are still on their way. */
const OUTSTANDING = 'SELECT p.order_id FROM cash_parcels c JOIN parcels p ON p.id = c.parcel_id WHERE c.is_to_settle';

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
