/** How orders are paid. Only cash on delivery can be chosen; older orders may name another method. */
export const PAYMENT_METHODS = ['cod', 'card', 'paypal'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** An order may name a method that this version of the shop does not know. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === value);
}
