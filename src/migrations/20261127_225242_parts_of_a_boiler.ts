import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A category with a fitment in its subtree holds parts. One without holds none if it is at the top, or if most of its siblings have
 * none either: a flue kit below the boilers makes no boiler a part, and joints that nobody has filled in yet stay parts below the
 * others. A shop without any fitment stays as it is.
 */
const ANSWER = `
  WITH fitted AS (
    SELECT DISTINCT unnest(p.category_path_ids) AS id FROM products p WHERE EXISTS (SELECT FROM fitments f WHERE f.product_id = p.id)
  ),
  siblings AS (
    SELECT parent_id, avg((id IN (SELECT id FROM fitted))::int) AS share FROM categories WHERE parent_id IS NOT NULL GROUP BY parent_id
  )
  UPDATE categories c SET asks_fit = 'no'
  WHERE EXISTS (SELECT FROM fitted) AND c.id NOT IN (SELECT id FROM fitted)
    AND (c.parent_id IS NULL OR (c.parent_id IN (SELECT id FROM fitted)
      AND (SELECT share FROM siblings WHERE siblings.parent_id = c.parent_id) < 0.5));`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_categories_asks_fit" AS ENUM('yes', 'no');
  ALTER TABLE "categories" ADD COLUMN "asks_fit" "enum_categories_asks_fit";`)
  // A statement of its own: PostgreSQL reads a whole text before it runs the first part.
  await db.execute(sql.raw(ANSWER))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "categories" DROP COLUMN "asks_fit";
  DROP TYPE "public"."enum_categories_asks_fit";`)
}
