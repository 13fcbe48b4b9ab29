/** Totals of an order, in whole centimes. */
export type PricedLine = { unitCentimes: number; quantity: number };

export type OrderTotals = { subtotal: number; delivery: number; total: number };

/**
 * Subtotal plus the wilaya's fee; nothing else is ever added.
 * @returns centimes
 */
export function orderTotals({
  lines,
  feeCentimes,
}: {
  lines: readonly PricedLine[];
  feeCentimes: number;
}): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return { subtotal, delivery: feeCentimes, total: subtotal + feeCentimes };
}

/** Unit price times quantity, in centimes. */
export function lineTotal({ unitCentimes, quantity }: PricedLine): number {
  return unitCentimes * quantity;
}
