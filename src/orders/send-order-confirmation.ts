import type { TaskConfig } from 'payload';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { orderConfirmationMail } from './order-confirmation-mail';
import { readOrder } from './shown-order';
import { trackingUrl } from './tracking-code';

/**
 * Sends the confirmation of one order. Queued in the order's transaction, so that an order that was rolled back sends no mail.
 * The Message-ID is made from the order: a second run after a crash sends the same mail again, not a different one.
 */
export const sendOrderConfirmation: TaskConfig<{ input: { orderId: number }; output: Record<string, never> }> = {
  slug: 'send-order-confirmation',
  label: 'Order confirmation mail',
  inputSchema: [{ name: 'orderId', type: 'number', required: true }],
  retries: MAIL_RETRIES,
  handler: async ({ input, req }) => {
    const order = await readOrder(req.payload.db.pool, input.orderId);
    if (!order?.customer_email) return { output: {} };
    await sendMail(req.payload, {
      to: { name: order.customer_name, address: order.customer_email },
      id: `order-${order.id}-confirmation`,
      mail: orderConfirmationMail(order, { trackingUrl: trackingUrl(order.tracking_code) }),
    });
    return { output: {} };
  },
};
