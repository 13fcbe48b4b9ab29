import type { ProductDetail } from '@/contract/catalogue';
import type { Fitting } from '@/domain/boilers/fit-verdict';
import type { Sellable } from '@/domain/products/availability';
import { getJson } from '@/storefront/api/calls';

/** A product's stock as it is now, and the boilers that it fits. Apart from the queries: pages that read only this need no library for it. */
export async function readStock(id: number, signal?: AbortSignal): Promise<Sellable & Fitting> {
  const { stock, in_stock, stock_status, fits, asks_fit } = await getJson<ProductDetail>(
    `/api/products/${id}/`,
    signal && { signal },
  );
  return { stock, in_stock, stock_status, fits, isPart: asks_fit !== false };
}
