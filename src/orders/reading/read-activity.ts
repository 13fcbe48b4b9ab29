import type { Activity } from '@/contract/admin/dashboard';
import type { Database } from '@/database/database';

type Row = Omit<Activity, 'at' | 'customer_name'> & { at: Date; first_name: string | null; last_name: string | null };

/** The latest orders and changes of their status, newest first: the first entry of an order's history is its placing. */
const LATEST = `
  SELECT h._parent_id AS order_id, h._order = 1 AS is_new, h.status, h.at, h.by,
         o.customer_first_name AS first_name, o.customer_last_name AS last_name, o.total::float8 AS total
  FROM (SELECT * FROM orders_status_history ORDER BY at DESC, _parent_id DESC, _order DESC LIMIT $1) h
  JOIN orders o ON o.id = h._parent_id ORDER BY h.at DESC, h._parent_id DESC, h._order DESC`;

export async function readActivity(db: Database, { limit = 10 }: { limit?: number } = {}): Promise<Activity[]> {
  const { rows } = await db.query<Row>({ name: 'latest-activity', text: LATEST, values: [limit] });
  return rows.map(({ first_name, last_name, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    customer_name: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
  }));
}
