'use client';

import { useEffect } from 'react';
import { deferHydration } from '@/client/hydration/defer-hydration';
import { myBoiler } from '../boilers/mine/my-boiler';
import { listenToSheetButtons } from './filters/filters-sheet';
import { asksForFilters, type ListingPath } from './state/listing-url';

/** The listing, whose script comes at the first sign of interest, unless it shows more than its HTML at once. */
const Deferred = deferHydration({
  load: () => import('./listing').then(({ Listing }) => Listing),
  isWantedAtOnce: () => myBoiler() !== null || asksForFilters(window.location.search),
});

export function DeferredListing({ path }: { path: ListingPath }) {
  useEffect(listenToSheetButtons, []);
  return <Deferred path={path} />;
}
