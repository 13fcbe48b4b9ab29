/** An order as the profile shows it, without React. */

import type { Order } from '@/contract/orders';
import { contactLines } from '@/domain/contact';
import { formatLongDate } from '@/domain/dates';
import { type StatusColor, statusView } from '@/domain/order-status';
import { type PresentedItem, type PresentedOrder, presentOrder } from '@/domain/present-order';
import { orderStatusWords } from '@/words/fr/order-status';
import { orderWords } from '@/words/fr/orders';

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
    items: items.map(itemView),
    charges,
    total,
  };
}

function itemView({ productId, reference: _, ...item }: PresentedItem): ItemView {
  return { ...item, href: productId === null ? null : `/product/${productId}` };
}
