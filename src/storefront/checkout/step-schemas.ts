import './zod-without-eval';
import type { z } from 'zod';
import { orderRequest } from '@/contract/orders';
import type { Step } from './wizard';

/** What the shopper fills in: a pick of the order request, so that no rule is written a second time. */
export const checkoutSchema = orderRequest.pick({ customer: true, shipping: true, payment_method: true });

/** As typed, before trimming and defaults. */
export type CheckoutFields = z.input<typeof checkoutSchema>;

export const EMPTY_FIELDS = {
  customer: { firstName: '', lastName: '', email: '', phone: '' },
  shipping: { address: '', city: '', postalCode: '', region: '', additionalInfo: '' },
  payment_method: 'cod',
} as const satisfies CheckoutFields;

/** The fields that a step must have right before the next one opens. */
export const STEP_FIELDS = {
  1: [],
  2: ['customer.firstName', 'customer.lastName', 'customer.email', 'customer.phone'],
  3: ['shipping.address', 'shipping.city', 'shipping.region', 'shipping.postalCode', 'shipping.additionalInfo'],
  4: ['payment_method'],
  5: [],
} as const satisfies Record<Step, readonly string[]>;

/** The first step that still lacks something; 4 where only the order itself is left. */
export function furthestStep({ fields, isCartEmpty }: { fields: CheckoutFields; isCartEmpty: boolean }): Step {
  if (isCartEmpty) return 1;
  if (!checkoutSchema.shape.customer.safeParse(fields.customer).success) return 2;
  if (!checkoutSchema.shape.shipping.safeParse(fields.shipping).success) return 3;
  return 4;
}
