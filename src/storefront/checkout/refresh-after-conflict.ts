import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api/client';
import type { Wilaya } from '@/contract/catalogue';
import type { ChangedItem } from '@/contract/orders';
import { feeCentimes } from '@/domain/delivery';
import { isRecord } from '@/domain/json';
import { toDinars } from '@/domain/money';
import { wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import { feeChange, refreshCart } from './cart-changes';

/**
 * Brings cart and delivery fee in line with a refused order (409).
 * @returns in French, one sentence for each thing that changed
 */
export async function refreshAfterConflict({
  error,
  wilaya,
  queryClient,
}: {
  error: ApiError;
  wilaya: Wilaya;
  queryClient: QueryClient;
}): Promise<string[]> {
  const { items, replaceItems } = useCart.getState();
  const { items: changed } = error.details ?? {};
  const refreshed = refreshCart(items, Array.isArray(changed) ? changed.filter(isChangedItem) : []);
  replaceItems(refreshed.items);

  const wilayas = await freshWilayas(queryClient);
  const now = wilayas?.find(({ id }) => id === wilaya.id);
  const fee = now && feeChange({ name: now.name, before: feeDinars(wilaya), after: feeDinars(now) });
  return fee ? [...refreshed.changes, fee] : refreshed.changes;
}

/** Checked here: the contract's schema would bring its whole library into the page. */
function isChangedItem(item: unknown): item is ChangedItem {
  if (!isRecord(item)) return false;
  const { product_id, price, stock, available } = item;
  const areFigures = [price, stock].every((figure) => figure === null || typeof figure === 'number');
  return typeof product_id === 'number' && areFigures && typeof available === 'boolean';
}

async function freshWilayas(queryClient: QueryClient): Promise<Wilaya[] | null> {
  try {
    return await queryClient.fetchQuery({ ...wilayasQuery(), staleTime: 0 });
  } catch (error) {
    // The fee then stays as it was shown, and the server checks it again.
    console.error(error);
    return null;
  }
}

function feeDinars(wilaya: Wilaya): number {
  return toDinars(feeCentimes(wilaya));
}
