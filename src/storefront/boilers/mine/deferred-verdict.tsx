'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { myBoiler } from './my-boiler';

/** What a part's rows say of the visitor's boiler; without one there is nothing to say. */
export const DeferredVerdict = deferHydration({
  load: () => import('./fit-verdict').then(({ FitVerdict }) => FitVerdict),
  isWantedAtOnce: () => myBoiler() !== null,
});
