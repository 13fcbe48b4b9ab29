import type { Order } from '@/contract/orders';
import { contactLines } from '@/domain/contact';
import { DEFAULT_DELIVERY_METHOD } from '@/domain/delivery/delivery';
import { formatTwoDecimals } from '@/domain/money';
import { type PresentedOrder, presentOrder } from '@/domain/orders/present-order';
import { escapeHtml } from '@/domain/text';
import { mailLayout } from '@/mail/layout';
import { type Mail, mailButton } from '@/mail/letter';
import { shop } from '@/shop';
import { mailWords, orderMailWords } from '@/words/fr/mails';
import { orderWords } from '@/words/fr/orders/orders';

/**
 * The confirmation in French, as text and as HTML, with the order's lines and charges.
 * @param trackingUrl null if the order has no page to follow it on
 */
export function orderConfirmationMail(
  order: Order,
  { trackingUrl = null }: { trackingUrl?: string | null } = {},
): Mail {
  const subject = orderMailWords.confirmation.subject(order.id);
  const parts = { ...mailParts(order), trackingUrl };
  return { subject, text: asText(parts), html: mailLayout({ title: subject, body: asHtml(parts) }) };
}

type MailParts = OrderParts & { trackingUrl: string | null };

type OrderParts = Pick<PresentedOrder, 'items' | 'payment'> & {
  id: number;
  firstName: string;
  /** '' for a delivery to the address below */
  delivery: string;
  /** charges and total, with their amounts */
  totals: [label: string, amount: string][];
  address: string[];
};

function mailParts(order: Order): OrderParts {
  const { contact, items, payment, delivery, charges, total } = presentOrder(order, orderWords);
  return {
    id: order.id,
    firstName: order.customer_first_name,
    items,
    payment,
    delivery: order.delivery_method === DEFAULT_DELIVERY_METHOD ? '' : delivery,
    totals: [...charges, { label: orderWords.total, dinars: total }].map(({ label, dinars }) => [
      label,
      formatTwoDecimals(dinars),
    ]),
    address: contactLines(contact, { layout: 'mail', phoneText: orderWords.phone }),
  };
}

function asText({ id, firstName, items, totals, payment, delivery, address, trackingUrl }: MailParts): string {
  return [
    mailWords.helloTo(firstName),
    '',
    orderMailWords.confirmation.received(`#${id}`),
    '',
    ...items.map(
      ({ quantity, title, total }) => `- ${quantity} x ${mailWords.label(title)} ${formatTwoDecimals(total)}`,
    ),
    '',
    ...totals.map(([label, amount]) => `${mailWords.label(label)} ${amount}`),
    `${orderMailWords.confirmation.payment} ${payment}`,
    ...(delivery ? [`${orderMailWords.confirmation.delivery} ${delivery}`] : []),
    '',
    orderMailWords.confirmation.address,
    ...address,
    '',
    ...(trackingUrl === null ? [] : [mailWords.label(orderMailWords.follow), trackingUrl, '']),
    mailWords.question(shop.phones[0], shop.email),
    shop.name,
  ].join('\n');
}

function asHtml({ id, firstName, items, totals, payment, delivery, address, trackingUrl }: MailParts): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #e2e8f0';
  const lines = items.map(
    ({
      title,
      quantity,
      price,
      total,
    }) => `<tr><td style="${cell}">${escapeHtml(title)}<br><span style="color:#64748b">${quantity} x ${formatTwoDecimals(price)}</span></td>
      <td align="right" style="${cell};white-space:nowrap">${formatTwoDecimals(total)}</td></tr>`,
  );
  const rows = totals.map(
    ([label, amount]) =>
      `<tr><td style="padding:4px 0">${escapeHtml(label)}</td><td align="right" style="padding:4px 0;white-space:nowrap">${amount}</td></tr>`,
  );
  const number = `#${id}`;
  const deliveryLine = delivery
    ? `<br><strong>${escapeHtml(orderMailWords.confirmation.delivery)}</strong> ${escapeHtml(delivery)}`
    : '';
  return `<p>${escapeHtml(mailWords.helloTo(firstName))}</p>
    <p>${escapeHtml(orderMailWords.confirmation.received(number)).replace(number, `<strong>${number}</strong>`)}</p>
    <table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse">${lines.join('')}</table>
    <table role="presentation" width="100%" cellspacing="0" style="margin-top:12px">${rows.join('')}</table>
    <p><strong>${escapeHtml(orderMailWords.confirmation.payment)}</strong> ${escapeHtml(payment)}${deliveryLine}</p>
    <p><strong>${escapeHtml(orderMailWords.confirmation.address)}</strong><br>${address.map(escapeHtml).join('<br>')}</p>
    ${trackingUrl === null ? '' : mailButton({ label: orderMailWords.follow, url: trackingUrl })}`;
}
