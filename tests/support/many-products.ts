/** Many products at once, written to the database as copies of one that the shop has made. */
import type { Rows } from './running/database';

/** @returns the ids of the copies, which have the product's categories, brands and values */
export async function copyProduct(rows: Rows, { id, count }: { id: number; count: number }): Promise<number[]> {
  const copies = await rows<{ id: number }>(
    `WITH copied AS (
       INSERT INTO products (title, title_folded, price, stock, stock_status, published, date, search_text, category_ids,
                             category_path_ids, tag_ids, updated_at, created_at)
       SELECT title || ' ' || n, title_folded || ' ' || n, price, stock, stock_status, published, date, search_text, category_ids,
              category_path_ids, tag_ids, now(), now()
       FROM products, generate_series(1, $2) n WHERE id = $1 RETURNING id
     ), placed AS (
       INSERT INTO products_rels ("order", parent_id, path, categories_id, tags_id)
       SELECT r."order", copied.id, r.path, r.categories_id, r.tags_id FROM copied, products_rels r WHERE r.parent_id = $1
     )
     SELECT id FROM copied ORDER BY id`,
    [id, count],
  );
  return copies.map((copy) => copy.id);
}
