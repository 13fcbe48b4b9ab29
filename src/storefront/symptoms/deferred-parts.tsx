'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { hasMyBoiler } from '@/storefront/boilers/mine/boiler-mark';

/** The parts of a symptom, whose script comes at the first sign of interest, unless a remembered boiler changes them. */
export const DeferredSymptomParts = deferHydration({
  load: () => import('./symptom-parts').then(({ SymptomParts }) => SymptomParts),
  isWantedAtOnce: hasMyBoiler,
});
