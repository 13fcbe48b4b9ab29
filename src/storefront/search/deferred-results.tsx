'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { hasMyBoiler } from '@/storefront/boilers/mine/boiler-mark';

/** What a search finds, whose script comes at the first sign of interest, unless a remembered boiler changes the order. */
export const DeferredSearchResults = deferHydration({
  load: () => import('./search-results').then(({ SearchResults }) => SearchResults),
  isWantedAtOnce: hasMyBoiler,
});
