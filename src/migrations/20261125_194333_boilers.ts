import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_boiler_models_energy" AS ENUM('gas', 'oil', 'electric', 'solid');
  CREATE TYPE "public"."enum_fitments_confidence" AS ENUM('confirmed', 'to-check');
  CREATE TYPE "public"."enum_part_numbers_kind" AS ENUM('maker', 'former', 'equivalent', 'ean');
  CREATE TYPE "public"."enum_fault_codes_confidence" AS ENUM('confirmed', 'to-check');
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"word_folded" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "boiler_models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar NOT NULL,
  	"range" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"year_from" numeric,
  	"year_to" numeric,
  	"energy" "enum_boiler_models_energy",
  	"power" numeric,
  	"slug" varchar,
  	"title" varchar,
  	"brand_slug" varchar,
  	"identity" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "boiler_models_years" CHECK (year_from <= year_to)
  );
  
  CREATE TABLE "boiler_models_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "fitments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"model_id" integer NOT NULL,
  	"position" varchar,
  	"qualifier" varchar,
  	"serial_from" varchar,
  	"serial_to" varchar,
  	"quantity" numeric DEFAULT 1,
  	"confidence" "enum_fitments_confidence" DEFAULT 'to-check' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "fitments_quantity" CHECK (quantity >= 1)
  );
  
  CREATE TABLE "part_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_part_numbers_kind" DEFAULT 'maker' NOT NULL,
  	"brand" varchar,
  	"number_key" varchar,
  	"number_folded" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fault_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"meaning" varchar NOT NULL,
  	"causes" varchar,
  	"checks" varchar,
  	"confidence" "enum_fault_codes_confidence" DEFAULT 'to-check' NOT NULL,
  	"brand_slug" varchar,
  	"code_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fault_codes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"boiler_models_id" integer,
  	"categories_id" integer,
  	"products_id" integer
  );
  
  ALTER TABLE "products" ADD COLUMN "replaced_by_id" integer;
  ALTER TABLE "products" ADD COLUMN "reference_key" varchar;
  ALTER TABLE "search_synonyms_texts" ADD CONSTRAINT "search_synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boiler_models_texts" ADD CONSTRAINT "boiler_models_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."boiler_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fitments" ADD CONSTRAINT "fitments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fitments" ADD CONSTRAINT "fitments_model_id_boiler_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."boiler_models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "part_numbers" ADD CONSTRAINT "part_numbers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fault_codes_rels" ADD CONSTRAINT "fault_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fault_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_codes_rels" ADD CONSTRAINT "fault_codes_rels_boiler_models_fk" FOREIGN KEY ("boiler_models_id") REFERENCES "public"."boiler_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_codes_rels" ADD CONSTRAINT "fault_codes_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fault_codes_rels" ADD CONSTRAINT "fault_codes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "search_synonyms_word_folded_idx" ON "search_synonyms" USING btree ("word_folded");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_synonyms_texts_order_parent" ON "search_synonyms_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "boiler_models_slug_idx" ON "boiler_models" USING btree ("slug");
  CREATE INDEX "boiler_models_brand_slug_idx" ON "boiler_models" USING btree ("brand_slug");
  CREATE UNIQUE INDEX "boiler_models_identity_idx" ON "boiler_models" USING btree ("identity");
  CREATE INDEX "boiler_models_updated_at_idx" ON "boiler_models" USING btree ("updated_at");
  CREATE INDEX "boiler_models_created_at_idx" ON "boiler_models" USING btree ("created_at");
  CREATE INDEX "boiler_models_words_idx" ON "boiler_models" USING gin (string_to_array(search_text, ' '));
  CREATE INDEX "boiler_models_brand_range_idx" ON "boiler_models" USING btree ("brand_slug","range");
  CREATE INDEX "boiler_models_texts_order_parent" ON "boiler_models_texts" USING btree ("order","parent_id");
  CREATE INDEX "fitments_product_idx" ON "fitments" USING btree ("product_id");
  CREATE INDEX "fitments_model_idx" ON "fitments" USING btree ("model_id");
  CREATE INDEX "fitments_updated_at_idx" ON "fitments" USING btree ("updated_at");
  CREATE INDEX "fitments_created_at_idx" ON "fitments" USING btree ("created_at");
  CREATE UNIQUE INDEX "fitments_once_idx" ON "fitments" USING btree ("model_id","product_id",(coalesce(lower(position), '') || E'\x1f' || coalesce(lower(qualifier), '') || E'\x1f' || coalesce(lower(serial_from), '') || E'\x1f' || coalesce(lower(serial_to), '')));
  CREATE INDEX "part_numbers_product_idx" ON "part_numbers" USING btree ("product_id");
  CREATE INDEX "part_numbers_updated_at_idx" ON "part_numbers" USING btree ("updated_at");
  CREATE INDEX "part_numbers_created_at_idx" ON "part_numbers" USING btree ("created_at");
  CREATE UNIQUE INDEX "part_numbers_once_idx" ON "part_numbers" USING btree ("product_id","number_key");
  CREATE INDEX "part_numbers_number_key_idx" ON "part_numbers" USING btree ("number_key");
  CREATE INDEX "fault_codes_updated_at_idx" ON "fault_codes" USING btree ("updated_at");
  CREATE INDEX "fault_codes_created_at_idx" ON "fault_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "fault_codes_once_idx" ON "fault_codes" USING btree ("brand_slug","code_key");
  CREATE INDEX "fault_codes_rels_order_idx" ON "fault_codes_rels" USING btree ("order");
  CREATE INDEX "fault_codes_rels_parent_idx" ON "fault_codes_rels" USING btree ("parent_id");
  CREATE INDEX "fault_codes_rels_path_idx" ON "fault_codes_rels" USING btree ("path");
  CREATE INDEX "fault_codes_rels_boiler_models_id_idx" ON "fault_codes_rels" USING btree ("boiler_models_id");
  CREATE INDEX "fault_codes_rels_categories_id_idx" ON "fault_codes_rels" USING btree ("categories_id");
  CREATE INDEX "fault_codes_rels_products_id_idx" ON "fault_codes_rels" USING btree ("products_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_replaced_by_id_products_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_replaced_by_idx" ON "products" USING btree ("replaced_by_id");
  CREATE INDEX "products_reference_key_idx" ON "products" USING btree ("reference_key");
  CREATE INDEX "products_shop_cheapest_idx" ON "products" USING btree ("price","id") WHERE published;
  CREATE INDEX "products_shop_dearest_idx" ON "products" USING btree ("price" DESC NULLS LAST,"id") WHERE published;
  -- As partNumberKey of src/domain/part-number.ts has it: letters and digits, O as 0, l and i as 1 if it holds a digit.
  UPDATE products SET reference_key = CASE WHEN compact ~ '[0-9]' THEN translate(compact, 'oli', '011') ELSE compact END
    FROM (SELECT id AS product, replace(regexp_replace(reference_folded, '^.* ', ''), ' ', '') AS compact FROM products) AS folded
    WHERE product = id AND compact <> '';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boiler_models" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boiler_models_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fitments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "part_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fault_codes_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_synonyms_texts" CASCADE;
  DROP TABLE "boiler_models" CASCADE;
  DROP TABLE "boiler_models_texts" CASCADE;
  DROP TABLE "fitments" CASCADE;
  DROP TABLE "part_numbers" CASCADE;
  DROP TABLE "fault_codes" CASCADE;
  DROP TABLE "fault_codes_rels" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_replaced_by_id_products_id_fk";
  
  DROP INDEX "products_replaced_by_idx";
  DROP INDEX "products_reference_key_idx";
  DROP INDEX "products_shop_cheapest_idx";
  DROP INDEX "products_shop_dearest_idx";
  ALTER TABLE "products" DROP COLUMN "replaced_by_id";
  ALTER TABLE "products" DROP COLUMN "reference_key";
  DROP TYPE "public"."enum_boiler_models_energy";
  DROP TYPE "public"."enum_fitments_confidence";
  DROP TYPE "public"."enum_part_numbers_kind";
  DROP TYPE "public"."enum_fault_codes_confidence";`)
}
