/** The SQL of each kind of report: one statement over the orders of a period. */
import { startOfDay } from '@/database/shop-days';
import { literalList } from '@/database/texts';
import { untouchedState } from '@/domain/confirmation/states';
import { SHOP_TIME_ZONE } from '@/domain/dates';
import { ORDER_STATUSES, VOID_STATUSES } from '@/domain/orders/order-status';
import type { ReportKind } from '@/domain/reports';

const CONFIRMED = literalList(ORDER_STATUSES.filter((status) => untouchedState(status) === 'confirmed'));

/**
 * The orders of the period. An order without a row in the confirmations is in the state that follows from its status
 * (docs/decisions/0041).
 */
const PLACED = `SELECT o.id, o.order_date, o.source::text AS source, o.wilaya_id, o.wilaya_name, p.courier_id,
    (o.total * 100)::bigint AS centimes, o.status NOT IN (${literalList(VOID_STATUSES)}) AS is_sold,
    coalesce(c.state = 'confirmed', o.status IN (${CONFIRMED})) AS is_confirmed, o.status = 'delivered' AS is_delivered,
    coalesce(p.state = 'returned', false) AS is_returned
  FROM orders o
  LEFT JOIN order_confirmations c ON c.order_id = o.id
  LEFT JOIN parcels p ON p.order_id = o.id AND p.is_current
  WHERE o.order_date >= ${startOfDay('$1::date')} AND o.order_date < ${startOfDay('$2::date + 1')}`;

/** Each order with its pieces. */
const ORDERS = `SELECT o.*, coalesce(i.pieces, 0) AS pieces FROM placed o
  LEFT JOIN LATERAL (SELECT sum(quantity) AS pieces FROM orders_items WHERE _parent_id = o.id) i ON TRUE`;

/**
 * Each product of each order. The order's amount is shared by what the lines cost, fees included: running sums are rounded, so that
 * the shares add up to the amount. Of an order that costs nothing but its fees, the first line has them.
 */
const PRODUCTS = `SELECT o.id, o.is_sold, o.is_confirmed, o.is_delivered, o.is_returned, l.product_id, max(l.title) AS title,
    sum(l.quantity) AS pieces, sum(l.share)::bigint AS centimes
  FROM placed o CROSS JOIN LATERAL (
    SELECT product_id, title, quantity,
      CASE WHEN total > 0 THEN round(o.centimes * until / total) - round(o.centimes * (until - total_price) / total)
        WHEN place = 1 THEN o.centimes ELSE 0 END AS share
    FROM (
      SELECT product_id, title, quantity, total_price, sum(total_price) OVER () AS total,
        sum(total_price) OVER lines AS until, row_number() OVER lines AS place
      FROM orders_items WHERE _parent_id = o.id WINDOW lines AS (ORDER BY _order, id)
    ) i
  ) l GROUP BY 1, 2, 3, 4, 5, 6`;

type KindSql = {
  /** where the counted rows come from, as `r` */
  from: string;
  /** what they are counted by */
  key: string;
  /** one of those in the group */
  label: string;
  /** the name today of the group `g`; by default its label */
  name?: string;
};

/**
 * Titles are looked up once for each product that was sold. As a join, PostgreSQL may read all products: the column of the lines is
 * numeric, and no index on integers compares with it.
 */
const TITLE = `(SELECT title FROM products WHERE id = CASE WHEN g.key ~ '^[1-9][0-9]{0,8}$' THEN g.key::int END)`;

const KINDS: Record<ReportKind, KindSql> = {
  day: {
    from: `(${ORDERS}) r`,
    key: `to_char(r.order_date AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD')`,
    label: `to_char(r.order_date AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD')`,
  },
  wilaya: {
    from: `(${ORDERS}) r LEFT JOIN wilayas w ON w.id = r.wilaya_id`,
    key: 'r.wilaya_id::text',
    label: 'coalesce(w.name, r.wilaya_name)',
  },
  product: {
    from: `(${PRODUCTS}) r`,
    key: 'r.product_id::text',
    label: 'r.title',
    name: `coalesce(${TITLE}, g.label)`,
  },
  courier: {
    from: `(${ORDERS}) r LEFT JOIN couriers k ON k.id = r.courier_id`,
    key: 'r.courier_id::text',
    label: 'k.name',
  },
  source: { from: `(${ORDERS}) r`, key: 'r.source', label: 'r.source' },
};

/** Of orders `r`, or of products in orders. `delivered` and `returned` are what the delivery rate is made of. */
const COUNTS = `count(*)::int AS orders, count(*) FILTER (WHERE r.is_confirmed)::int AS confirmed,
      count(*) FILTER (WHERE r.is_delivered)::int AS delivered,
      count(*) FILTER (WHERE r.is_returned AND NOT r.is_delivered)::int AS returned`;

/**
 * A statement with the first and the last day as its values. Amounts are centimes. The row without a key is the total: it counts
 * each order once, also where an order is in the rows of several products.
 */
export function reportSql(by: ReportKind): string {
  const { from, key, label, name = 'g.label' } = KINDS[by];
  return `WITH placed AS (${PLACED}), g AS (
    SELECT coalesce(${key}, '') AS key, max(${label}) AS label, ${COUNTS},
      coalesce(sum(r.pieces) FILTER (WHERE r.is_sold), 0)::float8 AS pieces,
      coalesce(sum(r.centimes) FILTER (WHERE r.is_sold), 0)::float8 AS centimes
    FROM ${from} GROUP BY 1
  ), total AS (
    SELECT NULL::text AS key, NULL::text AS label, ${COUNTS}, (SELECT coalesce(sum(pieces), 0) FROM g) AS pieces,
      (SELECT coalesce(sum(centimes), 0) FROM g) AS centimes
    FROM placed r
  ) SELECT key, ${name} AS label, orders, pieces, centimes, confirmed, delivered, returned
    FROM (SELECT * FROM g UNION ALL SELECT * FROM total) g
    ORDER BY g.key IS NULL DESC, ${by === 'day' ? '1' : 'centimes DESC, orders DESC, 2, 1'}`;
}
