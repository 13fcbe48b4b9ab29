/** Why an edit corrects a stock, handed on to the hook that writes the book of stock. */
import type { PayloadRequest } from 'payload';

const KEY = 'stock note';

/** One note for all that a request corrects: a form names it, an import is one itself. */
export function setStockNote({ context }: PayloadRequest, note: string): void {
  context[KEY] = note;
}

export function stockNote({ context }: PayloadRequest): string | null {
  const note = context[KEY];
  return typeof note === 'string' ? note : null;
}
