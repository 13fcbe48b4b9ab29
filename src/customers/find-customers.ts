/** Which customers a list shows: telephones, the one with the latest order first. */
import type { CustomersQuery } from '@/contract/admin/customers';
import type { Database } from '@/database/database';
import { type Condition, joined } from '@/orders/placing/order-conditions';
import { matchesOrder } from '@/orders/reading/office-search';
import { countCustomers } from './count-customers';

type Found = { keys: string[]; total: number };

export async function findCustomers(db: Database, { search, page, limit }: CustomersQuery): Promise<Found> {
  const window = `LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  if (search !== '') return gather(db, [() => HAS_TELEPHONE, matchesOrder(search, { isNumberWhole: true })], window);
  const [{ rows }, total] = await Promise.all([
    db.query<{ key: string }>(`SELECT customer_phone_key AS key FROM orders WHERE ${HAS_TELEPHONE} AND NOT ${HAS_LATER}
      ORDER BY order_date DESC, id DESC ${window}`),
    countCustomers(db),
  ]);
  return { keys: rows.map(({ key }) => key), total };
}

/** SQL: whether the same telephone ordered later. An index answers it, order by order from the newest on. */
const HAS_LATER = `EXISTS (SELECT FROM orders later WHERE later.customer_phone_key = orders.customer_phone_key
  AND later.order_date >= orders.order_date AND (later.order_date, later.id) > (orders.order_date, orders.id))`;

const HAS_TELEPHONE = 'customer_phone_key IS NOT NULL';

/** Collects the matching orders first, by the index of the search, then looks for each telephone's latest one. */
async function gather(db: Database, conditions: readonly Condition[], window: string): Promise<Found> {
  const { where, values } = joined(conditions);
  const { rows } = await db.query<{ found: number; key: string | null }>(
    `WITH matched AS MATERIALIZED (SELECT DISTINCT customer_phone_key AS key FROM orders WHERE ${where})
     SELECT counted.found, page.key FROM (SELECT count(*)::int AS found FROM matched) counted
     LEFT JOIN LATERAL (
       SELECT key FROM matched CROSS JOIN LATERAL (
         SELECT order_date, id FROM orders WHERE customer_phone_key = matched.key ORDER BY order_date DESC, id DESC LIMIT 1
       ) latest ORDER BY order_date DESC, id DESC ${window}
     ) page ON TRUE`,
    values,
  );
  // A page past the end has no customers, but still has the total.
  return { keys: rows.flatMap(({ key }) => key ?? []), total: rows[0]?.found ?? 0 };
}
