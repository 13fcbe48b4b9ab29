import { readBoilers } from '@/boilers/read-boilers';
import { readFaults } from '@/boilers/read-faults';
import type { Database } from '@/database/database';
import { BOILERS, boilerBrandHref, boilerHref, FAULTS, faultBrandHref, faultHref, PLATES } from '@/domain/boiler-pages';

/** Addresses of the brands and models of boilers and of the fault codes. */
export async function listBoilerPages(db: Database): Promise<string[]> {
  const [boilers, faults] = await Promise.all([readBoilers({ db }), readFaults({ db, brand: '' })]);
  const models = boilers.brands.flatMap(({ slug: brandSlug, ranges }) =>
    ranges.flatMap((range) => range.models.map(({ slug }) => boilerHref({ brandSlug, slug }))),
  );
  const codes = faults.brands.flatMap(({ slug: brandSlug, codes }) =>
    codes.map(({ key }) => faultHref({ brandSlug, key })),
  );
  return [
    ...[BOILERS, PLATES, FAULTS],
    ...boilers.brands.map(({ slug }) => boilerBrandHref(slug)),
    ...models,
    ...faults.brands.map(({ slug }) => faultBrandHref(slug)),
    ...codes,
  ];
}
