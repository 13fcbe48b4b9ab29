import { kindOf } from '@/domain/products/category-kind';
import type { Condition } from './conditions';
import { categoryIds, type Names } from './taxonomy';

const FIRST = 'p.category_ids[1]';

/**
 * A list of categories in parts, one after the other: what they are, goods of that kind whose first category is beside them, and what
 * is filed there too. Parts rather than a sort, which would read the whole category for each page (docs/decisions/0057).
 * @param typed the categories as the address names them
 * @returns nothing if all are alike
 */
export function kindParts(typed: readonly string[], names: Names): Condition[] {
  const chosen = categoryIds(names, typed);
  const { own, kin } = kindOf({ categories: names.categories, chosen, asking: names.asking });
  if (own.length === 0) return [];
  const isAmong = (ids: readonly number[]): Condition => ({
    sql: (bind) => `${FIRST} = ANY(${bind(ids)}::int[])`,
    aspect: 'names',
  });
  const rest: Condition = {
    sql: (bind) => `(${FIRST} = ANY(${bind([...own, ...kin])}::int[])) IS NOT TRUE`,
    aspect: 'names',
  };
  return [isAmong(own), ...(kin.length > 0 ? [isAmong(kin)] : []), rest];
}
