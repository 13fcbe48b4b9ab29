import type { Database } from '@/database/database';

/** Notes when the first invoice of an order was made: from then on the books need the customer's name and address. */
export async function markInvoiced(db: Database, orderId: number): Promise<void> {
  await db.query('UPDATE orders SET invoiced_at = now() WHERE id = $1 AND invoiced_at IS NULL', [orderId]);
}
