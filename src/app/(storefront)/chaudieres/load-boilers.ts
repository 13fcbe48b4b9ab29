import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { readBoilerBrand } from '@/boilers/read-boiler-brands';
import { showBoiler } from '@/catalogue';

/** A brand of boilers by its part of the address, or null. Page and metadata share one read. */
export const loadBoilerBrand = cache(async (slug: string) => readBoilerBrand({ db: await database(), slug }));

/** A model by both parts of its address, or null: each model has one address. */
export const loadBoiler = cache(async (brandSlug: string, slug: string) => {
  const boiler = await showBoiler({ db: await database(), slug });
  return boiler?.brand_slug === brandSlug ? boiler : null;
});
