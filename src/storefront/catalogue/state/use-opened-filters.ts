'use client';

import { useEffect, useState } from 'react';
import type { ListingFilters } from '@/domain/search/listing-filters';
import { openFiltersSheet } from '../filters/filters-sheet';
import { asksForFilters, type ListingPath, listingHref } from './listing-url';
import { replaceAddress } from './location-search';

/**
 * Implements `openFilters=true`: it opens the sheet on narrow screens and, where a category or brand is chosen, shows the
 * 'Filtré par:' bar in place of the sidebar until the choice changes. Then it leaves the address.
 */
export function useOpenedFilters({
  path,
  search,
  filters,
}: {
  path: ListingPath;
  search: string;
  filters: ListingFilters;
}) {
  const isAsked = asksForFilters(search);
  const choice = [...filters.categories, '|', ...filters.tags].join(',');
  const [barChoice, setBarChoice] = useState(isAsked ? choice : null);
  const hasChoice = filters.categories.length + filters.tags.length > 0;

  useEffect(() => {
    if (!isAsked) return;
    setBarChoice(choice);
    replaceAddress(listingHref(path, filters));
    // Only now: the sheet's entry in the history is made over this one.
    openFiltersSheet();
  }, [isAsked, choice, path, filters]);

  return {
    isBarShown: hasChoice && (isAsked || barChoice === choice),
    leaveBar: () => setBarChoice(null),
  };
}
