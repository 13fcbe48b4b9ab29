/** What a clerk enters of an order, and what is sent of it. Pure; prices and fees in dinars. */

import type { AdminOrder } from '@/contract/admin/orders';
import type { Commune, Wilaya } from '@/contract/catalogue';
import { changedItem } from '@/domain/changed-item';
import { readablePostalCode } from '@/domain/contact';
import { DEFAULT_DELIVERY_METHOD, isDeliveryMethod } from '@/domain/delivery/delivery';
import { deliveryFee, type Fee } from '@/domain/delivery/delivery-fees';
import { MAX_OFFICE_QUANTITY, MIN_QUANTITY } from '@/domain/orders/cart';
import { feeThatStays, type OrderTotals, orderTotals } from '@/domain/orders/charges';
import { CUSTOMER_TEXTS, SHIPPING_TEXTS } from '@/domain/orders/order-fields';
import { regionValue } from '@/domain/slug';
import { orderSettings } from '@/shop';

export type DraftLine = {
  /** the line's own id; null for a new one */
  itemId: string | null;
  /** null: the product was deleted */
  productId: number | null;
  title: string;
  reference: string | null;
  price: number;
  /** as typed */
  quantity: string;
  /** pieces left; null: not counted, or not known */
  stock: number | null;
};

export type CustomerTexts = Record<keyof typeof CUSTOMER_TEXTS, string>;
export type ShippingTexts = Record<keyof typeof SHIPPING_TEXTS, string>;

export type OrderDraft = {
  lines: readonly DraftLine[];
  customer: CustomerTexts;
  /** `region` is a wilaya's key; '' before one is chosen */
  shipping: ShippingTexts;
  /** its code, or null */
  commune: number | null;
  method: string;
};

const blank = <Key extends string>(names: Record<Key, string>) =>
  // One entry for each key.
  Object.fromEntries(Object.keys(names).map((name) => [name, ''])) as Record<Key, string>;

export const EMPTY_DRAFT: OrderDraft = {
  lines: [],
  customer: blank(CUSTOMER_TEXTS),
  shipping: blank(SHIPPING_TEXTS),
  commune: null,
  method: DEFAULT_DELIVERY_METHOD,
};

/** The customer and address of an order, for another one of theirs. */
export function draftOfCustomer(order: AdminOrder): Omit<OrderDraft, 'lines'> {
  const texts = <Key extends string>(names: Record<Key, keyof typeof order>) =>
    // One entry for each key.
    Object.fromEntries(
      Object.entries<keyof typeof order>(names).map(([name, text]) => [name, String(order[text] ?? '')]),
    ) as Record<Key, string>;
  const shipping = texts(SHIPPING_TEXTS);
  return {
    customer: texts(CUSTOMER_TEXTS),
    shipping: {
      ...shipping,
      region: regionValue(shipping.region),
      postalCode: readablePostalCode(shipping.postalCode) ?? '',
    },
    commune: order.commune?.code ?? null,
    method: order.delivery_method,
  };
}

export function draftOf(order: AdminOrder): OrderDraft {
  const lines = order.items.map((item) => ({
    itemId: item.id,
    productId: item.product_id,
    title: item.product_title,
    reference: item.reference,
    price: item.price,
    quantity: String(item.quantity),
    stock: null,
  }));
  return { ...draftOfCustomer(order), lines };
}

/** Adds a product, or a piece of it if there is a line of it already. */
export function withProduct(lines: readonly DraftLine[], added: Omit<DraftLine, 'itemId' | 'quantity'>): DraftLine[] {
  const { productId, stock } = added;
  const hasIt = productId !== null && lines.some((line) => line.productId === productId);
  if (!hasIt) return [...lines, { ...added, itemId: null, quantity: '1' }];
  const raised = (line: DraftLine) => ({ ...line, stock, quantity: String((quantityOf(line) ?? 0) + 1) });
  return changedItem(lines, { productId }, raised);
}

/** Null for anything but a number of pieces that a line may have. */
export function quantityOf({ quantity }: Pick<DraftLine, 'quantity'>): number | null {
  const pieces = /^\s*\d{1,4}\s*$/.test(quantity) ? Number(quantity) : 0;
  return pieces >= MIN_QUANTITY && pieces <= MAX_OFFICE_QUANTITY ? pieces : null;
}

type Place = { wilaya: Wilaya | undefined; commune: Commune | undefined };

/**
 * The fee of the draft's destination, as the server calculates it; null before a wilaya is chosen.
 * @param before the draft of the order that is changed, and its fee: where the destination stays, so does the fee
 */
export function feeOf(
  draft: OrderDraft,
  { wilaya, commune }: Place,
  before?: { draft: OrderDraft; dinars: number },
): Fee | null {
  const stays =
    before && isSameDestination(draft, before.draft) ? feeThatStays({ ...before, ...pricesOf(before.draft) }) : null;
  if (stays) return stays;
  if (!wilaya) return null;
  return deliveryFee(commune ?? wilaya, isDeliveryMethod(draft.method) ? draft.method : DEFAULT_DELIVERY_METHOD);
}

function isSameDestination(one: OrderDraft, other: OrderDraft): boolean {
  return one.shipping.region === other.shipping.region && one.commune === other.commune && one.method === other.method;
}

/** Lines whose quantity cannot be read count as zero. */
function pricesOf({ lines }: Pick<OrderDraft, 'lines'>) {
  return {
    lines: lines.map((line) => ({ price: line.price, quantity: quantityOf(line) ?? 0 })),
    freeFrom: orderSettings.free_delivery_from,
  };
}

export function totalsOf({ lines }: OrderDraft, fee: Fee | null): OrderTotals {
  return orderTotals({ ...pricesOf({ lines }), fee });
}
