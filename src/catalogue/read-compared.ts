import type { ProductDetail } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { NO_FILTERS } from '@/domain/search/listing-filters';
import { showProduct, showProducts } from './shown';

/** Products that may be offered for comparison; each costs a read of its own. */
const MAX_OFFERED = 12;

/** The published products of these ids, in their order. */
export async function readComparedProducts(db: Database, ids: readonly number[]): Promise<ProductDetail[]> {
  const shown = await Promise.all(ids.map((id) => showProduct({ db, id })));
  return shown.flatMap((one) => one?.product ?? []);
}

/**
 * Appliances of a category with something to compare them by.
 * @param chosen ids that are compared already
 */
export async function readComparable(
  db: Database,
  { category, chosen }: { category: string; chosen: readonly number[] },
): Promise<ProductDetail[]> {
  const { products } = await showProducts({
    db,
    query: { ...NO_FILTERS, categories: [category], limit: MAX_OFFERED + chosen.length },
  });
  const ids = products.map(({ id }) => id).filter((id) => !chosen.includes(id));
  return (await readComparedProducts(db, ids)).filter(({ attributes }) => attributes !== undefined);
}
