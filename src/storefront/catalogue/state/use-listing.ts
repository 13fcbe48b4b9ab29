'use client';

import { useCallback, useEffect, useMemo } from 'react';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import {
  hasFilters,
  type ListingFilters,
  NO_FILTERS,
  rankedFilters,
  readListingFilters,
} from '@/domain/search/listing-filters';
import { categoriesTagsQuery, facetsQuery, productsQuery } from '@/storefront/api/listing-queries';
import { loadQueries, usePageQuery } from '@/storefront/api/page-query/use-page-query';
import { useMyBoiler } from '@/storefront/boilers/mine/my-boiler';
import { withKnownNames } from './category-choice';
import { type ListingPath, listingHref } from './listing-url';
import { pushAddress, replaceAddress, useLocationSearch } from './location-search';
import { offeredLists } from './offered-lists';

const NO_LISTS: CategoriesTagsAnswer = { categories: [], tags: [] };

/** The listing's state: filters from the address, lists and products from the server. */
export function useListing(path: ListingPath) {
  const search = useLocationSearch();
  const listsQuery = usePageQuery({ query: categoriesTagsQuery() });
  const lists = listsQuery.data ?? NO_LISTS;
  const filters = useMemo(() => filtersOf(search, lists), [search, lists]);
  const mine = useMyBoiler();
  const mySlug = mine?.slug ?? null;
  const products = usePageQuery({
    query: productsQuery(rankedFilters(filters, mySlug)),
    // the products wait for the lists, whether these came or failed
    isEnabled: !listsQuery.isPending,
    keepsPrevious: true,
  });
  // Without filters the lists themselves say what is behind each choice.
  const isNarrowed = hasFilters(filters);
  const facetsAnswer = usePageQuery({
    query: facetsQuery(filters),
    isEnabled: isNarrowed && !listsQuery.isPending,
    keepsPrevious: true,
  });
  const facets = isNarrowed ? facetsAnswer.data : undefined;
  const offered = useMemo(() => offeredLists({ lists, facets, filters }), [lists, facets, filters]);
  useLogged(listsQuery.error);
  useLogged(products.error);
  useLogged(facetsAnswer.error);

  /** Starts from the address, not from what was rendered: quick clicks must not undo one another. */
  const change = useCallback(
    (next: Partial<ListingFilters>) => {
      const current = filtersOf(window.location.search, lists);
      const href = listingHref(path, { ...current, page: 1, ...next });
      if (next.page === undefined) replaceAddress(href);
      else pushAddress(href);
      if (next.page !== undefined && next.page > 1) scrollToTop();
    },
    [path, lists],
  );
  const clear = useCallback(() => {
    replaceAddress(listingHref(path, NO_FILTERS));
    scrollToTop();
  }, [path]);
  const prefetchPage = useCallback(
    (page: number) => {
      const query = productsQuery(rankedFilters({ ...filters, page }, mySlug));
      loadQueries().then(({ fetchAhead }) => fetchAhead(query), ignore);
    },
    [filters, mySlug],
  );

  return {
    search,
    filters,
    lists,
    offered,
    // Unknown without filters: some of all products are.
    hasStock: !facets || facets.in_stock === true,
    boiler: facets?.boiler ?? null,
    fault: facets?.fault ?? null,
    mine,
    products,
    change,
    clear,
    prefetchPage,
  };
}

/** What is fetched ahead is fetched again when it is needed. */
function ignore(): void {}

function filtersOf(search: string, lists: CategoriesTagsAnswer): ListingFilters {
  return withKnownNames(readListingFilters(new URLSearchParams(search)), lists);
}

/** A failure of the lists, of what they offer or of the products is logged only. */
function useLogged(error: Error | null) {
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
}

/** Smooth, unless the visitor asked for less motion. */
function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
