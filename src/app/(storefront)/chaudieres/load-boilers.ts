import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { readBoilerBrand } from '@/boilers/read-boiler-brands';
import { showBoiler } from '@/catalogue';

/** A brand of boilers by its part of the address, in upper or lower case, or null. Page and metadata share one read. */
export const loadBoilerBrand = cache(async (slug: string) =>
  readBoilerBrand({ db: await database(), slug: slug.toLowerCase() }),
);

/** A model by both parts of its address, in upper or lower case, or null: a model of another brand is unknown. */
export const loadBoiler = cache(async (brandSlug: string, slug: string) => {
  const boiler = await showBoiler({ db: await database(), slug: slug.toLowerCase() });
  return boiler?.brand_slug === brandSlug.toLowerCase() ? boiler : null;
});
