'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { hasMyBoiler } from '@/storefront/boilers/mine/boiler-mark';

export const DeferredGallery = deferHydration({
  load: () => import('./gallery/gallery').then(({ Gallery }) => Gallery),
});

export const DeferredTabs = deferHydration({ load: () => import('@/storefront/ui/tabs').then(({ Tabs }) => Tabs) });

export const DeferredRelatedProducts = deferHydration({
  load: () => import('./related-products').then(({ RelatedProducts }) => RelatedProducts),
  isWantedAtOnce: hasMyBoiler,
});

/** A remembered boiler that the part does not fit changes the button. */
export const DeferredBuyBox = deferHydration({
  load: () => import('./buy-box').then(({ BuyBox }) => BuyBox),
  isWantedAtOnce: hasMyBoiler,
});
