import { customerFields } from '@/contract/customer-fields';
import { DEFAULT_DELIVERY_METHOD, type DeliveryMethod } from '@/domain/delivery/delivery';
import { CUSTOMER_FIELDS, SHIPPING_FIELDS } from '@/domain/orders/order-fields';
import { areTextsGood, type TextField } from '@/domain/text-field';
import type { Step } from './wizard';

/** What the shopper fills in, as typed: trimming and defaults come with the order's body. */
export type CheckoutFields = {
  customer: Record<keyof typeof CUSTOMER_FIELDS, string>;
  shipping: Record<keyof typeof SHIPPING_FIELDS, string>;
  /** the code of the commune as a text; '' for none */
  commune: string;
  delivery_method: DeliveryMethod;
  payment_method: 'cod';
};

export type TextPath = `customer.${keyof typeof CUSTOMER_FIELDS}` | `shipping.${keyof typeof SHIPPING_FIELDS}`;

/** Each thing that is filled in or chosen, by its place in the fields. */
export type FieldName = TextPath | 'commune' | 'delivery_method';

export type FieldValue<Name extends FieldName> = Name extends 'delivery_method' ? DeliveryMethod : string;

export const EMPTY_FIELDS = {
  customer: { firstName: '', lastName: '', email: '', phone: '', phone2: '' },
  shipping: { address: '', city: '', postalCode: '', region: '', additionalInfo: '' },
  commune: '',
  delivery_method: DEFAULT_DELIVERY_METHOD,
  payment_method: 'cod',
} as const satisfies CheckoutFields;

/** The rules of a field at this moment: the order request's own. */
export function textField(name: TextPath): TextField {
  return name === 'customer.email' ? customerFields().email : TEXT_FIELDS[name];
}

/** The rules that no setting changes. */
export const TEXT_FIELDS: Record<TextPath, TextField> = {
  'customer.firstName': CUSTOMER_FIELDS.firstName,
  'customer.lastName': CUSTOMER_FIELDS.lastName,
  'customer.email': CUSTOMER_FIELDS.email,
  'customer.phone': CUSTOMER_FIELDS.phone,
  'customer.phone2': CUSTOMER_FIELDS.phone2,
  'shipping.address': SHIPPING_FIELDS.address,
  'shipping.city': SHIPPING_FIELDS.city,
  'shipping.region': SHIPPING_FIELDS.region,
  'shipping.postalCode': SHIPPING_FIELDS.postalCode,
  'shipping.additionalInfo': SHIPPING_FIELDS.additionalInfo,
};

/** The fields that a step must have right before the next one opens, in their order on the page. */
export const STEP_FIELDS = {
  1: [],
  2: ['customer.firstName', 'customer.lastName', 'customer.email', 'customer.phone', 'customer.phone2'],
  3: ['shipping.address', 'shipping.city', 'shipping.region', 'shipping.postalCode', 'shipping.additionalInfo'],
  4: [],
  5: [],
} as const satisfies Record<Step, readonly TextPath[]>;

/** The first incomplete step; 4 if only the order itself is left. */
export function furthestStep({ fields, isCartEmpty }: { fields: CheckoutFields; isCartEmpty: boolean }): Step {
  if (isCartEmpty) return 1;
  if (!areTextsGood(customerFields(), fields.customer)) return 2;
  return areTextsGood(SHIPPING_FIELDS, fields.shipping) ? 4 : 3;
}
