/**
 * Changes of many products at once. Each kind of change is a row of BULK_CHANGES: the call, the operation, its undoing and the screen
 * read the table. Pure.
 */
import { toCentimes, toDinars } from '../money';
import type { Problem } from '../problem';
import { describeField } from './product-fields';

/** Most products in one change. */
export const MAX_BULK_PRODUCTS = 20_000;
/** Minutes within which a change can be undone. */
export const BULK_UNDO_MINUTES = 10;
/** A price is rounded to a multiple of this many dinars. */
export const PRICE_STEPS = [10, 50, 100] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];
/** In either direction. */
export const MAX_PRICE_PERCENT = 1_000;

const LOWEST_CENTIMES = 1;

/** By dinars, or by a share of the present price; rounded if a step is given. */
export type PriceChange = ({ amount: number } | { percent: number }) & { round?: PriceStep | undefined };
/** The id of a category or brand: `replace` leaves it as the only one. */
export type ListChange = { add: number } | { remove: number } | { replace: number };

/** The fields that changes touch, by their key in PRODUCT_FIELDS. */
export type BulkValues = {
  /** dinars */
  price: number | null;
  published: boolean;
  category_ids: readonly number[];
  tag_ids: readonly number[];
};
export type BulkField = keyof BulkValues;

type Row<Field extends BulkField, Change> = {
  field: Field;
  apply: (now: BulkValues[Field], change: Change) => BulkValues[Field];
};

const row = <Field extends BulkField, Change>(described: Row<Field, Change>) => described;

export const BULK_CHANGES = {
  price: row({ field: 'price', apply: changePrice }),
  published: row({ field: 'published', apply: (_: boolean, published: boolean) => published }),
  category: row({ field: 'category_ids', apply: changeList }),
  brand: row({ field: 'tag_ids', apply: changeList }),
};
type Changes = typeof BULK_CHANGES;
export type BulkKind = keyof Changes;
/** One kind of change or several, each at most once. */
export type BulkChange = { [Kind in BulkKind]?: Parameters<Changes[Kind]['apply']>[1] | undefined };

// `Object.keys` types the keys as strings.
export const BULK_KINDS = Object.keys(BULK_CHANGES) as readonly BulkKind[];

/** `values`: those that differ afterwards; empty if the product stays as it is. */
export type ChangedValues = { ok: true; values: Partial<BulkValues> } | { ok: false; problem: Problem };

/** What a change makes of one product, by the rules of its fields. A value that stays as it is may break them. */
export function changeProductValues(now: BulkValues, change: BulkChange): ChangedValues {
  const values: Partial<Record<BulkField, unknown>> = {};
  for (const kind of BULK_KINDS) {
    if (change[kind] === undefined) continue;
    const { field, apply } = BULK_CHANGES[kind];
    // The table pairs each field with the change of its kind, which the compiler does not follow through the loop.
    const after = (apply as (now: unknown, change: unknown) => unknown)(now[field], change[kind]);
    if (isSameValue(now[field], after)) continue;
    const problem = describeField(field).rule?.(after as never) ?? null;
    if (problem) return { ok: false, problem };
    values[field] = after;
  }
  // Each value came from the row of its field.
  return { ok: true, values: values as Partial<BulkValues> };
}

/** Never below one centime; a product without a price stays without. */
function changePrice(now: number | null, change: PriceChange): number | null {
  const centimes = toCentimes(now);
  if (centimes === null) return now;
  const changed = 'amount' in change ? centimes + (toCentimes(change.amount) ?? 0) : share(centimes, change.percent);
  const step = (change.round ?? 0) * 100;
  const rounded = step === 0 ? changed : Math.round(changed / step) * step;
  return toDinars(Math.max(rounded, LOWEST_CENTIMES));
}

/** In hundredths of a percent, so that 15 % of 350 is not a hair below a half. */
function share(centimes: number, percent: number): number {
  return Math.round((centimes * (10_000 + Math.round(percent * 100))) / 10_000);
}

/** Whether a price was lowered as far as prices go. */
export function isLowestPrice(price: number | null | undefined): boolean {
  return toCentimes(price) === LOWEST_CENTIMES;
}

function changeList(now: readonly number[], change: ListChange): readonly number[] {
  if ('replace' in change) return [change.replace];
  if ('remove' in change) return now.filter((id) => id !== change.remove);
  return now.includes(change.add) ? now : [...now, change.add];
}

/** Lists are the same if they name the same in the same order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The category or brand that a change names, by its kind: they must exist. */
export function namedIds(change: BulkChange): Record<'category' | 'brand', number | null> {
  const idIn = (list: ListChange | undefined) => (list ? (Object.values(list)[0] ?? null) : null);
  return { category: idIn(change.category), brand: idIn(change.brand) };
}
