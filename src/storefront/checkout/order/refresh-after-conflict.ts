import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api/api-error';
import type { ChangedItem } from '@/contract/orders';
import { chargedFee } from '@/domain/delivery/delivery-fees';
import { isRecord } from '@/domain/json';
import { toDinars } from '@/domain/money';
import { learnSetting } from '@/shop';
import { communesQuery, wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import { type Destination, destinationOf } from '../destination';
import { feeChange, refreshCart } from './cart-changes';

/**
 * Brings cart and delivery fee in line with a refused order (409).
 * @returns in French, one sentence for each thing that changed
 */
export async function refreshAfterConflict({
  error,
  destination,
  queryClient,
}: {
  error: ApiError;
  destination: Destination;
  queryClient: QueryClient;
}): Promise<string[]> {
  const { items, replaceItems } = useCart.getState();
  const { items: changed, free_delivery_from: freeFrom } = error.details;
  if (Array.isArray(freeFrom)) learnSetting('orders.free_delivery_from', freeFrom[0] ?? null);
  const refreshed = refreshCart(items, Array.isArray(changed) ? changed.filter(isChangedItem) : []);
  replaceItems(refreshed.items);

  const now = await freshDestination(destination, queryClient);
  const fee =
    now?.fee.ok && feeChange({ name: now.wilaya.name, before: feeDinars(destination), after: feeDinars(now) });
  return fee ? [...refreshed.changes, fee] : refreshed.changes;
}

/** Checked here: the contract's schema would bring its whole library into the page. */
function isChangedItem(item: unknown): item is ChangedItem {
  if (!isRecord(item)) return false;
  const { product_id, price, stock, available } = item;
  const areFigures = [price, stock].every((figure) => figure === null || typeof figure === 'number');
  return typeof product_id === 'number' && areFigures && typeof available === 'boolean';
}

/** @returns undefined if the wilaya is gone, or the fees cannot be read */
async function freshDestination(before: Destination, queryClient: QueryClient): Promise<Destination | undefined> {
  const { wilaya, commune, method } = before;
  try {
    const wilayas = await queryClient.fetchQuery({ ...wilayasQuery(), staleTime: 0 });
    const now = wilayas.find(({ id }) => id === wilaya.id);
    if (!now) return undefined;
    const communes = commune ? await queryClient.fetchQuery({ ...communesQuery(now.id), staleTime: 0 }) : [];
    return destinationOf({ wilaya: now, commune: communes.find(({ code }) => code === commune?.code), method });
  } catch (error) {
    // The fee then stays as it was shown, and the server checks it again.
    console.error(error);
    return undefined;
  }
}

function feeDinars(destination: Destination): number {
  return toDinars(chargedFee(destination.fee));
}
