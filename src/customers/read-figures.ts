/** What the orders of telephones add up to. */
import { isRefused } from '@/confirmation/is-refused';
import type { Customer } from '@/contract/admin/customers';
import type { Database } from '@/database/database';
import { literalList } from '@/database/texts';
import { VOID_STATUSES } from '@/domain/orders/order-status';

/** Of a telephone that many people order by. */
const MAX_NAMES = 10;

const IS_VOID = `o.status IN (${literalList(VOID_STATUSES)})`;

const IS_REFUSED = isRefused({ o: 'o', c: 'c' });

const READ = {
  name: 'customer-figures',
  text: `SELECT k.key AS phone_key, f.*, n.names, b.at AS blocked_at, b.by AS blocked_by, b.reason, b.until
    FROM unnest($1::text[]) WITH ORDINALITY AS k (key, place)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS orders, (count(*) FILTER (WHERE o.status = 'delivered'))::int AS delivered,
        (count(*) FILTER (WHERE ${IS_VOID} AND ${IS_REFUSED}))::int AS refused,
        (count(*) FILTER (WHERE ${IS_VOID} AND NOT coalesce(${IS_REFUSED}, false)))::int AS cancelled,
        coalesce(sum(o.total) FILTER (WHERE o.status = 'delivered'), 0)::float8 AS total, max(o.order_date) AS last_order_at
      FROM orders o LEFT JOIN order_confirmations c ON c.order_id = o.id WHERE o.customer_phone_key = k.key
    ) f
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(name ORDER BY latest DESC), '{}') AS names FROM (
        SELECT trim(concat_ws(' ', customer_first_name, customer_last_name)) AS name, max((order_date, id)) AS latest
        FROM orders WHERE customer_phone_key = k.key GROUP BY 1 ORDER BY 2 DESC LIMIT ${MAX_NAMES}
      ) named
    ) n
    LEFT JOIN customer_blocks b ON b.phone_key = k.key AND (b.until IS NULL OR b.until > now())
    ORDER BY k.place`,
};

type Row = Omit<Customer, 'last_order_at' | 'blocked' | 'block'> & {
  last_order_at: Date | null;
  blocked_at: Date | null;
  blocked_by: string | null;
  reason: string | null;
  until: Date | null;
};

/** In the order of the keys. A telephone without orders has figures of 0. */
export async function readFigures(db: Database, keys: readonly string[]): Promise<Customer[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<Row>({ ...READ, values: [keys] });
  return rows.map(({ last_order_at: last, blocked_at: at, blocked_by: by, reason, until, ...figures }) => ({
    ...figures,
    last_order_at: last?.toISOString() ?? null,
    blocked: at !== null,
    block:
      at === null
        ? null
        : { at: at.toISOString(), by: by ?? '', reason: reason ?? '', until: until?.toISOString() ?? null },
  }));
}
