/** What a customer changed about an order on the telephone. */
import { z } from 'zod';
import { MAX_REASON_LENGTH } from '@/domain/confirmation/amendments';
import { DELIVERY_METHODS } from '@/domain/delivery/delivery';
import { MAX_OFFICE_QUANTITY } from '@/domain/orders/cart';
import { CUSTOMER_FIELDS } from '@/domain/orders/order-fields';
import { asIssue, REQUIRED } from '@/domain/problem';
import { communeNumber, linesOf, orderCustomer, orderShipping, productNumber, quantityUpTo } from '../orders';
import type { RouteSpec } from '../route-spec';
import { blockText, optionalFieldText } from '../shared';
import { adminOrder } from './orders';
import { EDIT_REFUSALS, versionSeen } from './shared';

const UNKNOWN_ITEM = asIssue({ code: 'unknownItem' });

/** A line by its own id or by its product. The list that is given is the whole order. */
const line = z
  .object({
    item_id: z.string(UNKNOWN_ITEM).max(100, UNKNOWN_ITEM).optional(),
    product_id: productNumber.nullish().transform((id) => id ?? undefined),
    quantity: quantityUpTo(MAX_OFFICE_QUANTITY),
  })
  .refine(({ item_id, product_id }) => item_id !== undefined || product_id !== undefined, asIssue(REQUIRED));
export type AmendedLine = z.infer<typeof line>;

/** A field that keeps its value unless the request has it. Zod's own `optional` would apply the field's default instead. */
function ifGiven<Schema extends z.ZodType>(schema: Schema) {
  return z
    .unknown()
    .optional()
    .transform((value, context): z.output<Schema> | undefined => {
      if (value === undefined) return undefined;
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      for (const { message, path } of parsed.error.issues)
        context.addIssue({ code: 'custom', message, path: [...path] });
      return z.NEVER;
    });
}

/** Empty texts erase what is optional. */
const orEmpty = (text: string | undefined) => text ?? '';

const customer = z.object({
  firstName: ifGiven(orderCustomer.shape.firstName),
  lastName: ifGiven(orderCustomer.shape.lastName),
  email: ifGiven(optionalFieldText(CUSTOMER_FIELDS.email).transform(orEmpty)),
  phone: ifGiven(orderCustomer.shape.phone),
  phone2: ifGiven(optionalFieldText(CUSTOMER_FIELDS.phone2).transform(orEmpty)),
});

const shipping = z.object({
  address: ifGiven(orderShipping.shape.address),
  city: ifGiven(orderShipping.shape.city),
  postalCode: ifGiven(orderShipping.shape.postalCode),
  region: ifGiven(orderShipping.shape.region),
  additionalInfo: ifGiven(orderShipping.shape.additionalInfo),
  /** null if the order names no commune */
  commune: ifGiven(communeNumber.nullable()),
});

export const orderAmendment = z.object({
  /** why, for those who read it later */
  reason: blockText(MAX_REASON_LENGTH),
  items: linesOf(line, ({ item_id, product_id }) => item_id ?? product_id).nullish(),
  customer: customer.nullish(),
  shipping: shipping.nullish(),
  delivery_method: z.enum(DELIVERY_METHODS, asIssue({ code: 'deliveryMethod' })).nullish(),
  /** without it, only what would take back another clerk's fresh amendment is refused */
  updated_at: versionSeen,
});
export type OrderAmendment = z.infer<typeof orderAmendment>;

export const amendmentRoutes = {
  amendOrder: {
    method: 'PATCH',
    guard: 'updated_at',
    path: '/admin/orders/{id}',
    summary:
      'Changes lines, customer, address or delivery of an order that is not on its way. Lines that stay keep their price, stock moves by the difference, all or nothing. With `updated_at`, an amendment of an outdated copy is refused (409)',
    caller: 'clerk',
    body: orderAmendment,
    status: 200,
    answer: adminOrder,
    refusals: EDIT_REFUSALS,
  },
} as const satisfies Record<string, RouteSpec>;
