/** How orders are paid. Only cash on delivery can be chosen; older orders may name another method. */
export const PAYMENT_METHODS = ['cod', 'card', 'paypal'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Labels are looked up with what an order says: it may have been placed by another version of the shop. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === value);
}
