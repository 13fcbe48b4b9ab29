import type { CategoriesTagsTreeAnswer, CategoryEntry, CategoryTree } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { readTaxonomy, type Taxonomy } from './taxonomy';

/** The brands with products in a category or its subcategories. */
const BRANDS_BY_CATEGORY = `
  SELECT category_id, array_agg(DISTINCT tag_id) AS tag_ids
  FROM products p, unnest(p.category_path_ids) AS category_id, unnest(p.tag_ids) AS tag_id
  WHERE p.published GROUP BY category_id`;

/** The whole tree, by name, with the brands of each subtree. */
export function readCategoryTree({ db }: { db: Database }): Promise<CategoriesTagsTreeAnswer> {
  return remember({ key: ['category tree'], aspects: ['places'] }, async () => {
    const [taxonomy, brands, products] = await Promise.all([
      readTaxonomy({ db }),
      db.query<{ category_id: number; tag_ids: number[] }>(BRANDS_BY_CATEGORY),
      db.query<{ total: number }>('SELECT count(*)::int AS total FROM products WHERE published'),
    ]);
    const brandIds = new Map(brands.rows.map((row) => [row.category_id, new Set(row.tag_ids)]));
    return {
      categories_tree: asTree(taxonomy.categoryTree, { taxonomy, brandIds }),
      all_tags: taxonomy.tagList.map(({ name }) => name),
      stats: {
        total_categories: taxonomy.categories.size,
        total_tags: taxonomy.tags.size,
        total_products: products.rows[0]?.total ?? 0,
      },
    };
  });
}

type Lookup = { taxonomy: Taxonomy; brandIds: ReadonlyMap<number, ReadonlySet<number>> };

function asTree(entries: readonly CategoryEntry[], lookup: Lookup): CategoryTree {
  const { taxonomy, brandIds } = lookup;
  return Object.fromEntries(
    entries.map(({ id, name, slug, image_url, product_count, children }) => {
      const ids = brandIds.get(id);
      const tags = taxonomy.tagList.filter((tag) => ids?.has(tag.id)).map((tag) => tag.name);
      return [name, { id, slug, image_url, product_count, tags, children: asTree(children, lookup) }];
    }),
  );
}
