import { findFaultModels } from '@/boilers/find-fault-models';
import { findBoiler } from '@/boilers/read-boilers';
import { findFault } from '@/boilers/read-faults';
import type { FaultAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { fittingBoilers, inCategories, joinConditions } from './conditions';
import { countProducts } from './count-products';
import { fitMarksFor } from './fit-marks';
import { shownModel } from './list-products';
import { listedCard, readRowsById } from './product-rows';
import { categoryIds, readNames } from './taxonomy';

type FaultQuery = {
  db: Database;
  brandSlug: string;
  code: string;
  /** the slug of a model whose parts come first and are marked; '' for none */
  fitsFirst?: string;
};

/** A fault code with the categories and published parts that may help, or null if it is unknown. */
export async function readFault({ db, brandSlug, code, fitsFirst = '' }: FaultQuery): Promise<FaultAnswer | null> {
  const [fault, model] = await Promise.all([
    findFault({ db, brandSlug, code }),
    fitsFirst === '' ? null : findBoiler({ db, slug: fitsFirst }),
  ]);
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
      parts: rows.map((row) => listedCard(row, names)),
    };
  });
  if (!model) return { ...fault, ...help };
  return {
    ...fault,
    ...help,
    parts: await markedParts(db, { ids: parts, modelId: model.id }),
    fits_first: shownModel(model),
  };
}

/** As in any list: verified parts of the model, those to be checked, what is no part of a boiler, the other parts. */
async function markedParts(db: Database, { ids, modelId }: { ids: readonly number[]; modelId: number }) {
  const [rows, names] = await Promise.all([readRowsById(db, ids), readNames({ db })]);
  showsProducts(ids);
  const marks = await fitMarksFor({ db, modelId, names, products: rows });
  const marked = rows.map((row) => ({ ...listedCard(row, names), ...marks(row) }));
  const placeOf = ({ confidence, unfit }: (typeof marked)[number]) =>
    confidence === 'confirmed' ? 0 : confidence ? 1 : unfit ? 3 : 2;
  return marked.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The published parts of the categories that fit a model of the code. */
function countParts(db: Database, { models, categoryIds: ids }: { models: readonly number[]; categoryIds: number[] }) {
  const filters = [inCategories(ids), fittingBoilers(models)];
  return countProducts(db, joinConditions({ scope: 'published', filters, attempt: null }));
}
