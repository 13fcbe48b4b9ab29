import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "products_no_category_idx" ON "products" USING btree ("date","id") WHERE category_ids = '{}';
  CREATE INDEX "products_no_picture_idx" ON "products" USING btree ("date","id") WHERE main_image IS NULL;
  CREATE INDEX "products_no_price_idx" ON "products" USING btree ("date","id") WHERE price IS NULL;
  CREATE INDEX "products_unpublished_idx" ON "products" USING btree ("date","id") WHERE published IS NOT TRUE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_no_category_idx";
  DROP INDEX "products_no_picture_idx";
  DROP INDEX "products_no_price_idx";
  DROP INDEX "products_unpublished_idx";`)
}
