import type { BoilersAnswer } from '@/contract/boilers';
import type { Database } from '@/database/database';
import { withSlug } from '@/domain/slug';
import { remember } from '@/memory/remember';
import { readBoilers } from './read-boilers';

export type BoilerBrand = BoilersAnswer['brands'][number];
export type BoilerBrandSummary = { name: string; slug: string; ranges: string[]; models: number };

/** Brands with the names of their ranges and their numbers of models. Pages of it do not depend on numbers of parts. */
export async function readBoilerBrands({ db }: { db: Database }): Promise<BoilerBrandSummary[]> {
  const { brands } = await remember({ key: ['boiler brands'] }, async () => ({
    brands: (await readBoilers({ db })).brands.map(({ name, slug, ranges }) => ({
      name,
      slug,
      ranges: ranges.map((range) => range.name),
      models: ranges.reduce((sum, { models }) => sum + models.length, 0),
    })),
  }));
  return brands;
}

/** A brand with its ranges and models, or null. */
export async function readBoilerBrand({ db, slug }: { db: Database; slug: string }): Promise<BoilerBrand | null> {
  const { brand } = await remember({ key: ['boiler brand', slug] }, async () => ({
    brand: withSlug((await readBoilers({ db })).brands, slug) ?? null,
  }));
  return brand;
}
