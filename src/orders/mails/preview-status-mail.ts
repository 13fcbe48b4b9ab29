import type { StatusMailPreview } from '@/contract/admin/orders';
import type { Database } from '@/database/database';
import { inLanguage } from '@/runtime/in-language';
import { composeStatusMail, MAILED_COLUMNS, type MailedOrder } from './compose-status-mail';

/** What the customer would be sent now. */
export async function previewStatusMail(
  db: Database,
  orderId: number,
): Promise<StatusMailPreview | 'unknown' | 'no-address'> {
  const { rows } = await db.query<MailedOrder>({
    name: 'preview-status-mail',
    text: `SELECT ${MAILED_COLUMNS} FROM orders o WHERE o.id = $1`,
    values: [orderId],
  });
  const [order] = rows;
  if (!order) return 'unknown';
  const composed = composeStatusMail(order);
  if (composed === null) return 'no-address';
  const { subject, text } = inLanguage(null, composed.compose);
  return { to: composed.to.address, subject, text, status: order.status };
}
