/** The filters of the back office's list of orders as SQL. Pure. */
import type { OrderOrdering } from '@/contract/admin/orders';
import { startOfDay } from '@/database/shop-days';
import { escapeLike } from '@/database/texts';
import type { OrderSource } from '@/domain/orders/order-source';
import type { OrderStatus } from '@/domain/orders/order-status';
import { isBlank } from '@/domain/text';
import { customerNeedles } from '@/orders/reading/customer-text';
import { type Condition, matchesOrder, rangesSql } from '@/orders/reading/office-search';

export type { Condition } from '@/orders/reading/office-search';

/** '' and null for a filter that is not set. */
type OrderFilters = {
  search: string;
  customer: string;
  /** anything of an order */
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

/** SQL over the table `orders`, and the values of its placeholders. */
export type Conditions = { where: string; values: unknown[] };

/** @returns null if no order can match */
export function orderConditions(filters: OrderFilters, more: readonly Condition[] = []): Conditions | null {
  const conditions: Condition[] = [];
  if (filters.search !== '') {
    const ranges = rangesSql(filters.search);
    if (ranges === '') return null;
    conditions.push(() => ranges);
  }
  if (!isBlank(filters.q)) conditions.push(matchesOrder(filters.q ?? ''));
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

/** A part of name, e-mail or telephone. */
function matchesCustomer(search: string): Condition {
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

/** Column and direction. The highest id decides between equals. */
export function orderBy(ordering: OrderOrdering): { column: 'id' | 'order_date' | 'total'; direction: 'ASC' | 'DESC' } {
  const isDescending = ordering.startsWith('-');
  // Orderings are column names, some with a leading minus.
  const column = (isDescending ? ordering.slice(1) : ordering) as 'id' | 'order_date' | 'total';
  return { column, direction: isDescending ? 'DESC' : 'ASC' };
}
