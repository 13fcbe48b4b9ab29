/** What a customer may change about an order by telephone, and how the change is recorded. */
import { maskEmail, maskName } from '../mask';
import type { OrderStatus } from '../order-status';

/** Characters of the reason for a change. */
export const MAX_REASON_LENGTH = 500;

/** An order that is on its way, or over, stays as it is. */
const AMENDABLE: readonly OrderStatus[] = ['pending', 'processing'];

export function isAmendable(status: OrderStatus): boolean {
  return AMENDABLE.includes(status);
}

/** Values before and after, by field of an order's answer. */
export type OrderChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** The fields whose values differ. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): OrderChanges {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]] as const]));
}

const hide = (text: string) => (text === '' ? '' : '***');

/** Of a person, the audit log keeps only what recognises a known value. The amendment itself has the rest. */
const MASKS: Readonly<Record<string, (text: string) => string>> = {
  customer_first_name: maskName,
  customer_last_name: maskName,
  customer_email: maskEmail,
  customer_phone: hide,
  customer_phone2: hide,
  shipping_address: hide,
  shipping_city: hide,
  shipping_postal_code: hide,
  shipping_additional_info: hide,
};

/** The fields that tell who the customer is, or where they live. */
export const PERSONAL_FIELDS = Object.keys(MASKS);

/** The changes as the audit log records them. */
export function auditedChanges(changes: OrderChanges): OrderChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([name, [before, after]]) => {
      const mask = MASKS[name];
      const recorded = (value: unknown) => (mask && typeof value === 'string' ? mask(value) : value);
      return [name, [recorded(before), recorded(after)] as const];
    }),
  );
}
