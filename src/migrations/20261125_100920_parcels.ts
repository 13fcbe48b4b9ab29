import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "couriers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"name_folded" varchar,
  	"profile" varchar NOT NULL,
  	"from_wilaya_id" integer,
  	"active" boolean DEFAULT true,
  	"secret_set_at" timestamp(3) with time zone,
  	"former_secret_until" timestamp(3) with time zone,
  	"secret_sealed" varchar,
  	"former_secret_sealed" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "courier_profiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"definition" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_write_offs" (
  	"order_id" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"quantity" integer NOT NULL,
  	CONSTRAINT "order_write_offs_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
  	CONSTRAINT "order_write_offs_quantity" CHECK (quantity > 0)
  );
  
  CREATE TABLE "parcel_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"courier_id" integer NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"handed_over_at" timestamp (3) with time zone,
  	"handed_over_by" text
  );
  
  CREATE TABLE "parcels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch_id" integer NOT NULL,
  	"order_id" integer NOT NULL,
  	"courier_id" integer NOT NULL,
  	"state" text NOT NULL,
  	"is_current" boolean DEFAULT true NOT NULL,
  	"cod_centimes" bigint NOT NULL,
  	"tracking" text,
  	"courier_word" text,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"handed_over_at" timestamp (3) with time zone,
  	"delivered_at" timestamp (3) with time zone,
  	CONSTRAINT "parcels_state" CHECK (state IN ('created', 'picked_up', 'in_transit', 'at_hub', 'ready_for_pickup', 'out_for_delivery', 'attempted', 'on_hold', 'delivered', 'returning', 'returned', 'cancelled', 'lost', 'unknown')),
  	CONSTRAINT "parcels_cod" CHECK (cod_centimes >= 0)
  );
  
  CREATE TABLE "parcel_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"courier_id" integer NOT NULL,
  	"parcel_id" integer,
  	"tracking" text,
  	"reference" text,
  	"event_key" text,
  	"occurred_at" timestamp (3) with time zone NOT NULL,
  	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"state" text NOT NULL,
  	"word" text,
  	"source" text NOT NULL,
  	"by" text,
  	"by_id" integer,
  	"note" text,
  	"reason" text,
  	"applied_at" timestamp (3) with time zone,
  	CONSTRAINT "parcel_events_state" CHECK (state IN ('created', 'picked_up', 'in_transit', 'at_hub', 'ready_for_pickup', 'out_for_delivery', 'attempted', 'on_hold', 'delivered', 'returning', 'returned', 'cancelled', 'lost', 'unknown')),
  	CONSTRAINT "parcel_events_source" CHECK (source IN ('person', 'return', 'import', 'webhook'))
  );
  
  CREATE TABLE "parcel_returns" (
  	"parcel_id" integer PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"by_customer" boolean NOT NULL,
  	"lines" jsonb NOT NULL
  );
  
  CREATE TABLE "parcel_figures" (
  	"courier_id" integer NOT NULL,
  	"state" text NOT NULL,
  	"is_current" boolean NOT NULL,
  	"parcels" integer NOT NULL
  );
  
  ALTER TABLE "couriers" ADD CONSTRAINT "couriers_from_wilaya_id_wilayas_id_fk" FOREIGN KEY ("from_wilaya_id") REFERENCES "public"."wilayas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_write_offs" ADD CONSTRAINT "order_write_offs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "parcel_batches" ADD CONSTRAINT "parcel_batches_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "parcels" ADD CONSTRAINT "parcels_batch_id_parcel_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."parcel_batches"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "parcels" ADD CONSTRAINT "parcels_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "parcel_returns" ADD CONSTRAINT "parcel_returns_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "couriers_name_folded_idx" ON "couriers" USING btree ("name_folded");
  CREATE INDEX "couriers_from_wilaya_idx" ON "couriers" USING btree ("from_wilaya_id");
  CREATE INDEX "couriers_updated_at_idx" ON "couriers" USING btree ("updated_at");
  CREATE INDEX "couriers_created_at_idx" ON "couriers" USING btree ("created_at");
  CREATE UNIQUE INDEX "courier_profiles_key_idx" ON "courier_profiles" USING btree ("key");
  CREATE INDEX "courier_profiles_updated_at_idx" ON "courier_profiles" USING btree ("updated_at");
  CREATE INDEX "courier_profiles_created_at_idx" ON "courier_profiles" USING btree ("created_at");
  CREATE INDEX "parcel_batches_courier_idx" ON "parcel_batches" USING btree ("courier_id","id");
  CREATE UNIQUE INDEX "parcels_current_idx" ON "parcels" USING btree ("order_id") WHERE is_current;
  CREATE UNIQUE INDEX "parcels_tracking_idx" ON "parcels" USING btree ("courier_id",upper(tracking));
  CREATE INDEX "parcels_order_idx" ON "parcels" USING btree ("order_id","id");
  CREATE INDEX "parcels_batch_idx" ON "parcels" USING btree ("batch_id","id");
  CREATE INDEX "parcels_state_idx" ON "parcels" USING btree ("state","id");
  CREATE INDEX "parcels_courier_idx" ON "parcels" USING btree ("courier_id","id");
  CREATE INDEX "parcels_courier_state_idx" ON "parcels" USING btree ("courier_id","state","id");
  CREATE INDEX "parcels_state_order_idx" ON "parcels" USING btree ("state","order_id") WHERE is_current;
  CREATE UNIQUE INDEX "parcel_events_key_idx" ON "parcel_events" USING btree ("courier_id","event_key");
  CREATE INDEX "parcel_events_parcel_idx" ON "parcel_events" USING btree ("parcel_id","occurred_at","id");
  CREATE INDEX "parcel_events_unknown_idx" ON "parcel_events" USING btree ("courier_id",upper(tracking)) WHERE parcel_id IS NULL;
  CREATE INDEX "parcel_events_waiting_idx" ON "parcel_events" USING btree ("parcel_id") WHERE applied_at IS NULL AND parcel_id IS NOT NULL;
  CREATE INDEX "parcel_figures_idx" ON "parcel_figures" USING btree ("courier_id","state","is_current");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "couriers" CASCADE;
  DROP TABLE "courier_profiles" CASCADE;
  DROP TABLE "order_write_offs" CASCADE;
  DROP TABLE "parcel_batches" CASCADE;
  DROP TABLE "parcels" CASCADE;
  DROP TABLE "parcel_events" CASCADE;
  DROP TABLE "parcel_returns" CASCADE;
  DROP TABLE "parcel_figures" CASCADE;`)
}
