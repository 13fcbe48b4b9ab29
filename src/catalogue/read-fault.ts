import { findFaultModels } from '@/boilers/find-fault-models';
import { findFault } from '@/boilers/read-faults';
import type { FaultAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { fittingBoilers, inCategories, joinConditions } from './conditions';
import { countProducts } from './count-products';
import { listingProduct, readRowsById } from './product-rows';
import { categoryIds, readNames } from './taxonomy';

type FaultQuery = { db: Database; brandSlug: string; code: string };

/** A fault code with the categories and published parts that may help, or null if it is unknown. */
export async function readFault({ db, brandSlug, code }: FaultQuery): Promise<FaultAnswer | null> {
  const fault = await findFault({ db, brandSlug, code });
  if (!fault) return null;
  const { brand_slug, key, categories, parts } = fault;
  const help = await remember({ key: ['fault help', brand_slug, key], aspects: ['faults', 'places'] }, async () => {
    const [rows, names, models] = await Promise.all([
      readRowsById(db, parts),
      readNames({ db }),
      findFaultModels({ db, fault: `${brand_slug}/${key}` }),
    ]);
    showsProducts(parts);
    const likely = categories.flatMap((id) => names.categories.get(id) ?? []);
    return {
      categories: await Promise.all(
        likely.map(async ({ name, slug }) => ({
          name,
          slug,
          product_count: await countParts(db, {
            models: models?.models ?? [],
            categoryIds: categoryIds(names, [slug]),
          }),
        })),
      ),
      parts: rows.map((row) => listingProduct(row, names)),
    };
  });
  return { ...fault, ...help };
}

/** The published parts of the categories that fit a model of the code. */
function countParts(db: Database, { models, categoryIds: ids }: { models: readonly number[]; categoryIds: number[] }) {
  const filters = [inCategories(ids), fittingBoilers(models)];
  return countProducts(db, joinConditions({ scope: 'published', filters, attempt: null }));
}
