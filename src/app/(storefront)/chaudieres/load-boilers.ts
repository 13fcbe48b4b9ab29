import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { readBoilerBrand } from '@/boilers/read-boiler-brands';
import { showBoiler } from '@/catalogue';
import { decodedPart, slugSpellings } from '@/domain/slug';

/** A brand of boilers by its part of the address, in whatever spelling, or null. Page and metadata share one read. */
export const loadBoilerBrand = cache(async (part: string) => {
  const slug = decodedPart(part);
  return slug === null ? null : readBoilerBrand({ db: await database(), slug });
});

/** A model by both parts of its address, in whatever spelling, or null: a model of another brand is unknown. */
export const loadBoiler = cache(async (brandPart: string, part: string) => {
  const [brandSlug, slug] = [decodedPart(brandPart), decodedPart(part)];
  const boiler = slug === null ? null : await showBoiler({ db: await database(), slug });
  return boiler && slugSpellings(brandSlug ?? '').includes(boiler.brand_slug) ? boiler : null;
});
