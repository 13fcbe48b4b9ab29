import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_source" AS ENUM('shop', 'phone', 'whatsapp', 'counter');
  CREATE TABLE "commune_fees" (
  	"code" integer PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"desk_price" numeric,
  	"desk" boolean DEFAULT true NOT NULL,
  	"served" boolean DEFAULT true NOT NULL,
  	CONSTRAINT "commune_fees_fees" CHECK (price >= 0 AND desk_price >= 0)
  );
  
  CREATE TABLE "order_confirmations" (
  	"order_id" integer PRIMARY KEY NOT NULL,
  	"state" text NOT NULL,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"next_call_at" timestamp (3) with time zone,
  	"claimed_by" text,
  	"claimed_by_id" integer,
  	"claimed_until" timestamp (3) with time zone,
  	CONSTRAINT "order_confirmations_state" CHECK (state IN ('to-confirm', 'call-back', 'unreachable', 'wrong-number', 'confirmed', 'refused'))
  );
  
  CREATE TABLE "order_calls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"result" text NOT NULL,
  	"note" text,
  	"call_again_at" timestamp (3) with time zone,
  	"is_applied" boolean,
  	"idempotency_key" text,
  	"request_hash" text,
  	CONSTRAINT "order_calls_result" CHECK (result IN ('confirmed', 'no-answer', 'call-back', 'wrong-number', 'refused'))
  );
  
  CREATE TABLE "order_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"text" text NOT NULL
  );
  
  CREATE TABLE "order_amendments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"reason" text NOT NULL,
  	"changes" jsonb NOT NULL
  );
  
  CREATE TABLE "customer_blocks" (
  	"phone_key" text PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"reason" text NOT NULL,
  	"until" timestamp (3) with time zone
  );
  
  ALTER TABLE "orders" ADD COLUMN "source" "enum_orders_source" DEFAULT 'shop' NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "customer_phone2" varchar;
  ALTER TABLE "orders" ADD COLUMN "commune_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "commune_code" numeric;
  ALTER TABLE "orders" ADD COLUMN "customer_phone_key" varchar;
  ALTER TABLE "orders" ADD COLUMN "tracking_code" varchar;
  ALTER TABLE "orders" ADD COLUMN "arrival" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL;
  ALTER TABLE "wilayas" ADD COLUMN "desk_price" numeric;
  ALTER TABLE "wilayas" ADD COLUMN "days" varchar;
  ALTER TABLE "wilayas" ADD COLUMN "code" numeric;
  ALTER TABLE "wilayas" ADD COLUMN "name_ar" varchar;
  ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_confirmations_next_call_idx" ON "order_confirmations" USING btree ("next_call_at") WHERE next_call_at IS NOT NULL;
  CREATE INDEX "order_confirmations_state_idx" ON "order_confirmations" USING btree ("state","order_id");
  CREATE INDEX "order_calls_order_idx" ON "order_calls" USING btree ("order_id","id");
  CREATE UNIQUE INDEX "order_calls_key_idx" ON "order_calls" USING btree ("order_id","idempotency_key");
  CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","id");
  CREATE INDEX "order_amendments_order_idx" ON "order_amendments" USING btree ("order_id","id");
  CREATE UNIQUE INDEX "orders_tracking_code_idx" ON "orders" USING btree ("tracking_code");
  CREATE INDEX "orders_customer_phone_key_idx" ON "orders" USING btree ("customer_phone_key","order_date");
  CREATE INDEX "orders_arrival_idx" ON "orders" USING btree ("arrival");
  CREATE UNIQUE INDEX "wilayas_code_idx" ON "wilayas" USING btree ("code");
  ALTER TABLE "wilayas" ADD CONSTRAINT "wilayas_desk_fee" CHECK (desk_price >= 0);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commune_fees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_confirmations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_calls" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_amendments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_blocks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "commune_fees" CASCADE;
  DROP TABLE "order_confirmations" CASCADE;
  DROP TABLE "order_calls" CASCADE;
  DROP TABLE "order_notes" CASCADE;
  DROP TABLE "order_amendments" CASCADE;
  DROP TABLE "customer_blocks" CASCADE;
  ALTER TABLE "wilayas" DROP CONSTRAINT "wilayas_desk_fee";
  DROP INDEX "orders_tracking_code_idx";
  DROP INDEX "orders_customer_phone_key_idx";
  DROP INDEX "orders_arrival_idx";
  DROP INDEX "wilayas_code_idx";
  ALTER TABLE "orders" DROP COLUMN "source";
  ALTER TABLE "orders" DROP COLUMN "customer_phone2";
  ALTER TABLE "orders" DROP COLUMN "commune_name";
  ALTER TABLE "orders" DROP COLUMN "commune_code";
  ALTER TABLE "orders" DROP COLUMN "customer_phone_key";
  ALTER TABLE "orders" DROP COLUMN "tracking_code";
  ALTER TABLE "orders" DROP COLUMN "arrival";
  ALTER TABLE "wilayas" DROP COLUMN "desk_price";
  ALTER TABLE "wilayas" DROP COLUMN "days";
  ALTER TABLE "wilayas" DROP COLUMN "code";
  ALTER TABLE "wilayas" DROP COLUMN "name_ar";
  DROP TYPE "public"."enum_orders_source";`)
}
