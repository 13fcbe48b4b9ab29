import type { OrderStatus } from '@/domain/orders/order-status';
import { letter, type Mail } from '@/mail/letter';
import { orderMailWords } from '@/words/fr/mails';
import { orderStatusWords } from '@/words/fr/orders/order-status';

/** The mail about an order's status, in French. Pure. */
export function orderStatusMail({
  orderId,
  firstName,
  status,
  trackingUrl,
}: {
  orderId: number;
  firstName: string;
  status: OrderStatus;
  /** null if the order has no page to follow it on */
  trackingUrl: string | null;
}): Mail {
  const label = orderStatusWords.labels[status];
  return letter({
    subject: orderMailWords.status.subject(orderId, label),
    name: firstName,
    paragraphs: [orderMailWords.status.text(orderId, label), orderStatusWords.meanings[status]],
    ...(trackingUrl === null ? {} : { button: { label: orderMailWords.follow, url: trackingUrl } }),
  });
}
