import { getJson } from '@/client/api/client';
import type { ProductDetail } from '@/contract/catalogue';
import type { Sellable } from '@/domain/availability';

/** A product's stock as it is now. Apart from the queries: pages that read only this need no library for it. */
export async function readStock(id: number, signal?: AbortSignal): Promise<Sellable> {
  const { stock, in_stock, stock_status } = await getJson<ProductDetail>(`/api/products/${id}/`, signal && { signal });
  return { stock, in_stock, stock_status };
}
