import type { SearchAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { NO_FILTERS } from '@/domain/listing-filters';
import { MAX_FOUND_PRODUCTS } from '@/domain/search-view';
import { remember } from '@/memory/remember';
import { listProducts } from '../list-products';
import { readTaxonomy } from '../taxonomy';
import { matchesAnyProduct } from './attempts';
import { matchingBrands } from './brands';
import { asTyped } from './match';
import { readSearchWords } from './words';

/** Products, best match first, and brands. Both empty for a blank text. */
export async function search({ db, text }: { db: Database; text: string }): Promise<SearchAnswer> {
  const words = await readSearchWords({ db, text });
  if (words.length === 0) return { products: [], brands: [], is_exact: true };
  return remember({ key: `search page ${text}` }, async () => {
    const query = { ...NO_FILTERS, search: text, limit: MAX_FOUND_PRODUCTS };
    const [{ products }, taxonomy] = await Promise.all([listProducts({ db, query }), readTaxonomy({ db })]);
    const brands = matchingBrands({ brands: taxonomy.tagList, words });
    const is_exact =
      products.length === 0 || (await matchesAnyProduct({ db, scope: 'published', attempt: asTyped(words) }));
    return {
      products,
      is_exact,
      brands: brands.map(({ id, name, image_url, product_count }) => ({ id, name, image_url, product_count })),
    };
  });
}
