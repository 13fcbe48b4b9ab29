import type { Metadata } from 'next';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/reading';
import { readCategoriesTags } from '@/catalogue';
import { type ListingFilters, NO_FILTERS } from '@/domain/listing-filters';
import { namedLike } from '@/domain/text';
import { shop } from '@/shop';
import { findCategory } from '@/storefront/catalogue/state/category-choice';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { pageWords } from '@/words/fr/pages';
import { readListingPage } from './load-listing';
import { filtersOf, type PageSearchParams } from './search-params';

/**
 * Both addresses of the listing name one canonical address: /products with the category, brand and page. Search engines index
 * the lists of one category, one brand, or one of each, which people look for. They do not index search texts, price ranges
 * and other combinations, whose number is unlimited, nor names that the shop does not know, which anybody can make up.
 */
export async function listingMetadata(searchParams: PageSearchParams): Promise<Metadata> {
  const filters = await filtersOf(searchParams);
  const { categories, tags, page, search, min_price, max_price } = filters;
  const name = await nameOf(filters);
  const isEndless =
    search !== '' || min_price !== null || max_price !== null || categories.length > 1 || tags.length > 1;
  const subject = name ?? pageWords.products.title;
  const title = page > 1 ? pageWords.products.page(subject, page) : subject;
  const description = pageWords.products.description(subject, shop.name);
  const canonical = listingHref('/products', { ...NO_FILTERS, categories, tags, page });
  const isForSearchEngines = !isEndless && name !== null && (page === 1 || (await hasProducts(filters)));
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, type: 'website', url: canonical },
    robots: isForSearchEngines ? undefined : { index: false, follow: true },
  };
}

/** 'Circulateurs Grundfos' for a category and a brand; the general title for several of a kind; null if one is unknown. */
async function nameOf({ categories, tags }: ListingFilters): Promise<string | null> {
  if (categories.length + tags.length === 0 || categories.length > 1 || tags.length > 1)
    return pageWords.products.title;
  const lists = await orNothing(database().then((db) => readCategoriesTags({ db })));
  if (!lists) return pageWords.products.title;
  const names = [
    ...categories.map((text) => findCategory(lists.categories, text)?.name),
    ...tags.map((text) => namedLike(lists.tags, text)[0]?.name),
  ];
  return names.includes(undefined) ? null : names.join(' ');
}

/** Whether the page shows any product; true if that cannot be read, so that search engines return. */
async function hasProducts(filters: ListingFilters): Promise<boolean> {
  const answer = await readListingPage(filters);
  return answer === null || answer.products.length > 0;
}
