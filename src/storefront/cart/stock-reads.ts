/** What this visit knows of the stock of products in the cart. */
import type { Sellable } from '@/domain/availability';
import { readStock } from '../api/read-stock';

type Known = { stock: Sellable /** milliseconds */; at: number };

const known = new Map<number, Known>();
const underWay = new Map<number, Promise<Sellable>>();
const listeners = new Set<() => void>();

/** Undefined while it is not known. */
export function knownStock(id: number): Sellable | undefined {
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
export function stockNow(id: number, maxAge: number): Promise<Sellable> {
  const last = known.get(id);
  if (last && Date.now() - last.at < maxAge) return Promise.resolve(last.stock);
  const reading = underWay.get(id) ?? read(id);
  underWay.set(id, reading);
  return reading;
}

async function read(id: number): Promise<Sellable> {
  try {
    const stock = await readStock(id);
    known.set(id, { stock, at: Date.now() });
    for (const listener of listeners) listener();
    return stock;
  } finally {
    underWay.delete(id);
  }
}
