/**
 * How many telephones there are in all orders. Counting them takes longer the more orders there are, so each process counts once
 * and from then on looks only at what came since. Nothing is stored: the number follows from the orders at every moment.
 */
import type { Database } from '@/database/database';

type Known = {
  /** the snapshot in which the telephones were counted */
  seen: string;
  customers: number;
  /** seen in the same snapshot: if these changed by more than new orders explain, the telephones are counted again */
  orders: number;
  unknown: number;
  amended: number;
};

let known: Known | null = null;

/** All orders and those without a telephone, and amendments that changed a telephone; each from figures or a small index. */
const SEEN = `pg_current_snapshot()::text AS seen,
  (SELECT coalesce(sum(orders), 0)::int FROM order_figures) AS orders,
  (SELECT count(*)::int FROM orders WHERE customer_phone_key IS NULL) AS unknown,
  (SELECT count(*)::int FROM order_amendments WHERE changes ? 'customer_phone') AS amended`;

const COUNT = {
  name: 'count-customers',
  text: `SELECT ${SEEN},
    (SELECT count(*)::int FROM (SELECT DISTINCT customer_phone_key FROM orders WHERE customer_phone_key IS NOT NULL) all_of_them) AS customers`,
};

/** Orders placed since, and how many of their telephones no earlier order has. */
const LOOK = {
  name: 'new-customers',
  text: `SELECT ${SEEN}, count(*)::int AS new_orders, (count(*) FILTER (WHERE o.customer_phone_key IS NULL))::int AS new_unknown,
      (count(DISTINCT o.customer_phone_key) FILTER (WHERE NOT EXISTS (
        SELECT FROM orders earlier WHERE earlier.customer_phone_key = o.customer_phone_key
          AND pg_visible_in_snapshot(earlier.arrival::text::xid8, $1::pg_snapshot))))::int AS new_customers
    FROM orders o WHERE o.arrival >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
      AND NOT pg_visible_in_snapshot(o.arrival::text::xid8, $1::pg_snapshot)`,
};

type Look = Omit<Known, 'customers'> & { new_orders: number; new_unknown: number; new_customers: number };

export async function countCustomers(db: Database): Promise<number> {
  const before = known;
  const after = (before && (await lookFrom(db, before))) ?? (await countAll(db));
  known = after;
  return after.customers;
}

async function countAll(db: Database): Promise<Known> {
  const { rows } = await db.query<Known>({ ...COUNT, values: [] });
  const [counted] = rows;
  if (!counted) throw new Error('A count has one row.');
  return counted;
}

/** @returns null if a telephone was amended or erased, or orders came in another way: then new orders do not tell the number */
async function lookFrom(db: Database, before: Known): Promise<Known | null> {
  const { rows } = await db.query<Look>({ ...LOOK, values: [before.seen] });
  const [look] = rows;
  if (!look) return null;
  const { new_orders: newOrders, new_unknown: newUnknown, new_customers: newCustomers, ...seen } = look;
  const isExplained =
    seen.orders === before.orders + newOrders &&
    seen.unknown === before.unknown + newUnknown &&
    seen.amended === before.amended;
  return isExplained ? { ...seen, customers: before.customers + newCustomers } : null;
}
