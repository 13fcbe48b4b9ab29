'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';

/** It stays when a page is left, so its script must be there before the next page: each fetch of a page asks for it. */
export const DeferredFooter = deferHydration({ load: () => import('./footer').then(({ Footer }) => Footer) });
