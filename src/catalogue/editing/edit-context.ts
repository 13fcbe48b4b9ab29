/** What an edit of a product tells the hooks of its collection, which see only the document. */
import type { PayloadRequest } from 'payload';
import { isStockReason, type StockReason } from '@/domain/products/stock-corrections';

const STOCK_NOTE = 'stock note';
const STOCK_REASON = 'stock reason';
const VERSION_ALONE = 'the edit names the version it saw, but not the stock';

/** Why a request corrects stock. One note for the whole request: a form has a field for it, an import names itself. */
export function setStockNote({ context }: PayloadRequest, note: string): void {
  context[STOCK_NOTE] = note;
}

export function stockNote({ context }: PayloadRequest): string | null {
  const note = context[STOCK_NOTE];
  return typeof note === 'string' ? note : null;
}

/** The kind of reason, beside the note. */
export function setStockReason({ context }: PayloadRequest, reason: StockReason): void {
  context[STOCK_REASON] = reason;
}

export function stockReason({ context }: PayloadRequest): StockReason | null {
  const reason = context[STOCK_REASON];
  return isStockReason(reason) ? reason : null;
}

/** Marks an edit that names the version it saw, but not the stock. Payload fills in absent fields, so hooks could not tell. */
export function markVersionWithoutStock({ context }: PayloadRequest): void {
  context[VERSION_ALONE] = true;
}

export function hasVersionWithoutStock({ context }: PayloadRequest): boolean {
  return context[VERSION_ALONE] === true;
}
