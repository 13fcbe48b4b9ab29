import type { Database } from '@/database/database';

/** Whether a clerk took the order, or its account has confirmed this address: a stranger's order may not fill a mailbox. */
export async function isOfRecipient(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT 1 FROM orders o LEFT JOIN users u ON u.id = o.account_id AND u.is_email_verified
     WHERE o.id = $1 AND (o.source <> 'shop' OR u.email = lower(o.customer_email))`,
    [orderId],
  );
  return rows.length > 0;
}
