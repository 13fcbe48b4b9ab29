/** An order as its customer follows it without an account: nothing that names a person, a telephone or a street is read into it. */
import type { TrackedOrder } from '@/contract/tracking';
import type { Database } from '@/database/database';
import { type KeptCharge, keptAmounts } from '@/domain/orders/charges';
import type { OrderStatus } from '@/domain/orders/order-status';
import { recipientKeys } from '@/domain/orders/recipient';
import { personKey } from '@/domain/phone';
import { isTrackingCode } from '@/orders/placing/tracking-code';
import { trackingStepWords } from '@/words/fr/orders/tracking';

/** What orders know. The parcel is added by those who know parcels. */
export type FollowedOrder = Omit<TrackedOrder, 'parcel'>;

type Row = {
  id: number;
  status: OrderStatus;
  order_date: Date;
  charges: KeptCharge[];
  delivery_method: string | null;
  wilaya_name: string | null;
  commune_code: number | null;
  commune_name: string | null;
  customer_phone: string | null;
  customer_phone2: string | null;
};

const COLUMNS = `id, status, order_date, charges, delivery_method, wilaya_name,
  commune_code::int AS commune_code, commune_name, customer_phone, customer_phone2`;

/** @returns null if no order has this code */
export async function followByCode(db: Database, code: string): Promise<FollowedOrder | null> {
  if (!isTrackingCode(code)) return null;
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM orders WHERE tracking_code = $1`, [code]);
  return rows[0] ? shownTo(db, rows[0]) : null;
}

/** @returns null if there is no such order, or its telephone is another */
export async function followByPhone(
  db: Database,
  { id, phone }: { id: number; phone: string },
): Promise<FollowedOrder | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM orders WHERE id = $1`, [id]);
  return rows[0] && isTheirs(rows[0], phone) ? shownTo(db, rows[0]) : null;
}

/** The number of an order whose telephone this is. @returns null if there is no such order, or its telephone is another */
export async function findTheirOrder(
  db: Database,
  { id, phone }: { id: number; phone: string },
): Promise<number | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM orders WHERE id = $1`, [id]);
  return rows[0] && isTheirs(rows[0], phone) ? id : null;
}

/** Either of the order's telephones, in any spelling. */
function isTheirs({ customer_phone: first, customer_phone2: second }: Row, typed: string): boolean {
  const key = personKey(typed);
  const known = [first, second].flatMap((phone) => (phone ? recipientKeys({ phone, email: '' }).phones : []));
  return key !== null && known.includes(key);
}

async function shownTo(db: Database, row: Row): Promise<FollowedOrder> {
  const [items, steps] = await Promise.all([
    db.query<{ title: string; quantity: number }>(
      'SELECT title, quantity::int AS quantity FROM orders_items WHERE _parent_id = $1 ORDER BY _order',
      [row.id],
    ),
    db.query<{ status: OrderStatus; at: Date }>(
      'SELECT status, at FROM orders_status_history WHERE _parent_id = $1 ORDER BY _order',
      [row.id],
    ),
  ]);
  const { id, status, order_date, commune_code: code, commune_name: name } = row;
  return {
    id,
    status,
    order_date: order_date.toISOString(),
    items: items.rows,
    ...keptAmounts(row.charges),
    delivery_method: row.delivery_method ?? '',
    wilaya: row.wilaya_name ?? '',
    commune: code === null ? null : { code, name: name ?? '' },
    steps: steps.rows.map((step) => ({
      key: step.status,
      label: trackingStepWords[step.status],
      at: step.at.toISOString(),
    })),
    // An order that was confirmed, by telephone or otherwise, is no longer pending.
    can_cancel: status === 'pending',
  };
}
