/** An order as the profile shows it, without React. */

import type { Order } from '@/contract/orders';
import { contactLines } from '@/domain/contact';
import { formatLongDate } from '@/domain/dates';
import { DEFAULT_DELIVERY_METHOD, isDeliveryMethod } from '@/domain/delivery/delivery';
import { type StatusColor, statusView } from '@/domain/orders/order-status';
import { type PresentedItem, type PresentedOrder, presentOrder } from '@/domain/orders/present-order';
import { orderStatusWords } from '@/words/fr/orders/order-status';
import { orderWords } from '@/words/fr/orders/orders';

export type ItemView = Omit<PresentedItem, 'productId' | 'reference'> & {
  /** null once the product is gone */
  href: string | null;
};

/** Amounts in dinars. */
export type OrderView = Pick<PresentedOrder, 'payment' | 'charges' | 'total'> & {
  id: number;
  date: string;
  status: { label: string; color: StatusColor };
  address: string[];
  /** how it comes; an order for the courier's desk does not come to the address */
  delivery: { isDesk: boolean; label: string };
  items: ItemView[];
};

export function orderView(order: Order): OrderView {
  const { contact, payment, items, charges, total } = presentOrder(order, orderWords);
  return {
    id: order.id,
    date: formatLongDate(order.order_date),
    status: statusView(order.status, orderStatusWords.labels),
    payment,
    address: contactLines(contact, { layout: 'profile', phoneText: orderWords.phone }),
    delivery: deliveryOf(order),
    items: items.map(itemView),
    charges,
    total,
  };
}

function deliveryOf({ delivery_method: method }: Order): OrderView['delivery'] {
  const known = isDeliveryMethod(method) ? method : DEFAULT_DELIVERY_METHOD;
  return { isDesk: known === 'desk', label: orderWords.delivery[known] };
}

function itemView({ productId, reference: _, ...item }: PresentedItem): ItemView {
  return { ...item, href: productId === null ? null : `/product/${productId}` };
}
