/** The invoice in French, as the texts that its PDF shows. Pure. */

import type { Order } from '@/contract/orders';
import { contactLines } from '@/domain/contact';
import { formatLongDate } from '@/domain/dates';
import { type PresentedCharge, presentOrder } from '@/domain/orders/present-order';
import { formatFrenchAmount } from '@/domain/price-texts';
import { LEGAL_FIELDS, type Settings } from '@/domain/settings/settings';
import { legal, shop } from '@/shop';
import { invoiceWords } from '@/words/fr/orders/invoice';
import { orderWords } from '@/words/fr/orders/orders';

type Row = { label: string; value: string };

/** A sheet that is drawn as PDF. */
export type OrderPaper = Omit<Invoice, 'orderId'> & {
  /** above the customer; that of an invoice if absent */
  customerLabel?: string;
};

export type Invoice = {
  orderId: number;
  title: string;
  fileName: string;
  /** number, date, payment, delivery */
  facts: Row[];
  seller: { name: string; lines: string[] };
  customer: { name: string; lines: string[] };
  /** what the customer wrote for the delivery, over several lines perhaps; null if nothing */
  remark: Row | null;
  /** `reference`: the manufacturer's part number, null if it is not known */
  lines: { title: string; reference: string | null; quantity: string; unitPrice: string; total: string }[];
  /** the last row is the total */
  totals: Row[];
  /** shown prominently; null for most orders */
  notice: string | null;
};

type Seller = Pick<Settings['shop'], 'name' | 'address' | 'phones' | 'email'> & Pick<Settings, 'legal'>;

/**
 * Amounts are in dinars, written as in French; only the back office's screens show a dollar sign.
 * @param seller the shop, as its settings describe it
 */
export function invoiceOf(order: Order, seller: Seller = shopAsSeller()): Invoice {
  const { contact, payment, delivery, items, charges, total } = presentOrder(order, orderWords);
  return {
    orderId: order.id,
    title: invoiceWords.title(order.id),
    fileName: `facture-${order.id}.pdf`,
    facts: [
      { label: invoiceWords.order, value: `#${order.id}` },
      { label: invoiceWords.date, value: formatLongDate(order.order_date) },
      { label: invoiceWords.payment, value: payment },
      { label: invoiceWords.delivery, value: delivery },
    ].filter(hasValue),
    seller: { name: seller.name, lines: sellerLines(seller) },
    customer: {
      name: contact.name || orderWords.unnamedCustomer,
      lines: contactLines(contact, { layout: 'invoice', phoneText: orderWords.phone }),
    },
    remark: contact.extra === '' ? null : { label: invoiceWords.remark, value: contact.extra },
    lines: items.map(({ title, reference, quantity, price, total }) => ({
      title,
      reference,
      quantity: String(quantity),
      unitPrice: formatFrenchAmount(price),
      total: formatFrenchAmount(total),
    })),
    totals: [...charges.map(chargeRow), { label: orderWords.total, value: formatFrenchAmount(total) }],
    notice: order.status === 'cancelled' ? invoiceWords.cancelled : null,
  };
}

/** The shop at this moment. */
export function shopAsSeller(): Seller {
  const { name, address, phones, email } = shop;
  return { name, address, phones, email, legal };
}

export function sellerLines({ address, phones, email, legal: numbersOf }: Seller): string[] {
  const numbers = LEGAL_FIELDS.flatMap((field) => {
    const value = numbersOf[field];
    return value === null ? [] : [invoiceWords.number(invoiceWords.legal[field], value)];
  });
  return [address, orderWords.phone(phones.join(' / ')), email, ...numbers];
}

function chargeRow({ kind, label, dinars }: PresentedCharge): Row {
  return { label, value: kind === 'delivery' && dinars === 0 ? orderWords.free : formatFrenchAmount(dinars) };
}

function hasValue({ value }: Row): boolean {
  return value !== '';
}
