'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { CartItem } from '@/domain/orders/cart';
import { type LineStock, lineStock } from '@/domain/products/line-stock';
import { stockRemark } from '@/storefront/ui/stock-remark';
import { lineMax, useLineMax } from './line-max';
import { knownStock, onStockRead, stockNow } from './stock-reads';

/** Milliseconds that 'Suivant' waits for the stock at most. */
const PATIENCE_MS = 3_000;
/** Milliseconds after which a page that is turned to again asks again. */
const FIVE_MINUTES = 5 * 60_000;

/** How the stock limits a line. It is read each time the line comes into sight; without an answer it sets no limit. */
export function useLineStock({ id, quantity }: Pick<CartItem, 'id' | 'quantity'>): LineStock {
  const stock = useSyncExternalStore(
    onStockRead,
    () => knownStock(id),
    () => undefined,
  );
  useEffect(() => {
    const shown = new AbortController();
    const read = (maxAge: number) => void stockNow(id, maxAge).catch(() => undefined);
    const readOld = () => {
      if (document.visibilityState === 'visible') read(FIVE_MINUTES);
    };
    read(0);
    window.addEventListener('online', readOld, { signal: shown.signal });
    document.addEventListener('visibilitychange', readOld, { signal: shown.signal });
    return () => shown.abort();
  }, [id]);
  return lineStock(quantity, stock, useLineMax());
}

/**
 * The first line whose quantity exceeds the stock. Null if there is no such line, or if the stock cannot be read in time:
 * that must not hold up the checkout, and the server refuses an order for missing pieces anyway.
 */
export async function firstShortLine(items: readonly CartItem[]): Promise<{ item: CartItem; text: string } | null> {
  const reads = items.map(async (item) => {
    const product = await stockNow(item.id, PATIENCE_MS).catch(() => undefined);
    return { item, ...lineStock(item.quantity, product, lineMax()) };
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const lines = await Promise.race([Promise.all(reads), late]);
  const short = lines?.find(({ isShort }) => isShort);
  return short ? { item: short.item, text: stockRemark(short) ?? '' } : null;
}
