import type { QueryClient } from '@tanstack/react-query';
import { array } from 'zod';
import type { ApiError } from '@/client/api/client';
import { changedItem } from '@/contract/orders';
import type { Wilaya } from '@/contract/wilayas';
import { feeCentimes } from '@/domain/delivery';
import { toDinars } from '@/domain/money';
import { wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import { feeChange, refreshCart } from './cart-changes';

const changedItems = array(changedItem);

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
  const known = changedItems.safeParse(error.details?.items);
  const refreshed = refreshCart(items, known.success ? known.data : []);
  replaceItems(refreshed.items);

  const wilayas = await freshWilayas(queryClient);
  const now = wilayas?.find(({ id }) => id === wilaya.id);
  const fee = now && feeChange({ name: now.name, before: feeDinars(wilaya), after: feeDinars(now) });
  return fee ? [...refreshed.changes, fee] : refreshed.changes;
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
