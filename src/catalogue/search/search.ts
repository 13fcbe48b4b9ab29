import type { SearchAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { NO_FILTERS } from '@/domain/listing-filters';
import { MAX_FOUND_PRODUCTS } from '@/domain/search-view';
import { remember } from '@/memory/remember';
import { listProducts } from '../list-products';
import { readTaxonomy } from '../taxonomy';
import { attemptOf } from './attempt';
import { matchesAnyProduct } from './attempts';
import { foundBoiler } from './boilers';
import { matchingBrands } from './brands';
import { foundFault } from './faults';
import { interpret, isMeaningless, namedWords } from './interpret';

type SearchRequest = {
  db: Database;
  text: string;
  /** the slug of a boiler model whose parts come first; '' for none */
  fitsFirst: string;
};

/** Products, best match first, and brands. Both empty for a blank text. */
export async function search({ db, text, fitsFirst }: SearchRequest): Promise<SearchAnswer> {
  const meaning = await interpret({ db, text, scope: 'published' });
  if (isMeaningless(meaning)) return { products: [], brands: [], faults: [], is_exact: true };
  return remember({ key: ['search page', text, fitsFirst] }, async () => {
    const query = { ...NO_FILTERS, search: text, fits_first: fitsFirst, limit: MAX_FOUND_PRODUCTS };
    const [{ products, fits_first }, taxonomy] = await Promise.all([listProducts({ db, query }), readTaxonomy({ db })]);
    const brands = matchingBrands({ brands: taxonomy.tagList, readings: namedWords(meaning) });
    const is_exact =
      products.length === 0 || (await matchesAnyProduct({ db, scope: 'published', attempt: attemptOf(meaning) }));
    return {
      products,
      faults: meaning.faults.map(foundFault),
      is_exact,
      ...(meaning.boilers.length > 0 && { boilers: meaning.boilers.map(foundBoiler) }),
      ...(fits_first && { fits_first }),
      brands: brands.map(({ id, name, image_url, product_count }) => ({ id, name, image_url, product_count })),
    };
  });
}
