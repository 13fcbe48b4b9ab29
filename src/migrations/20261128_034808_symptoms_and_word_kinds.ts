import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_synonyms_kind" AS ENUM('means', 'filler', 'page');
  CREATE TYPE "public"."enum_search_synonyms_topic" AS ENUM('delivery', 'guarantee', 'returns', 'invoice', 'payment', 'contact', 'tracking', 'quote', 'request', 'quickOrder', 'boilers', 'faultCodes', 'symptoms', 'about', 'account', 'catalogue');
  CREATE TYPE "public"."enum_symptoms_danger" AS ENUM('none', 'gas', 'fumes', 'water', 'electricity');
  CREATE TABLE "symptoms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"causes" varchar,
  	"checks" varchar,
  	"danger" "enum_symptoms_danger" DEFAULT 'none' NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "symptoms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "symptoms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  ALTER TABLE "search_synonyms" ADD COLUMN "kind" "enum_search_synonyms_kind" DEFAULT 'means' NOT NULL;
  ALTER TABLE "search_synonyms" ADD COLUMN "topic" "enum_search_synonyms_topic";
  ALTER TABLE "symptoms_texts" ADD CONSTRAINT "symptoms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."symptoms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "symptoms_rels" ADD CONSTRAINT "symptoms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."symptoms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "symptoms_rels" ADD CONSTRAINT "symptoms_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "symptoms_slug_idx" ON "symptoms" USING btree ("slug");
  CREATE INDEX "symptoms_updated_at_idx" ON "symptoms" USING btree ("updated_at");
  CREATE INDEX "symptoms_created_at_idx" ON "symptoms" USING btree ("created_at");
  CREATE INDEX "symptoms_texts_order_parent" ON "symptoms_texts" USING btree ("order","parent_id");
  CREATE INDEX "symptoms_rels_order_idx" ON "symptoms_rels" USING btree ("order");
  CREATE INDEX "symptoms_rels_parent_idx" ON "symptoms_rels" USING btree ("parent_id");
  CREATE INDEX "symptoms_rels_path_idx" ON "symptoms_rels" USING btree ("path");
  CREATE INDEX "symptoms_rels_categories_id_idx" ON "symptoms_rels" USING btree ("categories_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "symptoms" CASCADE;
  DROP TABLE "symptoms_texts" CASCADE;
  DROP TABLE "symptoms_rels" CASCADE;
  ALTER TABLE "search_synonyms" DROP COLUMN "kind";
  ALTER TABLE "search_synonyms" DROP COLUMN "topic";
  DROP TYPE "public"."enum_search_synonyms_kind";
  DROP TYPE "public"."enum_search_synonyms_topic";
  DROP TYPE "public"."enum_symptoms_danger";`)
}
