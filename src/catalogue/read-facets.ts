import type { FacetsAnswer, FacetsQuery } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { NO_FILTERS, writeListingFilters } from '@/domain/search/listing-filters';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { type Condition, type Conditions, joinConditions, withStock } from './conditions';
import { conditionsOf, readSubjects, shownModel } from './list-products';
import { usedAttempt } from './search/attempts';
import { categoryIds, tagIds } from './taxonomy';

const SCOPE = 'published';

/** As many take the memory of a product. */
const CHOICES_PER_WEIGHT = 20;
const GROUPS_PER_WEIGHT = 10;

/**
 * How many products each category and brand finds with the other filters. Choices of one kind add to one another, so a kind is
 * counted without its own choices.
 */
export function readFacets({ db, query }: { db: Database; query: FacetsQuery }): Promise<FacetsAnswer> {
  const filters = writeListingFilters({ ...NO_FILTERS, ...query, page: 1, ordering: null, fits_first: '' });
  return remember({ key: ['facets', String(filters)], weigh: weighAnswer }, () => count({ db, query }));
}

function weighAnswer({ categories, tags }: FacetsAnswer): number {
  return (categories.length + tags.length) / CHOICES_PER_WEIGHT;
}

async function count({ db, query }: { db: Database; query: FacetsQuery }): Promise<FacetsAnswer> {
  const [names, boiler, fault] = await readSubjects({ db, query });
  const subjects = { names, boiler, fault };
  const { search: text } = query;
  const attempt = text === '' ? null : await usedAttempt({ db, scope: SCOPE, text });
  const isFound = text === '' || attempt !== null;
  const conditions = (filters: readonly Condition[]) => joinConditions({ scope: SCOPE, filters, attempt });
  const [groups, inStock] = isFound
    ? await Promise.all([
        readGroups(db, conditions(conditionsOf({ ...query, categories: [], tags: [] }, subjects))),
        hasStock(db, conditions([...conditionsOf({ ...query, in_stock: false }, subjects), withStock('instock')])),
      ])
    : [[], false];
  const inChosen = query.categories.length > 0 ? new Set(categoryIds(names, query.categories)) : null;
  const ofChosen = query.tags.length > 0 ? new Set(tagIds(names, query.tags)) : null;
  const byCategory = sum(groups, { key: 'category_path_ids', other: 'tag_ids', chosen: ofChosen });
  const byBrand = sum(groups, { key: 'tag_ids', other: 'category_path_ids', chosen: inChosen });
  return {
    categories: [...byCategory].flatMap(([id, product_count]) => {
      const slug = names.categories.get(id)?.slug;
      return slug === undefined ? [] : [{ slug, product_count }];
    }),
    tags: [...byBrand].flatMap(([id, product_count]) => {
      const name = names.tags.get(id)?.name;
      return name === undefined ? [] : [{ name, product_count }];
    }),
    ...(inStock && { in_stock: true as const }),
    boiler: boiler && shownModel(boiler),
    ...(fault && { fault: { code: fault.code, brand: fault.brand } }),
  };
}

/** Products with the same categories, ancestors included, and the same brands. */
type Group = { category_path_ids: readonly number[]; tag_ids: readonly number[]; products: number };
type Kind = 'category_path_ids' | 'tag_ids';

/** Products by one kind, of those with any of the chosen of the other kind. @param chosen null for no choice */
function sum(
  groups: readonly Group[],
  { key, other, chosen }: { key: Kind; other: Kind; chosen: ReadonlySet<number> | null },
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const group of groups) {
    if (chosen !== null && !group[other].some((id) => chosen.has(id))) continue;
    for (const id of group[key]) sums.set(id, (sums.get(id) ?? 0) + group.products);
  }
  return sums;
}

/**
 * Whether any product meets the conditions, of which one is about its stock. As long as one is known that does, only its own
 * stock matters: the sale of another's last piece makes nothing outdated.
 */
async function hasStock(db: Database, { where, values, aspects }: Conditions): Promise<boolean> {
  const find = async () => {
    const { rows } = await db.query<{ id: number }>(`SELECT p.id FROM products p WHERE ${where} LIMIT 1`, values);
    return rows.map(({ id }) => id);
  };
  const others = aspects.filter((aspect) => aspect !== 'availability');
  const { isKnown } = await remember({ key: ['in stock', where, values], aspects: others }, async () => {
    const ids = await find();
    showsProducts(ids);
    return { isKnown: ids.length > 0 };
  });
  if (isKnown) return true;
  const { ids } = await remember({ key: ['sold out', where, values], aspects }, async () => ({ ids: await find() }));
  return ids.length > 0;
}

/**
 * Of the products that meet the filters but categories and brands, so that these are chosen without another look at the
 * database. Remembered until a product joins or leaves, as the number of all products is.
 */
async function readGroups(db: Database, { where, values, aspects }: Conditions): Promise<readonly Group[]> {
  const key = ['groups', where, values] as const;
  const weigh = ({ groups }: { groups: readonly Group[] }) => groups.length / GROUPS_PER_WEIGHT;
  const { groups } = await remember({ aspects, key, weigh }, async () => {
    const { rows } = await db.query<Group>(
      `SELECT p.category_path_ids, p.tag_ids, count(*)::int AS products FROM products p WHERE ${where} GROUP BY 1, 2`,
      values,
    );
    return { groups: rows };
  });
  return groups;
}
