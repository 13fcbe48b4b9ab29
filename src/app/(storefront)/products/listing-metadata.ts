import type { Metadata } from 'next';
import { NO_FILTERS } from '@/domain/listing-filters';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { filtersOf, type PageSearchParams } from './search-params';

/**
 * Both addresses of the listing name one canonical address, /products with the category, brand and page. Search texts and
 * price ranges have no end: they are not for search engines.
 */
export async function listingMetadata(searchParams: PageSearchParams): Promise<Metadata> {
  const { categories, tags, page, search, minPrice, maxPrice } = await filtersOf(searchParams);
  const isEndless = search !== '' || minPrice !== null || maxPrice !== null;
  return {
    title: page > 1 ? `Nos produits, page ${page}` : 'Nos produits',
    description:
      'Chaudières, pièces détachées, radiateurs, pompes et plomberie : filtrez par catégorie, marque et prix, payez à la livraison.',
    alternates: { canonical: listingHref('/products', { ...NO_FILTERS, categories, tags, page }) },
    robots: isEndless ? { index: false, follow: true } : undefined,
  };
}
