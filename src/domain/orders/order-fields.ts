/** The texts of an order: what a shopper fills in, for the request's schema and the checkout's form, and what answers hold. */
import { isEmail } from '../email';
import { phoneProblem } from '../phone';
import type { Problem } from '../problem';
import type { TextField } from '../text-field';
import { hasLink } from '../texts/link-check';

const NAME: TextField = { max: 100, refuse: refuseLinks({ code: 'linkInName' }) };

export const CUSTOMER_FIELDS = {
  firstName: NAME,
  lastName: NAME,
  email: { max: 254, refuse: (text) => (isEmail(text) ? null : { code: 'email' }) },
  phone: { max: 40, refuse: phoneProblem },
  phone2: { max: 40, isOptional: true, refuse: phoneProblem },
} as const satisfies Record<string, TextField>;

export const SHIPPING_FIELDS = {
  address: { max: 300, refuse: refuseLinks({ code: 'linkInAddress' }) },
  city: { max: 120, refuse: refuseLinks({ code: 'linkInAddress' }) },
  postalCode: { max: 20, isOptional: true },
  region: { max: 120 },
  additionalInfo: { max: 1000, isOptional: true },
} as const satisfies Record<string, TextField>;

/** The texts of an order in answers. The columns have the same names, except that of `shipping_wilaya` (`orderColumn`). */
export const ORDER_TEXTS = [
  'customer_first_name',
  'customer_last_name',
  'customer_email',
  'customer_phone',
  'customer_phone2',
  'shipping_address',
  'shipping_city',
  'shipping_region',
  /** the wilaya's name as it was when the order was placed */
  'shipping_wilaya',
  'shipping_postal_code',
  'shipping_additional_info',
  'payment_method',
  'delivery_method',
] as const;

/** The text of an order that each field of a request becomes. */
export const CUSTOMER_TEXTS = {
  firstName: 'customer_first_name',
  lastName: 'customer_last_name',
  email: 'customer_email',
  phone: 'customer_phone',
  phone2: 'customer_phone2',
} as const satisfies Record<keyof typeof CUSTOMER_FIELDS, OrderText>;

export const SHIPPING_TEXTS = {
  address: 'shipping_address',
  city: 'shipping_city',
  region: 'shipping_region',
  postalCode: 'shipping_postal_code',
  additionalInfo: 'shipping_additional_info',
} as const satisfies Record<keyof typeof SHIPPING_FIELDS, OrderText>;

export type OrderText = (typeof ORDER_TEXTS)[number];

/** The column of a text of an order. */
export function orderColumn(name: OrderText): string {
  return name === 'shipping_wilaya' ? 'wilaya_name' : name;
}

/** A value for each text of an order. */
export function eachOrderText<T>(value: (name: OrderText) => T): Record<OrderText, T> {
  // One entry for each name.
  return Object.fromEntries(ORDER_TEXTS.map((name) => [name, value(name)])) as Record<OrderText, T>;
}

/** These texts appear in a mail to an unconfirmed address: it must not carry a stranger's links. */
function refuseLinks(problem: Problem): (text: string) => Problem | null {
  return (text) => (hasLink(text) ? problem : null);
}
