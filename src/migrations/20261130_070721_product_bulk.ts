import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "product_bulk_edits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" text NOT NULL,
  	"change" jsonb NOT NULL,
  	"content_hash" text NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"done_at" timestamp (3) with time zone,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"idempotency_key" text,
  	"request_hash" text,
  	CONSTRAINT "product_bulk_edits_state" CHECK (state IN ('planned', 'open', 'done', 'undone'))
  );
  
  CREATE TABLE "product_bulk_rows" (
  	"edit_id" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"place" integer NOT NULL,
  	"seen" timestamp (3) with time zone,
  	"outcome" text,
  	"before" jsonb,
  	"after" jsonb,
  	"version" timestamp (3) with time zone,
  	"problem" jsonb,
  	CONSTRAINT "product_bulk_rows_edit_id_product_id_pk" PRIMARY KEY("edit_id","product_id")
  );
  
  ALTER TABLE "product_bulk_rows" ADD CONSTRAINT "product_bulk_rows_edit_id_product_bulk_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."product_bulk_edits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "product_bulk_edits_key_idx" ON "product_bulk_edits" USING btree ("idempotency_key");
  CREATE INDEX "product_bulk_edits_created_idx" ON "product_bulk_edits" USING btree ("created_at");
  CREATE INDEX "product_bulk_rows_outcome_idx" ON "product_bulk_rows" USING btree ("edit_id","outcome","place");
  CREATE INDEX "products_no_category_idx" ON "products" USING btree ("date","id") WHERE category_ids = '{}';
  CREATE INDEX "products_no_picture_idx" ON "products" USING btree ("date","id") WHERE main_image IS NULL;
  CREATE INDEX "products_no_price_idx" ON "products" USING btree ("date","id") WHERE price IS NULL;
  CREATE INDEX "products_unpublished_idx" ON "products" USING btree ("date","id") WHERE published IS NOT TRUE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_bulk_edits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_bulk_rows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_bulk_edits" CASCADE;
  DROP TABLE "product_bulk_rows" CASCADE;
  DROP INDEX "products_no_category_idx";
  DROP INDEX "products_no_picture_idx";
  DROP INDEX "products_no_price_idx";
  DROP INDEX "products_unpublished_idx";`)
}
