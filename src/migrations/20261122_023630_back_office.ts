import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-order-status' BEFORE 'send-welcome';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'import-products';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-order-status' BEFORE 'send-welcome';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'import-products';
  CREATE TABLE "order_figures" (
  	"day" date NOT NULL,
  	"status" text NOT NULL,
  	"orders" integer NOT NULL,
  	"centimes" bigint NOT NULL
  );
  
  CREATE TABLE "order_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"status" text NOT NULL,
  	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"asked_by" text NOT NULL,
  	"sent_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "product_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" text DEFAULT 'waiting' NOT NULL,
  	"is_open" boolean DEFAULT true,
  	"dry_run" boolean NOT NULL,
  	"create_missing" boolean NOT NULL,
  	"file_name" text NOT NULL,
  	"unknown_columns" text[] DEFAULT '{}' NOT NULL,
  	"notes" text[] DEFAULT '{}' NOT NULL,
  	"made" text[] DEFAULT '{}' NOT NULL,
  	"total" integer NOT NULL,
  	"done" integer DEFAULT 0 NOT NULL,
  	"created" integer DEFAULT 0 NOT NULL,
  	"updated" integer DEFAULT 0 NOT NULL,
  	"unchanged" integer DEFAULT 0 NOT NULL,
  	"failed" integer DEFAULT 0 NOT NULL,
  	"user_id" integer,
  	"started_by" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"started_at" timestamp with time zone,
  	"finished_at" timestamp with time zone,
  	CONSTRAINT "product_imports_one_open" UNIQUE("is_open")
  );
  
  CREATE TABLE "product_import_lines" (
  	"import_id" integer NOT NULL,
  	"line" integer NOT NULL,
  	"cells" jsonb,
  	"reference" text,
  	"title" text,
  	"outcome" text,
  	"messages" text[] DEFAULT '{}' NOT NULL,
  	CONSTRAINT "product_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
  );
  
  DROP INDEX "orders_status_idx";
  DROP INDEX "orders_order_date_idx";
  ALTER TABLE "orders" ADD COLUMN "customer_folded" varchar;
  ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_figures_day_idx" ON "order_figures" USING btree ("day","status");
  CREATE INDEX "order_mails_order_idx" ON "order_mails" USING btree ("order_id");
  CREATE INDEX "product_import_lines_waiting_idx" ON "product_import_lines" USING btree ("import_id","line") WHERE outcome IS NULL;
  CREATE INDEX "product_import_lines_failed_idx" ON "product_import_lines" USING btree ("import_id","line") WHERE outcome = 'failed';
  CREATE INDEX "products_all_date_idx" ON "products" USING btree ("date","id","stock_status");
  CREATE INDEX "products_all_title_idx" ON "products" USING btree (title_folded COLLATE "C","id");
  CREATE INDEX "products_all_price_idx" ON "products" USING btree (COALESCE(price, 0),"id");
  CREATE INDEX "products_low_stock_idx" ON "products" USING btree ("stock") WHERE stock <= 5;
  CREATE INDEX "orders_status_history_latest_idx" ON "orders_status_history" USING btree ("at" DESC NULLS FIRST,"_parent_id" DESC NULLS FIRST,"_order" DESC NULLS FIRST);
  CREATE INDEX "orders_newest_idx" ON "orders" USING btree ("order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);
  CREATE INDEX "orders_status_newest_idx" ON "orders" USING btree ("status","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);
  CREATE INDEX "orders_total_idx" ON "orders" USING btree ("total" DESC NULLS FIRST,"id" DESC NULLS FIRST);
  CREATE INDEX "orders_customer_idx" ON "orders" USING gin (customer_folded gin_trgm_ops) WITH (fastupdate=false);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_import_lines" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_figures" CASCADE;
  DROP TABLE "order_mails" CASCADE;
  DROP TABLE "product_imports" CASCADE;
  DROP TABLE "product_import_lines" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-order-confirmation', 'send-welcome', 'send-password-reset', 'send-email-confirmation', 'send-account-notice');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-order-confirmation', 'send-welcome', 'send-password-reset', 'send-email-confirmation', 'send-account-notice');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "products_all_date_idx";
  DROP INDEX "products_all_title_idx";
  DROP INDEX "products_all_price_idx";
  DROP INDEX "products_low_stock_idx";
  DROP INDEX "orders_status_history_latest_idx";
  DROP INDEX "orders_newest_idx";
  DROP INDEX "orders_status_newest_idx";
  DROP INDEX "orders_total_idx";
  DROP INDEX "orders_customer_idx";
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_order_date_idx" ON "orders" USING btree ("order_date");
  ALTER TABLE "orders" DROP COLUMN "customer_folded";`)
}
