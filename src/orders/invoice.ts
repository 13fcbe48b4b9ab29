/** The invoice in French, as words: page and PDF show the same. Pure. */
import type { Order } from '@/contract/accounts';
import { formatLongDate } from '@/domain/dates';
import { isDeliveryMethod } from '@/domain/delivery';
import { formatFrenchAmount } from '@/domain/money';
import { PAYMENT_LABELS } from '@/domain/payment';
import { readablePostalCode } from '@/domain/postal-code';
import { isBlank } from '@/domain/text';
import { shop } from '@/shop';
import { deliveryWords } from '@/words/fr/delivery';

type Row = { label: string; value: string };

export type Invoice = {
  orderId: number;
  title: string;
  fileName: string;
  /** number, date, payment, delivery */
  facts: Row[];
  seller: { name: string; lines: string[] };
  customer: { name: string; lines: string[] };
  /** `reference`: the manufacturer's part number, null where it is not known */
  lines: { title: string; reference: string | null; quantity: string; unitPrice: string; total: string }[];
  /** the last one is the total */
  totals: Row[];
  /** what must not be overlooked; null for most orders */
  notice: string | null;
};

/** What stands below a line's title. */
export function referenceText(reference: string): string {
  return `Réf. ${reference}`;
}

type Seller = {
  name: string;
  address: string;
  phones: readonly string[];
  email: string;
  registration: readonly Row[];
};

/**
 * Amounts are in dinars, written as in French: the sign of the back office's screens is theirs alone.
 * @param seller the shop, which says in src/shop.ts who it is
 */
export function invoiceOf(order: Order, seller: Seller = shop): Invoice {
  return {
    orderId: order.id,
    title: `Facture n° ${order.id}`,
    fileName: `facture-${order.id}.pdf`,
    facts: [
      { label: 'Commande', value: `#${order.id}` },
      { label: 'Date', value: formatLongDate(order.order_date) },
      { label: 'Paiement', value: PAYMENT_LABELS[order.payment_method] ?? order.payment_method },
      { label: 'Livraison', value: deliveryLabel(order.delivery_method) },
    ].filter(hasValue),
    seller: { name: seller.name, lines: sellerLines(seller) },
    customer: { name: order.customer_name || 'Client', lines: customerLines(order) },
    lines: order.items.map((item) => ({
      title: item.product_title,
      reference: isBlank(item.reference) ? null : item.reference,
      quantity: String(item.quantity),
      unitPrice: formatFrenchAmount(item.price),
      total: formatFrenchAmount(item.total_price),
    })),
    totals: [
      { label: 'Sous-total', value: formatFrenchAmount(order.subtotal) },
      { label: 'Livraison', value: order.delivery_price > 0 ? formatFrenchAmount(order.delivery_price) : 'Gratuite' },
      { label: 'Total', value: formatFrenchAmount(order.total) },
    ],
    notice: order.status === 'cancelled' ? 'Commande annulée' : null,
  };
}

function sellerLines({ address, phones, email, registration }: Seller): string[] {
  const numbers = registration.map(({ label, value }) => `${label} : ${value}`);
  return [address, `Tél. ${phones.join(' / ')}`, email, ...numbers];
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

/** A method that this version of the shop does not know keeps its own name. */
function deliveryLabel(method: string): string {
  return isDeliveryMethod(method) ? deliveryWords.methods[method] : method;
}

function hasValue({ value }: Row): boolean {
  return value !== '';
}
