import { readBoilers } from '@/boilers/read-boilers';
import type { Database } from '@/database/database';
import { BOILERS, boilerBrandHref, boilerHref, PLATES } from '@/storefront/boilers/paths';

/** Addresses of the brands and models of boilers. */
export async function listBoilerPages(db: Database): Promise<string[]> {
  const { brands } = await readBoilers({ db });
  const models = brands.flatMap(({ slug: brandSlug, ranges }) =>
    ranges.flatMap((range) => range.models.map(({ slug }) => boilerHref({ brandSlug, slug }))),
  );
  return [BOILERS, PLATES, ...brands.map(({ slug }) => boilerBrandHref(slug)), ...models];
}
