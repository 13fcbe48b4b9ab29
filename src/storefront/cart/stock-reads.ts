/** What this visit knows of products in the cart: their stock, and the boilers that they fit. */
import type { Sellable } from '@/domain/availability';
import type { Fitting } from '@/domain/boilers';
import { readStock } from '../api/read-stock';

type Stock = Sellable & Fitting;
type Known = { stock: Stock /** milliseconds */; at: number };

const known = new Map<number, Known>();
const underWay = new Map<number, Promise<Stock>>();
const listeners = new Set<() => void>();

/** Undefined while it is not known. */
export function knownStock(id: number): Stock | undefined {
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
 * @throws ApiError; what was known then stays
 */
export function stockNow(id: number, maxAge: number): Promise<Stock> {
  const last = known.get(id);
  if (last && Date.now() - last.at < maxAge) return Promise.resolve(last.stock);
  const reading = underWay.get(id) ?? read(id);
  underWay.set(id, reading);
  return reading;
}

async function read(id: number): Promise<Stock> {
  try {
    const stock = await readStock(id);
    known.set(id, { stock, at: Date.now() });
    for (const listener of listeners) listener();
    return stock;
  } finally {
    underWay.delete(id);
  }
}
