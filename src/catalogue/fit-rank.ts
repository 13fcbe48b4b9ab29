import { findBoiler } from '@/boilers/read-boilers';
import type { Database } from '@/database/database';
import type { Aspect } from '@/domain/products/catalogue-change';
import type { Condition, FitRank } from './conditions';
import { anyOf, type Bind } from './search/match';
import type { Names } from './taxonomy';

/** Changes by which a product may move in that order. */
export const FIT_ASPECTS: readonly Aspect[] = ['fits', 'names', 'places'];

/** @returns null for no model, or one that does not exist: the list keeps its order */
export async function readFitRank({ db, slug, names }: { db: Database; slug: string; names: Names }) {
  const model = await findBoiler({ db, slug });
  return model && { model, rank: { modelId: model.id, asking: [...names.asking] } satisfies FitRank };
}

/** SQL over `products p` for one place in the order. */
type Place = (bind: Bind) => string;

/** The places in their order: verified parts of the model, those to be checked, what is no part of a boiler, the other parts. */
function placesOf({ modelId, asking }: FitRank): Place[] {
  const rows = (bind: Bind) => `SELECT f.product_id FROM fitments f WHERE f.model_id = ${bind(modelId)}`;
  // As an array, parts are looked up by their ids, whatever the order of the list.
  const isAmong = (ids: string) => `p.id = ANY(ARRAY(${ids}))`;
  // As a scalar sub-select the planner looks in the index; EXISTS would read all fitments into memory first.
  const isPart: Place = (bind) =>
    anyOf([
      "p.category_ids = '{}'",
      `p.category_ids && ${bind(asking)}::int[]`,
      '(SELECT f.id FROM fitments f WHERE f.product_id = p.id LIMIT 1) IS NOT NULL',
    ]);
  return [
    (bind) => isAmong(`${rows(bind)} AND f.confidence = 'confirmed'`),
    (bind) => isAmong(`${rows(bind)} GROUP BY 1 HAVING bool_and(f.confidence <> 'confirmed')`),
    (bind) => `NOT ${isPart(bind)}`,
    (bind) => `${isPart(bind)} AND p.id NOT IN (${rows(bind)})`,
  ];
}

/** The same as conditions, each of which is met by the products of one place. */
export function fitParts(rank: FitRank): Condition[] {
  return placesOf(rank).map((sql) => ({ sql, aspect: 'fits' }));
}

/** SQL over `products p`: the number of a product's place, for a list that is sorted as a whole anyway. */
export function fitRankSql(rank: FitRank, bind: Bind): string {
  // Without the last one, which is all the rest: a value that no place uses is refused by PostgreSQL.
  const [sure, unchecked, noPart] = placesOf(rank)
    .slice(0, -1)
    .map((place) => place(bind));
  return `CASE WHEN ${sure} THEN 0 WHEN ${unchecked} THEN 1 WHEN ${noPart} THEN 2 ELSE 3 END`;
}
