import type { Database } from '@/database/database';
import type { Confidence } from '@/domain/boilers/boilers';
import { isBoilerPart } from '@/domain/boilers/fit-question';
import { remember } from '@/memory/remember';
import type { ProductRow } from './product-rows';
import type { Names } from './taxonomy';

const FITS = {
  name: 'fits-of-model',
  text: `SELECT product_id AS id, bool_or(confidence = 'confirmed') AS is_confirmed FROM fitments WHERE model_id = $1 GROUP BY 1`,
};

const FITTED = {
  name: 'products-with-fits',
  text: 'SELECT DISTINCT product_id AS id FROM fitments WHERE product_id = ANY($1::int[])',
};

type FitMark = { confidence?: Confidence; unfit?: true };
type Marked = Pick<ProductRow, 'id' | 'category_ids'>;

/**
 * How certain it is that products fit a model: a verified row counts before one that is to be checked.
 * @param modelId null: no model, so nothing is said
 */
export async function confidencesFor({ db, modelId }: { db: Database; modelId: number | null }) {
  if (modelId === null) return () => ({});
  const fits = await readFits(db, modelId);
  return ({ id }: { id: number }): FitMark => {
    const confidence = fits.get(id);
    return confidence ? { confidence } : {};
  };
}

/** The same, and which other products are parts that do not fit the model or were not checked. */
export async function fitMarksFor({
  db,
  modelId,
  names,
  products,
}: {
  db: Database;
  modelId: number;
  names: Names;
  products: readonly Marked[];
}): Promise<(product: Marked) => FitMark> {
  const fits = await readFits(db, modelId);
  const unsure = products.filter(({ id, category_ids }) => !fits.has(id) && !isBoilerPart(category_ids, names.asking));
  const fitted = await readFitted(
    db,
    unsure.map(({ id }) => id),
  );
  return ({ id, category_ids }) => {
    const confidence = fits.get(id);
    if (confidence) return { confidence };
    return isBoilerPart(category_ids, names.asking) || fitted.has(id) ? { unfit: true } : {};
  };
}

/** Remembered for all lists: a sale does not change it. */
async function readFits(db: Database, modelId: number): Promise<ReadonlyMap<number, Confidence>> {
  const { fits } = await remember({ key: ['fits of model', modelId], aspects: ['fits'] }, async () => {
    const { rows } = await db.query<{ id: number; is_confirmed: boolean }>({ ...FITS, values: [modelId] });
    return {
      fits: new Map(
        rows.map(({ id, is_confirmed }): [number, Confidence] => [id, is_confirmed ? 'confirmed' : 'to-check']),
      ),
    };
  });
  return fits;
}

/** Those of the products that have fitments of any model. */
async function readFitted(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { fitted } = await remember({ key: ['fitted products', ids], aspects: ['fits'] }, async () => {
    const { rows } = await db.query<{ id: number }>({ ...FITTED, values: [ids] });
    return { fitted: new Set(rows.map(({ id }) => id)) };
  });
  return fitted;
}
