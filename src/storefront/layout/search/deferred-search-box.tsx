'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';

export const DeferredSearchBox = deferHydration({
  load: () => import('./search-box').then(({ SearchBox }) => SearchBox),
});
