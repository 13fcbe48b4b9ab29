'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { CartItem } from '@/domain/orders/cart';
import { knownStock, onStockRead, stockNow } from './stock-reads';

/** Milliseconds for which a product counts as known. */
const KNOWN_MS = 5 * 60_000;

/** Whether the shop has said that a product is not on sale any more. */
export function isGone({ id }: Pick<CartItem, 'id'>): boolean {
  return knownStock(id) === null;
}

/**
 * The lines that count in sums: all but those of products that are not on sale any more.
 * @param reads asks for products that this visit does not know; false where the lines themselves do
 */
export function useItemsOnSale(items: readonly CartItem[], { reads }: { reads: boolean }): readonly CartItem[] {
  const gone = useSyncExternalStore(
    onStockRead,
    () => items.filter(isGone).length,
    () => 0,
  );
  useEffect(() => {
    // Without an answer the lines count as they are: the server checks an order anyway.
    if (reads) for (const { id } of items) void stockNow(id, KNOWN_MS).catch(() => undefined);
  }, [items, reads]);
  return gone === 0 ? items : items.filter((item) => !isGone(item));
}
