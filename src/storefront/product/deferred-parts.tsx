'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';

export const DeferredGallery = deferHydration({
  load: () => import('./gallery/gallery').then(({ Gallery }) => Gallery),
});

export const DeferredTabs = deferHydration({ load: () => import('@/storefront/ui/tabs').then(({ Tabs }) => Tabs) });

export const DeferredRelatedProducts = deferHydration({
  load: () => import('./related-products').then(({ RelatedProducts }) => RelatedProducts),
});

export const DeferredBuyBox = deferHydration({ load: () => import('./buy-box').then(({ BuyBox }) => BuyBox) });
