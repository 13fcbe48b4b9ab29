/** The mail about an order's status, from the order's row: for sending and for its preview. */
import type { OrderStatus } from '@/domain/orders/order-status';
import { isBlank } from '@/domain/text';
import type { Mail } from '@/mail/letter';
import { trackingUrl } from '@/orders/placing/tracking-code';
import { orderStatusMail } from './order-status-mail';

export type MailedOrder = {
  id: number;
  status: OrderStatus;
  customer_email: string | null;
  customer_first_name: string | null;
  customer_last_name: string | null;
  tracking_code: string | null;
};

/** SQL: the columns of `orders o` that the mail is made of. */
export const MAILED_COLUMNS =
  'o.id, o.status, o.customer_email, o.customer_first_name, o.customer_last_name, o.tracking_code';

type StatusMail = { to: { name: string; address: string }; compose: () => Mail };

/** @returns null if the order has no e-mail address */
export function composeStatusMail(order: MailedOrder): StatusMail | null {
  const { id, status, customer_email: address, customer_first_name: firstName, customer_last_name: lastName } = order;
  if (address === null || isBlank(address)) return null;
  return {
    to: { name: `${firstName ?? ''} ${lastName ?? ''}`.trim(), address },
    compose: () =>
      orderStatusMail({
        orderId: id,
        firstName: firstName ?? '',
        status,
        trackingUrl: trackingUrl(order.tracking_code),
      }),
  };
}
