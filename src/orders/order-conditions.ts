/** The filters of the back office's list of orders as SQL. Pure. */
import type { OrderOrdering } from '@/contract/admin/orders';
import { MAX_ID } from '@/contract/shared';
import { escapeLike } from '@/database/texts';
import type { OrderStatus } from '@/domain/order-status';
import { customerNeedles } from './customer-text';

export type OrderFilters = { search: string; customer: string; status: OrderStatus | null };

export type Conditions = { where: string; values: unknown[] };

/** @returns null if no order can match */
export function orderConditions({ search, customer, status }: OrderFilters): Conditions | null {
  const parts: string[] = [];
  const values: unknown[] = [];
  if (search !== '') {
    const ranges = idRanges(search);
    if (ranges.length === 0) return null;
    parts.push(`(${ranges.map(([low, high]) => `id BETWEEN ${low} AND ${high}`).join(' OR ')})`);
  }
  for (const needles of customerNeedles(customer)) {
    const found = needles.map((needle) => `customer_folded LIKE $${values.push(`%${escapeLike(needle)}%`)}`);
    parts.push(`(${found.join(' OR ')})`);
  }
  if (status !== null) parts.push(`status = $${values.push(status)}`);
  return { where: parts.length === 0 ? 'TRUE' : parts.join(' AND '), values };
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
