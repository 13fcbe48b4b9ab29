/** What the deletion of a category or a brand would touch, counted from the database: what is remembered covers published products only. */
import type { Database } from '@/database/database';

type CategoryEffects = { subcategories: number; products: number; products_without_category: number };

/** UNION ends at a category that was met before. */
const OF_CATEGORY = `
  WITH RECURSIVE tree AS (
    SELECT id FROM categories WHERE id = $1
    UNION SELECT c.id FROM categories c JOIN tree t ON c.parent_id = t.id
  )
  SELECT t.subcategories, p.products, p.products_without_category
  FROM (SELECT count(*)::int - 1 AS subcategories, array_agg(id) AS ids FROM tree HAVING count(*) > 0) t,
    LATERAL (
      SELECT count(*)::int AS products,
        count(*) FILTER (WHERE category_ids <@ t.ids)::int AS products_without_category
      FROM products WHERE category_path_ids && ARRAY[$1::int]
    ) p`;

/** @returns null if there is no such category */
export async function categoryDeletionEffects(db: Database, id: number): Promise<CategoryEffects | null> {
  const { rows } = await db.query<CategoryEffects>({
    name: 'category-deletion-effects',
    text: OF_CATEGORY,
    values: [id],
  });
  return rows[0] ?? null;
}

/** @returns null if there is no such brand */
export async function tagDeletionEffects(db: Database, id: number): Promise<{ products: number } | null> {
  const { rows } = await db.query<{ products: number }>({
    name: 'tag-deletion-effects',
    text: `SELECT (SELECT count(*)::int FROM products WHERE tag_ids && ARRAY[$1::int]) AS products FROM tags WHERE id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
