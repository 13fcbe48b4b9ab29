'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';

/** What a search finds, whose script comes at the first sign of interest. */
export const DeferredSearchResults = deferHydration({
  load: () => import('./search-results').then(({ SearchResults }) => SearchResults),
});
