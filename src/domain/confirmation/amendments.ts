/** What a customer may change about an order by telephone, and how the change is recorded. */

import { maskEmail, maskName } from '../accounts/mask';
import { isRecord } from '../json';
import type { OrderStatus } from '../orders/order-status';

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
export const PERSONAL_FIELDS = [...Object.keys(MASKS), 'commune'];

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

/** Minutes in which the caller may not have seen another clerk's amendment. */
export const FRESH_MINUTES = 30;

/** Fields that follow from others. */
const DERIVED = ['shipping_wilaya', 'subtotal', 'delivery_price', 'total'];

type Shown = Readonly<Record<string, unknown>>;

/**
 * Whether an amendment that does not name its copy would undo what others have just amended: set a field, or the pieces of a
 * product, back to what it was, or drop a line that they added.
 * @param fresh the amendments of others
 */
export function takesBack(fresh: readonly OrderChanges[], { before, after }: { before: Shown; after: Shown }): boolean {
  return fresh.some((changes) =>
    Object.entries(changes).some(([name, [old, set]]) => {
      if (DERIVED.includes(name)) return false;
      if (name !== 'items') return isTakenBack({ old, set, now: before[name], next: after[name] });
      const [was, made, now, next] = [old, set, before.items, after.items].map(piecesOf);
      return [...new Set([...(was?.keys() ?? []), ...(made?.keys() ?? [])])].some((key) =>
        isTakenBack({ old: was?.get(key), set: made?.get(key), now: now?.get(key), next: next?.get(key) }),
      );
    }),
  );
}

function isTakenBack({ old, set, now, next }: Record<'old' | 'set' | 'now' | 'next', unknown>): boolean {
  const [was, made, present, wanted] = [old, set, now, next].map((value) => JSON.stringify(value));
  return was !== made && present === made && wanted === was;
}

/** Pieces by product, or by line where the product is not known. */
function piecesOf(items: unknown): ReadonlyMap<unknown, unknown> {
  const lines: unknown[] = Array.isArray(items) ? items : [];
  return new Map(
    lines.filter(isRecord).map(({ product_id: product, item_id: id, quantity }) => [product ?? id, quantity]),
  );
}
