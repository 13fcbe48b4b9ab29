'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { myBoiler } from '../boilers/mine/my-boiler';
import { asksForFilters } from './state/listing-url';

/** The listing, whose script comes at the first sign of interest, unless it shows more than its HTML at once. */
export const DeferredListing = deferHydration({
  load: () => import('./listing').then(({ Listing }) => Listing),
  isWantedAtOnce: () => myBoiler() !== null || asksForFilters(window.location.search),
});
