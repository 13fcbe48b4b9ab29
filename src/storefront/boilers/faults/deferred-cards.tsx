'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { hasMyBoiler } from '../mine/boiler-mark';

/** The parts of a code, whose script comes at the first sign of interest, unless a remembered boiler marks them. */
export const DeferredFaultCards = deferHydration({
  load: () => import('./fault-cards').then(({ FaultCards }) => FaultCards),
  isWantedAtOnce: hasMyBoiler,
});
