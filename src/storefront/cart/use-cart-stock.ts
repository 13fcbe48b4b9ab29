'use client';

import { type QueryClient, useQueries } from '@tanstack/react-query';
import type { Sellable } from '@/domain/availability';
import type { CartItem } from '@/domain/cart';
import { lineStock } from '@/domain/line-stock';
import { stockQuery } from '@/storefront/api/queries';
import { stockRemark } from '@/storefront/ui/availability-labels';
import { lineMax } from './line-max';

/** Milliseconds that 'Suivant' waits for the stock at most. */
const PATIENCE_MS = 3_000;

/** The stock of the products in the cart by product id, fetched when the cart comes into sight; missing while unknown. */
export function useCartStock(items: readonly CartItem[]): ReadonlyMap<number, Sellable> {
  return useQueries({
    queries: items.map(({ id }) => stockQuery(id)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index) => {
          const item = items[index];
          return data && item ? [[item.id, data] as const] : [];
        }),
      ),
  });
}

/**
 * The first line whose quantity exceeds the stock. Null if there is no such line, or if the stock cannot be read in time:
 * that must not hold up the checkout, and the server refuses an order for missing pieces anyway.
 */
export async function firstShortLine(
  queryClient: QueryClient,
  items: readonly CartItem[],
): Promise<{ item: CartItem; text: string } | null> {
  const reads = items.map(async (item) => {
    const product = await queryClient
      .fetchQuery({ ...stockQuery(item.id), staleTime: PATIENCE_MS })
      .catch(() => undefined);
    return { item, ...lineStock(item.quantity, product, lineMax()) };
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const lines = await Promise.race([Promise.all(reads), late]);
  const short = lines?.find(({ isShort }) => isShort);
  return short ? { item: short.item, text: stockRemark(short) ?? '' } : null;
}
