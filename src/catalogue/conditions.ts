/** The WHERE of a product list. A filter of the listing or of the back office is a condition here. */

import type { LeftOut } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { momentOf } from '@/database/shop-days';
import type { Aspect } from '@/domain/products/catalogue-change';
import type { StockFilter } from '@/domain/products/low-stock';
import type { MissingFilter, PublicationFilter } from '@/domain/products/product-rules';
import { orderSettings } from '@/shop';
import type { ProductRow } from './product-rows';
import { inScope, type Scope } from './scope';
import type { Attempt } from './search/attempt';
import type { Bind } from './search/match';

export type Condition = {
  /** SQL over `products p` */
  sql: (bind: Bind) => string;
  /** a change, besides `places`, by which a product may start or stop meeting it */
  aspect?: Aspect;
};

const NEVER: Condition = { sql: () => 'false' };

/** In any of these categories or their subcategories. */
export function inCategories(ids: readonly number[]): Condition {
  return ids.length === 0 ? NEVER : { sql: (bind) => `p.category_path_ids && ${bind(ids)}::int[]` };
}

/** Each is spelt as its partial index is (src/database/schema.ts). */
const WITHOUT: Readonly<Record<MissingFilter, Condition>> = {
  category: { sql: () => "p.category_ids = '{}'" },
  picture: { sql: () => 'p.main_image IS NULL', aspect: 'details' },
  price: { sql: () => 'p.price IS NULL', aspect: 'prices' },
  boiler: { sql: () => 'NOT EXISTS (SELECT FROM fitments f WHERE f.product_id = p.id)', aspect: 'fits' },
};

/** In no category, for example. */
export function withoutAny(what: MissingFilter): Condition {
  return WITHOUT[what];
}

/** Published or not. */
export function withPublication(filter: PublicationFilter): Condition {
  return { sql: () => (filter === 'true' ? 'p.published' : 'p.published IS NOT TRUE') };
}

/** Edited since a day or moment: sales do not count. */
export function changedSince(since: string): Condition {
  return { sql: (bind) => `p.updated_at >= ${momentOf(since, bind(since))}`, aspect: 'details' };
}

/** Of any of these brands. */
export function ofBrands(ids: readonly number[]): Condition {
  return ids.length === 0 ? NEVER : { sql: (bind) => `p.tag_ids && ${bind(ids)}::int[]` };
}

/** That fit any of these models of boilers. */
export function fittingBoilers(ids: readonly number[]): Condition {
  if (ids.length === 0) return NEVER;
  return {
    sql: (bind) => `p.id IN (SELECT f.product_id FROM fitments f WHERE f.model_id = ANY(${bind(ids)}::int[]))`,
    aspect: 'fits',
  };
}

/** @param min in dinars, as `max`; both are included, null is no limit */
export function pricedBetween(min: number | null, max: number | null): Condition[] {
  if (min !== null && max !== null && min > max) return [NEVER];
  return [
    ...(min === null ? [] : [{ sql: (bind: Bind) => `p.price >= ${bind(min)}`, aspect: 'prices' as const }]),
    ...(max === null ? [] : [{ sql: (bind: Bind) => `p.price <= ${bind(max)}`, aspect: 'prices' as const }]),
  ];
}

export function withStock(filter: StockFilter): Condition {
  if (filter === 'low') return LOW_IN_STOCK;
  return { sql: (bind) => `p.stock_status = ${bind(filter)}`, aspect: 'availability' };
}

/** A literal rather than a parameter, so that the partial index of these products is used. */
const LOW_IN_STOCK: Condition = { sql: () => `p.stock <= ${Number(orderSettings.low_stock_limit)}`, aspect: 'stock' };

/** Conditions joined into one statement. */
export type Conditions = {
  scope: Scope;
  /** SQL over `products p`, without the word WHERE */
  where: string;
  values: unknown[];
  /** how a search orders the products; null without a search */
  rank: Attempt['rank'] | null;
  /** as of the attempt; null without a search */
  lead: Attempt['lead'];
  /** the same without the search */
  filtered: { where: string; values: unknown[] };
  /** changes by which a product may join or leave the list */
  aspects: readonly Aspect[];
};

/** @param attempt how the search text is read; null without a search */
export function joinConditions({
  scope,
  filters,
  attempt,
}: {
  scope: Scope;
  filters: readonly Condition[];
  attempt: Attempt | null;
}): Conditions {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const filtering = [inScope(scope), ...filters.map(({ sql }) => sql(bind))];
  const filtered = { where: filtering.join(' AND '), values: [...values] };
  const parts = [...filtering, ...(attempt ? [attempt.condition(bind)] : [])];
  const aspects = filters.flatMap(({ aspect }) => aspect ?? []);
  return {
    scope,
    where: parts.join(' AND '),
    values,
    rank: attempt?.rank ?? null,
    lead: attempt?.lead ?? null,
    filtered,
    aspects: [...new Set<Aspect>(['places', ...aspects, ...(attempt ? ['words' as const, ...attempt.aspects] : [])])],
  };
}

/** Puts the parts of one boiler at the top of a list. */
export type FitRank = {
  modelId: number;
  /** ids of the categories that hold parts of boilers */
  asking: readonly number[];
};

/** A page of the products that meet the conditions. `columns`: those of the shop's list, or the id only. */
export type Slice = {
  db: Database;
  conditions: Conditions;
  limit: number;
  offset: number;
  columns: 'listing' | 'id';
  /** the parts of a boiler come first in a search; null: all the same */
  fitRank: FitRank | null;
  /** false: the number of all products is not needed, which takes longer than the first page */
  isCounted: boolean;
};

/** The ids on a page, the number of products on all pages, and the page's rows if they were just read. */
export type Matches = { total: number; ids: readonly number[]; rows?: ProductRow[] | undefined };

/** How the text of a search was read. */
export type ReadText = { isExact: boolean; leftOut: LeftOut | null };

/** What identifies a slice in memory. Two texts may match the same products in another order: "vaillant" and "chaudière vaillant". */
export function sliceKey({ conditions, limit, offset, fitRank, isCounted }: Slice): readonly unknown[] {
  const { where, values, rank } = conditions;
  const ranked: unknown[] = [];
  const order = rank?.((value) => `$${ranked.push(value)}`) ?? null;
  return [
    limit,
    offset,
    isCounted,
    where,
    values,
    order,
    ranked,
    ...(fitRank ? [fitRank.modelId, fitRank.asking] : []),
  ];
}
