import { readBoilers } from '@/boilers/read-boilers';
import { readFaults } from '@/boilers/read-faults';
import { readSymptoms } from '@/boilers/read-symptoms';
import type { Database } from '@/database/database';
import { boilerBrandHref, boilerHref, faultBrandHref, faultHref } from '@/domain/boilers/boiler-hrefs';
import { BOILERS, FAULTS, PLATES } from '@/domain/boilers/boiler-pages';
import { SYMPTOMS } from '@/domain/boilers/help-topics';
import { symptomHref } from '@/domain/boilers/symptoms';

/** Addresses of the brands and models of boilers, of the fault codes and of the symptoms. */
export async function listBoilerPages(db: Database): Promise<string[]> {
  const [boilers, faults, symptoms] = await Promise.all([
    readBoilers({ db }),
    readFaults({ db, brand: '' }),
    readSymptoms({ db }),
  ]);
  const models = boilers.brands.flatMap(({ slug: brandSlug, ranges }) =>
    ranges.flatMap((range) => range.models.map(({ slug }) => boilerHref({ brandSlug, slug }))),
  );
  const codes = faults.brands.flatMap(({ slug: brandSlug, codes }) =>
    codes.map(({ key }) => faultHref({ brandSlug, key })),
  );
  return [
    ...[BOILERS, PLATES, FAULTS, SYMPTOMS],
    ...symptoms.map(({ slug }) => symptomHref(slug)),
    ...boilers.brands.map(({ slug }) => boilerBrandHref(slug)),
    ...models,
    ...faults.brands.map(({ slug }) => faultBrandHref(slug)),
    ...codes,
  ];
}
