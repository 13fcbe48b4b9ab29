'use client';

import { useEffect, useState } from 'react';
import type { ListingFilters } from '@/domain/listing-filters';
import { asksForFilters, type ListingPath, listingHref } from './listing-url';
import { replaceAddress } from './location-search';

/** Below this width the filters live in a sheet. */
const NARROW = '(max-width: 1023.98px)';

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
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const hasChoice = filters.categories.length + filters.tags.length > 0;

  useEffect(() => {
    if (!isAsked) return;
    setBarChoice(choice);
    setIsSheetOpen(window.matchMedia(NARROW).matches);
    replaceAddress(listingHref(path, filters));
  }, [isAsked, choice, path, filters]);

  // The sidebar takes over from the sheet when the window grows.
  useEffect(() => {
    const media = window.matchMedia(NARROW);
    const close = () => setIsSheetOpen(false);
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, []);

  return {
    isBarShown: hasChoice && (isAsked || barChoice === choice),
    leaveBar: () => setBarChoice(null),
    isSheetOpen,
    setIsSheetOpen,
  };
}
