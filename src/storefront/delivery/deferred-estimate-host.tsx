'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { rememberedWilaya } from './remembered-wilaya';

/** What the delivery to the visitor's wilaya costs; shown at once to somebody who has chosen a wilaya before. */
export const DeferredEstimateHost = deferHydration({
  load: () => import('./delivery-estimate-host').then(({ DeliveryEstimateHost }) => DeliveryEstimateHost),
  isWantedAtOnce: () => rememberedWilaya() !== '',
});
