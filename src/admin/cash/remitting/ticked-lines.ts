/** Ticked parcels as lines of a remittance, as a person types them: `#1042; 3400`. Pure. */
import { readTypedLines } from '@/domain/cash/typed-lines';

type Parcel = { order_id: number; outstanding: number };

/** How a line names a parcel by its order. */
export function orderIn(order: number): string {
  return `#${order}`;
}

/** The orders that typed lines name. */
export function ordersIn(text: string): ReadonlySet<number> {
  const typed = readTypedLines(text);
  return new Set(typed.ok ? typed.lines.flatMap(({ orderId }) => orderId ?? []) : []);
}

/**
 * The text with a line for each ticked parcel and without the others. A line that is there stays as it was typed,
 * even if it names no parcel of this list.
 */
export function linesWith(
  text: string,
  { parcels, orders }: { parcels: readonly Parcel[]; orders: ReadonlySet<number> },
): string {
  const offered = new Set(parcels.map(({ order_id: order }) => order));
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const orderOf = (row: string) => [...ordersIn(row)][0] ?? null;
  const kept = rows.filter((row) => {
    const order = orderOf(row);
    return order === null || !offered.has(order) || orders.has(order);
  });
  const present = new Set(kept.map(orderOf));
  const added = parcels
    .filter(({ order_id: order }) => orders.has(order) && !present.has(order))
    .map(({ order_id: order, outstanding }) => `${orderIn(order)}; ${outstanding}`);
  return [...kept, ...added].join('\n');
}
