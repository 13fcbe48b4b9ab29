import type { Fault, MeantFault } from '@/boilers/find-faults';
import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import type { Database } from '@/database/database';
import { boilerBrandSlug } from '@/domain/boilers';
import { readNames } from '../taxonomy';

/** Adds the brands whose products mend no such fault, as they are made for other makers' boilers. */
export async function withOtherBrands({
  db,
  faults,
}: {
  db: Database;
  faults: readonly Fault[];
}): Promise<readonly MeantFault[]> {
  if (faults.length === 0) return [];
  const [{ tags }, brands] = await Promise.all([readNames({ db }), readBoilerBrands({ db })]);
  const slugs = new Set(brands.map(({ slug }) => slug));
  const ofBoilers = [...tags.values()]
    .map(({ id, name }) => ({ id, slug: boilerBrandSlug(name) }))
    .filter(({ slug }) => slugs.has(slug));
  return faults.map((fault) => ({
    ...fault,
    otherBrands: ofBoilers.filter(({ slug }) => slug !== fault.brandSlug).map(({ id }) => id),
  }));
}

/** Whether a product's brands say that it is for other boilers. One with the fault's own brand besides is for both. */
export function isForOthers(tags: readonly number[], { otherBrands }: MeantFault): boolean {
  return tags.length > 0 && tags.every((id) => otherBrands.includes(id));
}
