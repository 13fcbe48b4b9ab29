import type { OrderIdentity } from '@/client/identity/order-identity';
import type { OrderRequestBody } from '@/contract/orders';
import type { CartItem } from '@/domain/cart';
import { amountsOf, type OrderTotals, orderTotals } from '@/domain/charges';
import { postalCodeOrUnset } from '@/domain/contact';
import { toCentimes } from '@/domain/money';
import { isBlank } from '@/domain/text';
import { type Destination, feeOf } from './destination';
import type { CheckoutFields } from './fields';

/** What the lines of a cart or a quote cost; the delivery fee is 0 until a wilaya is chosen. */
export function cartTotals({
  items,
  destination,
}: {
  items: readonly Pick<CartItem, 'price' | 'quantity'>[];
  destination: Destination | undefined;
}): OrderTotals {
  return orderTotals({
    lines: items.map(({ price, quantity }) => ({ unitCentimes: toCentimes(price) ?? 0, quantity })),
    feeCentimes: feeOf(destination),
  });
}

/** The body of POST /api/orders/: texts trimmed, amounts in dinars, `guest_id` for guests only. */
export function orderBody({
  fields,
  items,
  destination,
  identity,
}: {
  fields: CheckoutFields;
  items: readonly CartItem[];
  destination: Destination;
  identity: OrderIdentity;
}): OrderRequestBody {
  const { customer, shipping } = fields;
  return {
    customer: {
      firstName: customer.firstName.trim(),
      lastName: customer.lastName.trim(),
      email: customer.email.trim(),
      phone: customer.phone.trim(),
      ...(isBlank(customer.phone2) ? {} : { phone2: customer.phone2.trim() }),
    },
    shipping: {
      address: shipping.address.trim(),
      city: shipping.city.trim(),
      postalCode: postalCodeOrUnset(shipping.postalCode),
      region: shipping.region,
      ...(destination.commune ? { commune: destination.commune.code } : {}),
      additionalInfo: shipping.additionalInfo.trim(),
    },
    items: items.map(({ id, quantity, price, name }) => ({ product_id: id, quantity, price, name })),
    payment_method: fields.payment_method,
    delivery_method: destination.method,
    ...amountsOf(cartTotals({ items, destination })),
    ...('guestId' in identity ? { guest_id: identity.guestId } : {}),
  };
}
