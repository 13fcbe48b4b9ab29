'use client';

import { deferHydration } from '@/client/hydration/defer-hydration';
import { myBoiler } from '../boilers/mine/my-boiler';

/** The choice of a boiler; it shows a remembered one. */
export const DeferredHeroBoiler = deferHydration({
  load: () => import('./hero-boiler').then(({ HeroBoiler }) => HeroBoiler),
  isWantedAtOnce: () => myBoiler() !== null,
});

export const DeferredHomeSections = deferHydration({
  load: () => import('./home-sections').then(({ HomeSections }) => HomeSections),
});
