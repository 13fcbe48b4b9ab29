import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_stock_movements_reason" ADD VALUE 'amendment' BEFORE 'correction';
  ALTER TABLE "orders" ADD COLUMN "wilaya_id" integer;
  CREATE INDEX "orders_items_product_idx" ON "orders_items" USING btree ("product_id","_parent_id");
  CREATE INDEX "orders_wilaya_newest_idx" ON "orders" USING btree ("wilaya_id","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);
  CREATE INDEX "orders_source_newest_idx" ON "orders" USING btree ("source","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_movements" ALTER COLUMN "reason" SET DATA TYPE text;
  DROP TYPE "public"."enum_stock_movements_reason";
  CREATE TYPE "public"."enum_stock_movements_reason" AS ENUM('sale', 'cancellation', 'correction');
  ALTER TABLE "stock_movements" ALTER COLUMN "reason" SET DATA TYPE "public"."enum_stock_movements_reason" USING "reason"::"public"."enum_stock_movements_reason";
  DROP INDEX "orders_items_product_idx";
  DROP INDEX "orders_wilaya_newest_idx";
  DROP INDEX "orders_source_newest_idx";
  ALTER TABLE "orders" DROP COLUMN "wilaya_id";`)
}
