/** The categories and brands with their numbers of products: small, read by nearly every call, kept between changes. */
import type { CategoryEntry, TagEntry } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { namedLike, sortByName } from '@/domain/text';
import { remember } from './cache';
import { pictureAddressSql } from './picture-sql';
import { readNumbers } from './read-numbers';

export type CategoryRow = {
  id: number;
  name: string;
  slug: string;
  parent: number | null;
  image_url: string | null;
  product_count: number;
};

export type Taxonomy = {
  categories: ReadonlyMap<number, CategoryRow>;
  tags: ReadonlyMap<number, TagEntry>;
  categoryTree: CategoryEntry[];
  tagList: TagEntry[];
};

const CATEGORIES = `
  SELECT c.id, c.name, c.slug, c.parent_id AS parent, ${pictureAddressSql('m')} AS image_url
  FROM categories c LEFT JOIN media m ON m.id = c.image_id`;

const TAGS = `
  SELECT t.id, t.name, t.slug, ${pictureAddressSql('m')} AS image_url
  FROM tags t LEFT JOIN media m ON m.id = t.image_id`;

/** Categories and brands by id and as the public lists. */
export function readTaxonomy({ db }: { db: Database }): Promise<Taxonomy> {
  return remember({ shelf: 'membership', key: 'taxonomy' }, async () => {
    const [categories, tags, numbers] = await Promise.all([
      db.query<Omit<CategoryRow, 'product_count'>>(CATEGORIES),
      db.query<Omit<TagEntry, 'count' | 'product_count'>>(TAGS),
      readNumbers({ db }),
    ]);
    const rows = categories.rows.map((row) => ({ ...row, product_count: numbers.categories.get(row.id) ?? 0 }));
    const tagList = sortByName(
      tags.rows.map((row) => {
        const count = numbers.tags.get(row.id) ?? 0;
        return { ...row, product_count: count, count };
      }),
    );
    return {
      categories: new Map(rows.map((row) => [row.id, row])),
      tags: new Map(tagList.map((tag) => [tag.id, tag])),
      categoryTree: asTree(rows),
      tagList,
    };
  });
}

/** The ids of the categories that are named by slug, or by name as the static links do. */
export function categoryIds(taxonomy: Taxonomy, names: readonly string[]): number[] {
  const all = [...taxonomy.categories.values()];
  const slugs = new Set(names.map((name) => name.toLowerCase()));
  const found = [...all.filter(({ slug }) => slugs.has(slug)), ...names.flatMap((name) => namedLike(all, name))];
  return [...new Set(found.map(({ id }) => id))];
}

/** The ids of the brands of these names, without regard to case and accents. */
export function tagIds(taxonomy: Taxonomy, names: readonly string[]): number[] {
  return [...new Set(names.flatMap((name) => namedLike(taxonomy.tagList, name).map(({ id }) => id)))];
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
