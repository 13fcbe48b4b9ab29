/** One customer: figures, orders, account. */
import { type Customer, type CustomerDetail, MAX_CUSTOMER_ORDERS } from '@/contract/admin/customers';
import type { Database } from '@/database/database';
import { readFigures } from './read-figures';

type Found = Customer & {
  /** the newest first */
  orderIds: number[];
  account: CustomerDetail['account'];
};

/** @returns null for a telephone that has no orders and is not blocked */
export async function readCustomer(db: Database, phoneKey: string): Promise<Found | null> {
  const [[figures], orders, accounts] = await Promise.all([
    readFigures(db, [phoneKey]),
    db.query<{ id: number }>({
      name: 'orders-of-customer',
      text: `SELECT id FROM orders WHERE customer_phone_key = $1 ORDER BY order_date DESC, id DESC LIMIT ${MAX_CUSTOMER_ORDERS}`,
      values: [phoneKey],
    }),
    db.query<{ id: number; username: string | null; email: string }>({
      name: 'account-of-customer',
      text: `SELECT u.id, u.username, u.email FROM orders o JOIN users u ON u.id = o.account_id
        WHERE o.customer_phone_key = $1 ORDER BY o.order_date DESC, o.id DESC LIMIT 1`,
      values: [phoneKey],
    }),
  ]);
  if (!figures || (figures.orders === 0 && !figures.blocked)) return null;
  const [account] = accounts.rows;
  return {
    ...figures,
    orderIds: orders.rows.map(({ id }) => id),
    account: account ? { ...account, username: account.username ?? '' } : null,
  };
}
