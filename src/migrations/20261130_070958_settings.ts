import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings" (
  	"path" text PRIMARY KEY NOT NULL,
  	"value" jsonb NOT NULL,
  	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "products_low_stock_idx";
  CREATE INDEX "products_low_stock_idx" ON "products" USING btree ("stock") WHERE stock <= 1000;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings" CASCADE;
  DROP INDEX "products_low_stock_idx";
  CREATE INDEX "products_low_stock_idx" ON "products" USING btree ("stock") WHERE stock <= 5;`)
}
