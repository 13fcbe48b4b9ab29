import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { readCategoriesTags } from '@/catalogue';
import { type ListingFilters, NO_FILTERS } from '@/domain/listing-filters';
import { shop } from '@/shop';
import { categoryNames } from '@/storefront/catalogue/state/category-choice';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { filtersOf, type PageSearchParams } from './search-params';

/**
 * Both addresses of the listing name one canonical address, /products with the category, brand and page. A category, a
 * brand and one of each are lists that people look for; search texts, price ranges and other combinations have no end,
 * and are not for search engines.
 */
export async function listingMetadata(searchParams: PageSearchParams): Promise<Metadata> {
  const { categories, tags, page, search, minPrice, maxPrice } = await filtersOf(searchParams);
  const isEndless = search !== '' || minPrice !== null || maxPrice !== null || categories.length > 1 || tags.length > 1;
  const subject = await subjectOf({ categories, tags });
  const title = page > 1 ? `${subject}, page ${page}` : subject;
  const description = `${subject} : pièces et équipements de chauffage chez ${shop.name}, livrés en 24-48h partout en Algérie, à payer à la livraison.`;
  const canonical = listingHref('/products', { ...NO_FILTERS, categories, tags, page });
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, type: 'website', url: canonical },
    robots: isEndless ? { index: false, follow: true } : undefined,
  };
}

/** 'Circulateurs Grundfos' for a category and a brand; several of a kind have no name together. */
async function subjectOf({ categories, tags }: Pick<ListingFilters, 'categories' | 'tags'>): Promise<string> {
  if (categories.length + tags.length === 0 || categories.length > 1 || tags.length > 1) return 'Nos produits';
  const lists = await readCategoriesTags({ db: await database() });
  return [...categoryNames(lists.categories, categories), ...tags].join(' ');
}
