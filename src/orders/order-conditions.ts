/** The filters of the back office's list of orders as SQL. Pure. */
import type { OrderOrdering } from '@/contract/admin/orders';
import { MAX_ID } from '@/contract/shared';
import { startOfDay } from '@/database/shop-days';
import { escapeLike } from '@/database/texts';
import type { OrderSource } from '@/domain/order-source';
import type { OrderStatus } from '@/domain/order-status';
import { customerNeedles } from './customer-text';

/** '' and null for a filter that is not set. */
type OrderFilters = {
  search: string;
  customer: string;
  /** a number, or a customer */
  q?: string;
  status: OrderStatus | null;
  source?: OrderSource | null;
  /** the id of a region */
  wilaya?: number | null;
  /** the id of a product */
  product?: number | null;
  /** the shop's own days, YYYY-MM-DD, both included */
  from?: string | null;
  to?: string | null;
};

/** Adds a value to the statement. @returns its placeholder */
export type Bind = (value: unknown) => string;

/** SQL over the table `orders`; rooms above have conditions of their own. */
export type Condition = (bind: Bind) => string;

/** SQL over the table `orders`, and the values of its placeholders. */
export type Conditions = { where: string; values: unknown[] };

/** @returns null if no order can match */
export function orderConditions(filters: OrderFilters, more: readonly Condition[] = []): Conditions | null {
  const conditions: Condition[] = [];
  for (const condition of [byNumber(filters.search), byAnything(filters.q ?? '')]) {
    if (condition === 'none') return null;
    if (condition) conditions.push(condition);
  }
  if (filters.customer !== '') conditions.push(matchesCustomer(filters.customer));
  conditions.push(...byColumns(filters), ...more);
  return joined(conditions);
}

/** Whether few orders match, which are then sorted; otherwise the list's order is read from an index. */
export function isSelective({ search, customer, q = '', product = null }: OrderFilters): boolean {
  return search !== '' || customer !== '' || q !== '' || product !== null;
}

/** The conditions as one, and their values. */
export function joined(conditions: readonly Condition[]): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = conditions.map((condition) => condition((value) => `$${values.push(value)}`)).filter(Boolean);
  return { where: parts.length === 0 ? 'TRUE' : parts.join(' AND '), values };
}

type Possible = Condition | 'none' | null;

function byNumber(search: string): Possible {
  if (search === '') return null;
  const ranges = rangesSql(search);
  return ranges === '' ? 'none' : () => `(${ranges})`;
}

/** One search for everything: the beginning of a number, or a part of name, e-mail or telephone. */
function byAnything(search: string): Possible {
  if (search === '') return null;
  const ranges = rangesSql(search);
  return (bind) => {
    const customer = matchesCustomer(search)(bind);
    return ranges === '' ? customer : `(${ranges} OR (${customer}))`;
  };
}

/** A part of name, e-mail or telephone. */
export function matchesCustomer(search: string): Condition {
  return (bind) =>
    customerNeedles(search)
      .map((needles) => needles.map((needle) => `customer_folded LIKE ${bind(`%${escapeLike(needle)}%`)}`))
      .map((found) => `(${found.join(' OR ')})`)
      .join(' AND ');
}

function byColumns({
  status,
  source = null,
  wilaya = null,
  product = null,
  from = null,
  to = null,
}: OrderFilters): Condition[] {
  const conditions: Condition[] = [];
  if (status !== null) conditions.push((bind) => `status = ${bind(status)}`);
  if (source !== null) conditions.push((bind) => `source = ${bind(source)}`);
  if (wilaya !== null) conditions.push((bind) => `wilaya_id = ${bind(wilaya)}`);
  if (product !== null) {
    conditions.push(
      (bind) => `orders.id IN (SELECT i._parent_id FROM orders_items i WHERE i.product_id = ${bind(product)}::numeric)`,
    );
  }
  if (from !== null) conditions.push((bind) => `order_date >= ${startOfDay(`${bind(from)}::date`)}`);
  if (to !== null) conditions.push((bind) => `order_date < ${startOfDay(`${bind(to)}::date + 1`)}`);
  return conditions;
}

function rangesSql(search: string): string {
  return idRanges(search)
    .map(([low, high]) => `id BETWEEN ${low} AND ${high}`)
    .join(' OR ');
}

/** Ranges of the ids that begin with this number: "12" gives 12, 120 to 129, 1200 to 1299 and so on. Empty for other texts. */
export function idRanges(search: string): [low: number, high: number][] {
  const first = Number(/^#?([1-9]\d{0,9})$/.exec(search)?.[1] ?? MAX_ID + 1);
  const ranges: [number, number][] = [];
  for (let low = first, width = 1; low <= MAX_ID; low *= 10, width *= 10) {
    ranges.push([low, Math.min(low + width - 1, MAX_ID)]);
  }
  return ranges;
}

/** Column and direction. The highest id decides between equals. */
export function orderBy(ordering: OrderOrdering): { column: 'id' | 'order_date' | 'total'; direction: 'ASC' | 'DESC' } {
  const isDescending = ordering.startsWith('-');
  // Orderings are column names, some with a leading minus.
  const column = (isDescending ? ordering.slice(1) : ordering) as 'id' | 'order_date' | 'total';
  return { column, direction: isDescending ? 'DESC' : 'ASC' };
}
