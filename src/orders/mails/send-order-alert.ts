import type { TaskConfig } from 'payload';
import { tabPath } from '@/domain/back-office-tabs';
import { countPieces } from '@/domain/orders/present-order';
import { formatTwoDecimals } from '@/domain/price-texts';
import { escapeHtml } from '@/domain/text';
import { absolute, env } from '@/env';
import { mailLayout } from '@/mail/layout';
import type { Mail } from '@/mail/letter';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { readOrder } from '@/orders/reading/shown-order';
import { orderAlertWords } from '@/words/en/orders/order-alert';

type Alerted = { id: number; total: number; wilaya: string; pieces: number };

/** Tells the shop's people about an order, in English. It links to the back office instead of naming the customer. Pure. */
export function orderAlertMail({ id, total, wilaya, pieces }: Alerted): Mail {
  const url = absolute(`${tabPath('orders')}&order=${id}`);
  const subject = orderAlertWords.subject(id, formatTwoDecimals(total));
  const summary = orderAlertWords.summary(pieces, wilaya);
  const body = `<p>${escapeHtml(summary)}</p><p><a href="${escapeHtml(url)}">${escapeHtml(orderAlertWords.open)}</a></p>`;
  return { subject, text: [summary, url].join('\n\n'), html: mailLayout({ title: subject, body }) };
}

/**
 * Mails the addresses of ORDER_ALERT_TO. Queued in the order's transaction. A second run after a failure mails each address again with
 * the same Message-ID.
 */
export const sendOrderAlert: TaskConfig<{ input: { orderId: number }; output: Record<string, never> }> = {
  slug: 'send-order-alert',
  label: 'Mail to the shop about a new order',
  inputSchema: [{ name: 'orderId', type: 'number', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const order = await readOrder(payload.db.pool, input.orderId);
    if (!order) return { output: {} };
    const { id, total, shipping_wilaya: wilaya } = order;
    const compose = () => orderAlertMail({ id, total, wilaya, pieces: countPieces(order.items) });
    for (const [place, address] of env.ORDER_ALERT_TO.entries()) {
      await sendMail(payload, { to: { address }, id: `alert-${id}-${place + 1}`, compose });
    }
    return { output: {} };
  },
};
