import { findBoiler } from '@/boilers/read-boilers';
import type { FacetsAnswer, FacetsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { type Conditions, joinConditions } from './conditions';
import { conditionsOf } from './list-products';
import type { Attempt } from './search/attempt';
import { usedAttempt } from './search/attempts';
import { readNames } from './taxonomy';

const SCOPE = 'published';

/**
 * How many products each category and brand finds with the other filters. Choices of one kind add to one another, so a kind is
 * counted without its own choices.
 */
export function readFacets({ db, query }: { db: Database; query: FacetsQuery }): Promise<FacetsAnswer> {
  const { categories, tags, search, min_price, max_price, boiler, in_stock } = query;
  const key = JSON.stringify([categories, tags, search, min_price, max_price, boiler, in_stock]);
  return remember({ key: `facets ${key}` }, () => count({ db, query }));
}

async function count({ db, query }: { db: Database; query: FacetsQuery }): Promise<FacetsAnswer> {
  const text = query.search;
  const [names, model, attempt] = await Promise.all([
    readNames({ db }),
    findBoiler({ db, slug: query.boiler }),
    text === '' ? null : usedAttempt({ db, scope: SCOPE, text }),
  ]);
  const boiler = model && { slug: model.slug, brand: model.brand, range: model.range, name: model.name };
  if (text !== '' && !attempt) return { categories: [], tags: [], boiler };
  const countBy = (column: Column, filters: FacetsQuery) =>
    countProductsBy({ db, column, conditions: conditions(conditionsOf(filters, names, model), attempt) });
  const [categories, tags] = await Promise.all([
    countBy('category_path_ids', { ...query, categories: [] }),
    countBy('tag_ids', { ...query, tags: [] }),
  ]);
  return {
    categories: categories.flatMap(({ id, product_count }) => {
      const slug = names.categories.get(id)?.slug;
      return slug === undefined ? [] : [{ slug, product_count }];
    }),
    tags: tags.flatMap(({ id, product_count }) => {
      const name = names.tags.get(id)?.name;
      return name === undefined ? [] : [{ name, product_count }];
    }),
    boiler,
  };
}

function conditions(filters: ReturnType<typeof conditionsOf>, attempt: Attempt | null): Conditions {
  return joinConditions({ scope: SCOPE, filters, attempt });
}

type Column = 'category_path_ids' | 'tag_ids';
type Counted = { id: number; product_count: number };

/** Remembered until a product joins or leaves, as the number of all products is. */
async function countProductsBy({
  db,
  column,
  conditions: { where, values, aspects },
}: {
  db: Database;
  column: Column;
  conditions: Conditions;
}): Promise<Counted[]> {
  const { counted } = await remember(
    { aspects, key: `count by ${column} ${where} ${JSON.stringify(values)}` },
    async () => {
      const { rows } = await db.query<Counted>(
        `SELECT key.id, count(*)::int AS product_count FROM products p, unnest(p.${column}) AS key(id)
         WHERE ${where} GROUP BY key.id`,
        values,
      );
      return { counted: rows };
    },
  );
  return counted;
}
