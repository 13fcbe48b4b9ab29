import { CUSTOMER_FIELDS } from '@/domain/orders/order-fields';
import type { TextField } from '@/domain/text-field';
import { orderSettings } from '@/shop';

/** The fields of an order's customer at this moment: the owner may do without an e-mail address. */
export function customerFields(): Record<keyof typeof CUSTOMER_FIELDS, TextField> {
  if (orderSettings.email_required) return CUSTOMER_FIELDS;
  return { ...CUSTOMER_FIELDS, email: { ...CUSTOMER_FIELDS.email, isOptional: true } };
}
