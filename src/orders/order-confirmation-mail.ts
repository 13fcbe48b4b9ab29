import { escapeHtml } from '@/domain/html';
import { formatTwoDecimals } from '@/domain/money';
import { PAYMENT_LABELS } from '@/domain/payment';
import { readablePostalCode } from '@/domain/postal-code';
import { mailLayout } from '@/mail/layout';
import type { Mail } from '@/mail/letter';
import type { Order } from '@/payload-types';
import { shop } from '@/shop';

/** The confirmation in French, as text and as HTML, with the order's lines and totals. Pure: no I/O. */
export function orderConfirmationMail(order: Order): Mail {
  const subject = `Confirmation de votre commande #${order.id}`;
  return { subject, text: asText(order), html: mailLayout({ title: subject, body: asHtml(order) }) };
}

function addressLines(order: Order): string[] {
  const code = readablePostalCode(order.shippingPostalCode);
  return [
    `${order.customerFirstName} ${order.customerLastName}`,
    order.shippingAddress ?? '',
    code === null ? (order.shippingCity ?? '') : `${code} ${order.shippingCity}`,
    order.wilayaName ?? '',
    `Tél. ${order.customerPhone}`,
  ];
}

function totalRows(order: Order): [string, string][] {
  return [
    ['Sous-total', formatTwoDecimals(order.subtotal)],
    ['Livraison', formatTwoDecimals(order.deliveryPrice)],
    ['Total', formatTwoDecimals(order.total)],
  ];
}

function payment(order: Order): string {
  return PAYMENT_LABELS[order.paymentMethod ?? ''] ?? '';
}

function asText(order: Order): string {
  const lines = order.items.map((item) => `- ${item.quantity} x ${item.title} : ${formatTwoDecimals(item.totalPrice)}`);
  return [
    `Bonjour ${order.customerFirstName},`,
    '',
    `Nous avons bien reçu votre commande #${order.id}. Merci de votre confiance.`,
    '',
    ...lines,
    '',
    ...totalRows(order).map(([label, amount]) => `${label} : ${amount}`),
    `Paiement : ${payment(order)}`,
    '',
    'Adresse de livraison :',
    ...addressLines(order),
    '',
    `Une question ? ${shop.phones[0]} ou ${shop.email}`,
    shop.name,
  ].join('\n');
}

function asHtml(order: Order): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #e2e8f0';
  const lines = order.items.map(
    (
      item,
    ) => `<tr><td style="${cell}">${escapeHtml(item.title)}<br><span style="color:#64748b">${item.quantity} x ${formatTwoDecimals(item.price)}</span></td>
      <td align="right" style="${cell};white-space:nowrap">${formatTwoDecimals(item.totalPrice)}</td></tr>`,
  );
  const totals = totalRows(order).map(
    ([label, amount]) =>
      `<tr><td style="padding:4px 0">${label}</td><td align="right" style="padding:4px 0;white-space:nowrap">${amount}</td></tr>`,
  );
  return `<p>Bonjour ${escapeHtml(order.customerFirstName ?? '')},</p>
    <p>Nous avons bien reçu votre commande <strong>#${order.id}</strong>. Merci de votre confiance.</p>
    <table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse">${lines.join('')}</table>
    <table role="presentation" width="100%" cellspacing="0" style="margin-top:12px">${totals.join('')}</table>
    <p><strong>Paiement :</strong> ${escapeHtml(payment(order))}</p>
    <p><strong>Adresse de livraison :</strong><br>${addressLines(order).map(escapeHtml).join('<br>')}</p>`;
}
