import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { readSymptoms } from '@/boilers/read-symptoms';
import { readCategoriesTags } from '@/catalogue';
import { flattenTree } from '@/domain/products/flatten-tree';
import { withSlug } from '@/domain/slug';

/** All symptoms. */
export const loadSymptoms = cache(async () => readSymptoms({ db: await database() }));

/** A symptom with those of its categories that have products, or null. Page and metadata share one read. */
export const loadSymptom = cache(async (slug: string) => {
  const symptom = withSlug(await loadSymptoms(), slug);
  if (!symptom) return null;
  const { categories: tree } = await readCategoriesTags({ db: await database() });
  const known = new Map(flattenTree(tree).map((category) => [category.id, category]));
  const categories = symptom.categories
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ product_count }) => product_count > 0)
    .map(({ name, slug: category }) => ({ name, slug: category }));
  return { ...symptom, categories };
});
