/**
 * An order as mail, invoice, profile, back office and CSV show it. Each passes the labels of its catalogue and formats amounts
 * in its own way.
 */

import { type DeliveryMethod, isDeliveryMethod } from '@/domain/delivery/delivery';
import { type Contact, type ContactFields, contactOf } from '../contact';
import { isBlank } from '../text';
import { type AmountField, amountInDinars, type ChargeKind, shownCharges } from './charges';
import { isPaymentMethod, type PaymentMethod } from './payment';

type Amount = number | string | null | undefined;
type Text = string | null | undefined;

type ItemFields = {
  readonly product_id?: number | null | undefined;
  readonly quantity: Amount;
} & { readonly [Field in 'product_title' | 'product_name' | 'reference' | 'image' | 'product_image']?: Text } & {
  readonly [Field in 'price' | 'total_price']?: Amount;
};

/** An order as the API answers it. Texts and amounts may be missing, and amounts may come as texts. */
type OrderFields = ContactFields & { readonly [Field in AmountField]?: Amount } & {
  readonly payment_method?: Text;
  readonly delivery_method?: Text;
  readonly items: readonly ItemFields[];
};

/** The labels of a catalogue. */
export type OrderLabels = {
  /** the subtotal's may name the number of pieces */
  charges: Readonly<Record<ChargeKind, string | ((pieces: number) => string)>>;
  payment: Readonly<Record<PaymentMethod, string>>;
  delivery: Readonly<Record<DeliveryMethod, string>>;
  unnamedProduct: string;
};

export type PresentedItem = {
  /** null after the product was deleted */
  productId: number | null;
  title: string;
  /** the manufacturer's part number; null if unknown */
  reference: string | null;
  image: string | null;
  quantity: number;
  /** dinars */
  price: number;
  total: number;
};

export type PresentedCharge = { kind: ChargeKind; label: string; dinars: number };

export type PresentedOrder = {
  contact: Contact;
  /** '' if the order does not say; a method that this version does not know keeps its own name */
  payment: string;
  delivery: string;
  items: PresentedItem[];
  /** the sum of the quantities */
  pieces: number;
  charges: PresentedCharge[];
  /** dinars */
  total: number;
};

export function presentOrder(order: OrderFields, labels: OrderLabels): PresentedOrder {
  const { payment_method: payment, delivery_method: delivery } = order;
  const pieces = countPieces(order.items);
  return {
    contact: contactOf(order),
    payment: isPaymentMethod(payment) ? labels.payment[payment] : (payment ?? ''),
    delivery: isDeliveryMethod(delivery) ? labels.delivery[delivery] : (delivery ?? ''),
    items: order.items.map((item) => presentItem(item, labels)),
    pieces,
    charges: shownCharges(order).map((charge) => ({ ...charge, label: chargeLabel(charge.kind, { labels, pieces }) })),
    total: amountInDinars(order.total),
  };
}

/** Pieces, not lines. */
export function countPieces(items: readonly Pick<ItemFields, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
}

function presentItem(item: ItemFields, { unnamedProduct }: OrderLabels): PresentedItem {
  return {
    productId: item.product_id ?? null,
    title: item.product_title || item.product_name || unnamedProduct,
    reference: isBlank(item.reference) ? null : (item.reference ?? null),
    image: item.image ?? item.product_image ?? null,
    quantity: Number(item.quantity) || 0,
    price: amountInDinars(item.price),
    total: amountInDinars(item.total_price),
  };
}

function chargeLabel(kind: ChargeKind, { labels, pieces }: { labels: OrderLabels; pieces: number }): string {
  const label = labels.charges[kind];
  return typeof label === 'string' ? label : label(pieces);
}
