/** The categories and brands, with and without their numbers of products. Small, and read by nearly every call. */
import type { CategoryEntry, TagEntry } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { askingCategories, type FitAnswer } from '@/domain/boilers/fit-question';
import { brandsNamed, categoriesNamed } from '@/domain/slug';
import { sortByName } from '@/domain/texts/name-order';
import { remember } from '@/memory/remember';
import { pictureAddressSql } from './product-sql';
import { readNumbers } from './read-numbers';

type NamedCategory = {
  id: number;
  name: string;
  slug: string;
  parent: number | null;
  image_url: string | null;
  asks_fit: FitAnswer | null;
};
type NamedTag = Omit<TagEntry, 'count' | 'product_count'>;

/** Categories and brands by id, for the names that products show. */
export type Names = {
  categories: ReadonlyMap<number, NamedCategory>;
  tags: ReadonlyMap<number, NamedTag>;
  /** ids of the categories of parts, of which is asked whether they fit a boiler */
  asking: ReadonlySet<number>;
};

export type CategoryRow = NamedCategory & { product_count: number };

export type Taxonomy = {
  categories: ReadonlyMap<number, CategoryRow>;
  tags: ReadonlyMap<number, TagEntry>;
  categoryTree: CategoryEntry[];
  tagList: TagEntry[];
};

const CATEGORIES = `
  SELECT c.id, c.name, c.slug, c.parent_id AS parent, ${pictureAddressSql('m')} AS image_url, c.asks_fit
  FROM categories c LEFT JOIN media m ON m.id = c.image_id`;

const TAGS = `
  SELECT t.id, t.name, t.slug, ${pictureAddressSql('m')} AS image_url
  FROM tags t LEFT JOIN media m ON m.id = t.image_id`;

/** Remembered while products come, go and move, which changes only the numbers. */
export function readNames({ db }: { db: Database }): Promise<Names> {
  return remember({ key: ['names'], aspects: ['names'] }, async () => {
    const [categories, tags] = await Promise.all([db.query<NamedCategory>(CATEGORIES), db.query<NamedTag>(TAGS)]);
    const known = byId(categories.rows);
    return { categories: known, tags: byId(tags.rows), asking: askingCategories(known) };
  });
}

/** Categories and brands by id and as the public lists, with their numbers of products. */
export function readTaxonomy({ db }: { db: Database }): Promise<Taxonomy> {
  return remember({ key: ['taxonomy'] }, async () => {
    const [names, numbers] = await Promise.all([readNames({ db }), readNumbers({ db })]);
    const rows = [...names.categories.values()].map((row) => ({
      ...row,
      product_count: numbers.categories.get(row.id) ?? 0,
    }));
    const tagList = sortByName(
      [...names.tags.values()].map((row) => {
        const count = numbers.tags.get(row.id) ?? 0;
        return { ...row, product_count: count, count };
      }),
    );
    return {
      categories: byId(rows),
      tags: byId(tagList),
      categoryTree: asTree(rows),
      tagList,
    };
  });
}

/** The ids of categories given by slug, or by name as in older links. */
export function categoryIds({ categories }: Names, names: readonly string[]): number[] {
  const all = [...categories.values()];
  return [...new Set(names.flatMap((name) => categoriesNamed(all, name).map(({ id }) => id)))];
}

/** The ids of the brands with these names, in whatever spelling, or slugs. */
export function tagIds({ tags }: Names, names: readonly string[]): number[] {
  const all = [...tags.values()];
  return [...new Set(names.flatMap((name) => brandsNamed(all, name).map(({ id }) => id)))];
}

function byId<T extends { id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function asTree(rows: readonly CategoryRow[]): CategoryEntry[] {
  const byParent = Map.groupBy(rows, (row) => row.parent);
  const below = (parent: number | null): CategoryEntry[] =>
    sortByName(byParent.get(parent) ?? []).map(({ id, name, slug, image_url, product_count }) => ({
      id,
      name,
      slug,
      image_url,
      count: product_count,
      product_count,
      children: below(id),
    }));
  return below(null);
}
