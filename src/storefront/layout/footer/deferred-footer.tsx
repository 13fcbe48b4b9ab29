'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';

export const DeferredFooter = deferHydration({ load: () => import('./footer').then(({ Footer }) => Footer) });
