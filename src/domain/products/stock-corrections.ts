/** Why a person corrects a counted stock. A new reason is an entry here, its words and a migration. */
import type { Problem } from '../problem';
import { isBlank } from '../text';

export const STOCK_REASONS = ['count', 'damaged', 'lost', 'found', 'other'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export function isStockReason(value: unknown): value is StockReason {
  return STOCK_REASONS.some((reason) => reason === value);
}

/** A correction without a reason is accepted, for older callers. */
export function stockReasonProblem(value: string | null | undefined): Problem | null {
  if (isBlank(value) || isStockReason(value)) return null;
  return { code: 'parameterNotOneOf', values: { name: 'stock_reason', options: STOCK_REASONS } };
}
