/** The invoice in French, as words: page and PDF show the same. Pure. */
import type { Order } from '@/contract/accounts';
import { formatLongDate } from '@/domain/dates';
import { formatTwoDecimals } from '@/domain/money';
import { PAYMENT_LABELS } from '@/domain/payment';
import { readablePostalCode } from '@/domain/postal-code';
import { shop } from '@/shop';

type Row = { label: string; value: string };

export type Invoice = {
  orderId: number;
  title: string;
  fileName: string;
  /** number, date, payment, delivery */
  facts: Row[];
  seller: { name: string; lines: string[] };
  customer: { name: string; lines: string[] };
  lines: { title: string; quantity: string; unitPrice: string; total: string }[];
  /** the last one is the total */
  totals: Row[];
  /** what must not be overlooked; null for most orders */
  notice: string | null;
};

const DELIVERY_LABELS: Record<string, string> = { standard: 'Livraison standard' };

/** Amounts are in dinars with two decimals: the sign of the back office's screens is theirs alone (spec, section 9). */
export function invoiceOf(order: Order): Invoice {
  return {
    orderId: order.id,
    title: `Facture n° ${order.id}`,
    fileName: `facture-${order.id}.pdf`,
    facts: [
      { label: 'Commande', value: `#${order.id}` },
      { label: 'Date', value: formatLongDate(order.order_date) },
      { label: 'Paiement', value: PAYMENT_LABELS[order.payment_method] ?? order.payment_method },
      { label: 'Livraison', value: DELIVERY_LABELS[order.delivery_method] ?? order.delivery_method },
    ].filter(hasValue),
    seller: { name: shop.name, lines: [shop.address, `Tél. ${shop.phones.join(' / ')}`, shop.email] },
    customer: { name: order.customer_name || 'Client', lines: customerLines(order) },
    lines: order.items.map((item) => ({
      title: item.product_title,
      quantity: String(item.quantity),
      unitPrice: formatTwoDecimals(item.price),
      total: formatTwoDecimals(item.total_price),
    })),
    totals: [
      { label: 'Sous-total', value: formatTwoDecimals(order.subtotal) },
      { label: 'Livraison', value: order.delivery_price > 0 ? formatTwoDecimals(order.delivery_price) : 'Gratuite' },
      { label: 'Total', value: formatTwoDecimals(order.total) },
    ],
    notice: order.status === 'cancelled' ? 'Commande annulée' : null,
  };
}

function customerLines(order: Order): string[] {
  const city = [readablePostalCode(order.shipping_postal_code), order.shipping_city].filter(Boolean).join(' ');
  const lines = [
    order.shipping_address,
    order.shipping_additional_info,
    city,
    order.shipping_wilaya || order.shipping_region,
    order.customer_phone && `Tél. ${order.customer_phone}`,
    order.customer_email,
  ].filter((line) => line !== '');
  // Alger is a town, and its wilaya's name.
  return [...new Set(lines)];
}

function hasValue({ value }: Row): boolean {
  return value !== '';
}
