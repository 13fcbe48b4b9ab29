/** An order as the profile shows it: no React. */
import type { Order, OrderItem } from '@/contract/accounts';
import { formatLongDate } from '@/domain/dates';
import { toCentimes, toDinars } from '@/domain/money';
import { isOrderStatus, STATUS_LABELS } from '@/domain/order-status';
import { PAYMENT_LABELS } from '@/domain/payment';
import { readablePostalCode } from '@/domain/postal-code';

export type ItemView = {
  title: string;
  /** null where there is none, or the product is gone */
  image: string | null;
  href: string | null;
  quantity: number;
  price: number;
  total: number;
};

/** Amounts in dinars. */
export type OrderView = {
  id: number;
  date: string;
  status: { label: string; color: string };
  payment: string;
  address: string[];
  items: ItemView[];
  subtotal: number;
  delivery: number;
  total: number;
};

export function orderView(order: Order): OrderView {
  return {
    id: order.id,
    date: formatLongDate(order.order_date),
    status: statusView(order.status),
    payment: PAYMENT_LABELS[order.payment_method] ?? order.payment_method,
    address: addressLines(order),
    items: order.items.map(itemView),
    subtotal: amount(order.subtotal),
    delivery: amount(order.delivery_price),
    total: amount(order.total),
  };
}

/** A status that this version of the shop does not know keeps its own name, in gray. */
function statusView(status: string): OrderView['status'] {
  if (!isOrderStatus(status)) return { label: status, color: 'gray' };
  const { fr, color } = STATUS_LABELS[status];
  return { label: fr, color };
}

function addressLines(order: Order): string[] {
  const town = [readablePostalCode(order.shipping_postal_code), order.shipping_city].filter(Boolean).join(' ');
  const wilaya = order.shipping_wilaya || order.shipping_region;
  return [order.shipping_address, [town, wilaya].filter(Boolean).join(', '), order.shipping_additional_info].filter(
    Boolean,
  );
}

function itemView(item: OrderItem): ItemView {
  return {
    title: item.product_title || item.product_name || 'Produit',
    image: item.image ?? item.product_image,
    href: item.product_id === null ? null : `/product/${item.product_id}`,
    quantity: Number(item.quantity) || 0,
    price: amount(item.price),
    total: amount(item.total_price),
  };
}

/** Numbers may arrive as strings; what is no number counts as zero. */
function amount(value: number | string): number {
  return toDinars(toCentimes(value) ?? 0);
}
