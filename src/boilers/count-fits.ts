import type { ProductFits } from '@/contract/admin/product/product-fits';
import type { Database } from '@/database/database';

const COUNTS = {
  name: 'product-fit-counts',
  text: `
    SELECT f.models, f.confirmed, (SELECT count(*)::int FROM part_numbers n WHERE n.product_id = p.id) AS numbers
    FROM products p CROSS JOIN LATERAL (
      SELECT count(DISTINCT model_id)::int AS models,
        (count(DISTINCT model_id) FILTER (WHERE confidence = 'confirmed'))::int AS confirmed
      FROM fitments WHERE product_id = p.id) AS f
    WHERE p.id = $1`,
};

/** How many boiler models a product fits, and how many numbers it has; null for an unknown product. */
export async function countFits({ db, id }: { db: Database; id: number }): Promise<ProductFits | null> {
  const { rows } = await db.query<ProductFits>({ ...COUNTS, values: [id] });
  return rows[0] ?? null;
}
