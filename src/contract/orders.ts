/** Orders: the request that places one, what is answered, an account's orders, and the figures of the shop. */
import { z } from 'zod';
import { postalCodeOrUnset } from '@/domain/contact';
import { DEFAULT_DELIVERY_METHOD, DELIVERY_METHODS } from '@/domain/delivery/delivery';
import { MAX_ACCOUNT_QUANTITY, MAX_ORDER_LINES, MAX_QUANTITY, MIN_QUANTITY } from '@/domain/orders/cart';
import { eachAmount } from '@/domain/orders/charges';
import { CUSTOMER_FIELDS, eachOrderText, SHIPPING_FIELDS } from '@/domain/orders/order-fields';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { MAX_PAGE_SIZE } from '@/domain/pagination';
import { asIssue, REQUIRED } from '@/domain/problem';
import { textProblem } from '@/domain/text-field';
import { customerFields } from './customer-fields';
import { fieldText, MAX_ID, money, optionalFieldText, optionalText, pagedFields, wholeNumber } from './shared';

export const orderCustomer = z.object({
  firstName: fieldText(CUSTOMER_FIELDS.firstName),
  lastName: fieldText(CUSTOMER_FIELDS.lastName),
  email: optionalText(CUSTOMER_FIELDS.email.max).superRefine((email, context) => {
    const problem = textProblem(customerFields().email, email);
    if (problem) context.addIssue({ code: 'custom', message: asIssue(problem) });
  }),
  phone: fieldText(CUSTOMER_FIELDS.phone),
  phone2: optionalFieldText(CUSTOMER_FIELDS.phone2),
});

export const orderShipping = z.object({
  address: fieldText(SHIPPING_FIELDS.address),
  city: fieldText(SHIPPING_FIELDS.city),
  postalCode: optionalText(SHIPPING_FIELDS.postalCode.max).transform(postalCodeOrUnset),
  region: fieldText(SHIPPING_FIELDS.region),
  additionalInfo: optionalText(SHIPPING_FIELDS.additionalInfo.max),
});

const UNKNOWN_COMMUNE = asIssue({ code: 'unknownCommune' });

/** The official code of a commune. */
export const communeNumber = z.int(UNKNOWN_COMMUNE).min(1, UNKNOWN_COMMUNE).max(MAX_ID, UNKNOWN_COMMUNE);

/** Undefined if the order names no commune. */
const communeCode = communeNumber.nullish().transform((code) => code ?? undefined);

/** Amounts in dinars, which the server compares with its own. */
const claimedAmount = z
  .number(asIssue({ code: 'amountExpected' }))
  .finite()
  .nullish();

const UNKNOWN_PRODUCT = asIssue({ code: 'unknownProduct' });

/** The amounts that the client expects. */
const claimedAmounts = eachAmount(() => claimedAmount);

/** Every amount of an order, in dinars. */
const amounts = eachAmount(() => money);

export const productNumber = z.int(UNKNOWN_PRODUCT).min(1, UNKNOWN_PRODUCT).max(MAX_ID, UNKNOWN_PRODUCT);

/** Pieces of a line. */
export function quantityUpTo(max: number) {
  return z
    .int(asIssue({ code: 'quantityNotWhole' }))
    .min(MIN_QUANTITY, asIssue({ code: 'quantityTooLow', values: { min: MIN_QUANTITY } }))
    .max(max, asIssue({ code: 'quantityTooHigh', values: { max } }));
}

/** The lines of an order, at least one and each of another thing. @param keyOf what a line is about */
export function linesOf<Line extends z.ZodType>(line: Line, keyOf: (line: z.output<Line>) => unknown) {
  return z
    .array(line, { error: asIssue(REQUIRED) })
    .min(1, asIssue({ code: 'noLines' }))
    .max(MAX_ORDER_LINES, asIssue({ code: 'tooManyLines' }))
    .refine((lines) => new Set(lines.map(keyOf)).size === lines.length, asIssue({ code: 'productTwice' }));
}

/** Lines of products, each with so many pieces at most. */
export function orderLinesUpTo(maxQuantity: number) {
  const line = z.object({
    product_id: productNumber,
    quantity: quantityUpTo(maxQuantity),
    price: claimedAmount,
    name: optionalText(500),
  });
  return linesOf(line, ({ product_id }) => product_id);
}

export const orderRequest = z.object({
  customer: orderCustomer,
  shipping: orderShipping.extend({ commune: communeCode }),
  items: orderLinesUpTo(MAX_QUANTITY),
  payment_method: z.literal('cod', asIssue({ code: 'paymentMethod' })),
  delivery_method: z
    .enum(DELIVERY_METHODS, asIssue({ code: 'deliveryMethod' }))
    .nullish()
    .transform((method) => method ?? DEFAULT_DELIVERY_METHOD),
  ...claimedAmounts,
  guest_id: z.uuid(asIssue({ code: 'guestId' })).nullish(),
});
export type OrderRequest = z.infer<typeof orderRequest>;
/** What the checkout sends, before trimming and defaults. */
export type OrderRequestBody = z.input<typeof orderRequest>;

/** The same from an account, which may order more pieces of a line. */
export const accountOrderRequest = orderRequest.extend({ items: orderLinesUpTo(MAX_ACCOUNT_QUANTITY) });

/** Opens the page that follows an order. Null for an order of an earlier version of the shop, until the next start. */
const trackingCode = z.string().nullable();

export const placedOrder = z.object({
  order_id: z.number(),
  status: z.enum(ORDER_STATUSES),
  ...amounts,
  tracking_code: trackingCode,
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** The present state of a refused line (409), with which the cart can be refreshed. */
export const changedItem = z.object({
  product_id: z.number(),
  price: money.nullable(),
  stock: z.number().nullable(),
  available: z.boolean(),
});
export type ChangedItem = z.infer<typeof changedItem>;

export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,200}$/, asIssue({ code: 'idempotencyKey' }));

export const orderItem = z.object({
  /** null after the product was deleted */
  product_id: z.number().nullable(),
  product_title: z.string(),
  product_name: z.string(),
  /** the manufacturer's part number as it was when the order was placed */
  reference: z.string().nullable(),
  image: z.string().nullable(),
  product_image: z.string().nullable(),
  quantity: z.number(),
  price: money,
  total_price: money,
});
export type OrderItem = z.infer<typeof orderItem>;

/** An order. Some fields occur under two names, which different clients read. */
export const order = z.object({
  id: z.number(),
  status: z.enum(ORDER_STATUSES),
  order_date: z.string(),
  customer_name: z.string(),
  ...eachOrderText(() => z.string()),
  /** null if the order names none */
  commune: z.object({ code: z.number(), name: z.string() }).nullable(),
  ...amounts,
  tracking_code: trackingCode,
  items: z.array(orderItem),
});
export type Order = z.infer<typeof order>;

export const ownOrdersQuery = z.object({
  page: wholeNumber({ name: 'page', min: 1, max: 1_000_000, fallback: 1 }),
  limit: wholeNumber({ name: 'limit', min: 1, max: MAX_PAGE_SIZE, fallback: MAX_PAGE_SIZE }),
});

export const ownOrdersAnswer = z.object({
  orders: z.array(order),
  ...pagedFields,
});
export type OwnOrdersAnswer = z.infer<typeof ownOrdersAnswer>;

/** Figures of the whole shop; `total_revenue` in dinars, without cancelled orders. */
export const statistics = z.object({
  total_revenue: money,
  total_orders: z.number(),
  pending_orders: z.number(),
  total_products: z.number(),
  low_stock_products: z.number(),
  total_users: z.number(),
});
export type Statistics = z.infer<typeof statistics>;
