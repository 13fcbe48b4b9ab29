import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { fillBoilersUpTo } from './bulk-boilers';
import { inBulk } from './in-bulk';

/**
 * Adds variants of the shop's products until there are that many, and boilers that they fit, for benchmarks. Written in SQL: 100,000 products would take
 * Payload's hooks a quarter of an hour. Numbering continues where an earlier run ended, so that a shop filled in steps equals
 * one filled at once.
 * @returns the number of products
 */
export async function fillUpTo({ payload, products }: { payload: Payload; products: number }): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'products', overrideAccess: true });
  const missing = products - totalDocs;
  if (missing <= 0) return totalDocs;
  await inBulk(payload, async (req) => {
    // Each variant: a demonstration product with another reference, price, stock, category and brand.
    await executeInTransaction(
      req,
      sql`
      WITH earlier AS (
        SELECT COALESCE(max(substring(reference FROM 4)::int), 0) AS number FROM products WHERE reference ~ '^TP-[0-9]+$'
      ),
      base AS (
        SELECT *, row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS total FROM products
        WHERE reference IS NULL OR reference !~ '^TP-[0-9]+$'
      ),
      made AS (
        INSERT INTO products (title, title_folded, model_folded, reference, reference_folded, reference_key, reference_identity, published, date, price, stock, stock_status,
                              short_description, description, image1_id, updated_at, created_at)
        SELECT b.title || ' V' || n, b.title_folded || ' v' || n, b.model_folded, 'TP-' || n, 'tp ' || n || ' tp' || n, 'tp' || n, 'tp-' || n, true,
               now() - interval '400 days' - n * interval '1 minute', 250 + (n * 7919 % 174750), n % 40,
               CASE WHEN n % 40 = 0 THEN 'outofstock' ELSE 'instock' END::enum_products_stock_status,
               b.short_description, b.description, b.image1_id, now(), now()
        FROM earlier CROSS JOIN LATERAL generate_series(number + 1, number + ${missing}::int) n
        JOIN base b ON b.position = n % b.total
        RETURNING id, substring(reference FROM 4)::int AS n
      ),
      leaves AS (
        SELECT id, row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS total FROM categories c
        WHERE NOT EXISTS (SELECT 1 FROM categories child WHERE child.parent_id = c.id)
      ),
      brands AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS position, count(*) OVER () AS total FROM tags),
      filed AS (
        INSERT INTO products_rels (parent_id, path, "order", categories_id)
        SELECT m.id, 'categories', 1, l.id FROM made m JOIN leaves l ON l.position = m.n % l.total
      )
      INSERT INTO products_rels (parent_id, path, "order", tags_id)
      SELECT m.id, 'tags', 1, b.id FROM made m JOIN brands b ON b.position = (m.n / 7) % b.total`,
    );
    await fillBoilersUpTo(req, { products });
  });
  // Each row was written twice, so half of the table is dead rows. No real shop looks like that.
  const client = await payload.db.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM (FULL, ANALYZE) products');
    await client.query('VACUUM products');
    await client.query('VACUUM (ANALYZE) fitments, boiler_models');
  } finally {
    client.release(true);
  }
  return products;
}
