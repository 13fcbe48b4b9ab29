/** What this visit knows of products in the cart: their stock, and the boilers that they fit. */
import { ApiError } from '@/client/api/api-error';
import type { Fitting } from '@/domain/boilers/fit-verdict';
import type { Sellable } from '@/domain/products/availability';
import { readStock } from '../api/read-stock';

type Stock = Sellable & Fitting;
type Known = { stock: Stock | null /** milliseconds */; at: number };

const known = new Map<number, Known>();
const underWay = new Map<number, Promise<Stock | null>>();
const listeners = new Set<() => void>();

/** Undefined while it is not known; null for a product that is not on sale any more. */
export function knownStock(id: number): Stock | null | undefined {
  return known.get(id)?.stock;
}

/** @returns a function that stops it */
export function onStockRead(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The stock of a product, read unless it is known well enough. Calls at the same time share one read.
 * @param maxAge milliseconds
 * @returns null for a product that is not on sale any more
 * @throws ApiError; what was known then stays
 */
export function stockNow(id: number, maxAge: number): Promise<Stock | null> {
  const last = known.get(id);
  if (last && Date.now() - last.at < maxAge) return Promise.resolve(last.stock);
  const reading = underWay.get(id) ?? read(id);
  underWay.set(id, reading);
  return reading;
}

async function read(id: number): Promise<Stock | null> {
  try {
    const stock = await readStock(id).catch(nullIfGone);
    known.set(id, { stock, at: Date.now() });
    for (const listener of listeners) listener();
    return stock;
  } finally {
    underWay.delete(id);
  }
}

/** The shop has answered that it has no such product, or does not show it. */
function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
