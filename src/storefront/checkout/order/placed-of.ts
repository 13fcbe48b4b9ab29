import type { OrderRequestBody, PlacedOrder } from '@/contract/orders';
import { regionValue } from '@/domain/slug';
import { orderWords } from '@/words/fr/orders/orders';
import type { Destination } from '../destination';
import type { Placed } from './placed';

/** Null if the order has no code, and so no address of its own. */
export function placedOf({
  order,
  body: { customer, shipping, items, delivery_method: method },
  destination,
}: {
  order: PlacedOrder;
  body: OrderRequestBody;
  destination: Destination;
}): Placed | null {
  if (!order.tracking_code) return null;
  const { commune, wilaya } = destination;
  return {
    orderId: order.order_id,
    code: order.tracking_code,
    items: items.map(({ name, quantity }) => ({ title: name || orderWords.unnamedProduct, quantity })),
    address: {
      street: shipping.address,
      city: shipping.city,
      postalCode: shipping.postalCode ?? '',
      commune: commune?.code === shipping.commune ? (commune?.name ?? '') : '',
      // The order may be an earlier one, which went elsewhere.
      wilaya: regionValue(wilaya.name) === shipping.region ? wilaya.name : shipping.region,
      extra: shipping.additionalInfo ?? '',
    },
    phones: [customer.phone, customer.phone2].filter((phone): phone is string => Boolean(phone)),
    isDesk: method === 'desk',
  };
}
