import type { TaskConfig } from 'payload';
import { sendWithinLimit } from '@/mail/first-mail';
import { MAIL_RETRIES, sendMail } from '@/mail/send-mail';
import { isOfRecipient } from '@/orders/placing/is-of-recipient';
import { trackingUrl } from '@/orders/placing/tracking-code';
import { readOrder } from '@/orders/reading/shown-order';
import { orderConfirmationMail } from './order-confirmation-mail';

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
    const db = req.payload.db.pool;
    const { customer_email: address, customer_name: name } = order;
    await sendWithinLimit(db, { address, isConfirmed: await isOfRecipient(db, order.id) }, () =>
      sendMail(req.payload, {
        to: { name, address },
        id: `order-${order.id}-confirmation`,
        compose: () => orderConfirmationMail(order, { trackingUrl: trackingUrl(order.tracking_code) }),
      }),
    );
    return { output: {} };
  },
};
