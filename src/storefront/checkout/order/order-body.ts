import type { OrderIdentity } from '@/client/identity/order-identity';
import type { OrderRequestBody } from '@/contract/orders';
import { postalCodeOrUnset } from '@/domain/contact';
import type { CartItem } from '@/domain/orders/cart';
import { amountsOf } from '@/domain/orders/charges';
import { isBlank } from '@/domain/text';
import type { Destination } from '../destination';
import type { CheckoutFields } from '../fields';
import { totalsAt } from '../totals-at';

type Terms<Item> = {
  fields: CheckoutFields;
  items: readonly Item[];
  destination: Destination;
  identity: OrderIdentity;
};

/** The body of POST /api/orders/: texts trimmed, amounts in dinars, `guest_id` for guests only. */
export function orderBody(terms: Terms<CartItem>): OrderRequestBody {
  const items = terms.items.map(({ id, quantity, price, name }) => ({ product_id: id, quantity, price, name }));
  return { ...orderTerms(terms), items };
}

/** The same without its lines, which a quote has already. */
export function orderTerms({
  fields,
  items,
  destination,
  identity,
}: Terms<Pick<CartItem, 'price' | 'quantity'>>): Omit<OrderRequestBody, 'items'> {
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
    payment_method: fields.payment_method,
    delivery_method: destination.method,
    ...amountsOf(totalsAt(items, destination)),
    ...('guestId' in identity ? { guest_id: identity.guestId } : {}),
  };
}
