import type { OrderIdentity } from '@/client/identity/order-identity';
import type { Wilaya } from '@/contract/catalogue';
import type { OrderRequestBody } from '@/contract/orders';
import type { CartItem } from '@/domain/cart';
import { amountsOf, type OrderTotals, orderTotals } from '@/domain/charges';
import { postalCodeOrUnset } from '@/domain/contact';
import { DEFAULT_DELIVERY_METHOD, feeCentimes } from '@/domain/delivery';
import { toCentimes } from '@/domain/money';
import { isBlank } from '@/domain/text';
import type { CheckoutFields } from './fields';

/** What the cart costs; the delivery fee is 0 until a wilaya is chosen. */
export function cartTotals({ items, wilaya }: { items: readonly CartItem[]; wilaya: Wilaya | undefined }): OrderTotals {
  return orderTotals({
    lines: items.map(({ price, quantity }) => ({ unitCentimes: toCentimes(price) ?? 0, quantity })),
    feeCentimes: feeCentimes(wilaya),
  });
}

/** The body of POST /api/orders/: texts trimmed, amounts in dinars, `guest_id` for guests only. */
export function orderBody({
  fields,
  items,
  wilaya,
  identity,
}: {
  fields: CheckoutFields;
  items: readonly CartItem[];
  wilaya: Wilaya;
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
      additionalInfo: shipping.additionalInfo.trim(),
    },
    items: items.map(({ id, quantity, price, name }) => ({ product_id: id, quantity, price, name })),
    payment_method: fields.payment_method,
    delivery_method: DEFAULT_DELIVERY_METHOD,
    ...amountsOf(cartTotals({ items, wilaya })),
    ...('guestId' in identity ? { guest_id: identity.guestId } : {}),
  };
}
