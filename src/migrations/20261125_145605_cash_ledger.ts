import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "remittances" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"courier_id" integer NOT NULL,
  	"reference" text NOT NULL,
  	"date" date NOT NULL,
  	"centimes" bigint NOT NULL,
  	"fees" bigint NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"reversed_at" timestamp (3) with time zone,
  	"reversed_by" text,
  	"reversed_by_id" integer,
  	"reason" text
  );
  
  CREATE TABLE "remittance_lines" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"remittance_id" integer NOT NULL,
  	"line" integer NOT NULL,
  	"tracking" text,
  	"reference" text,
  	"parcel_id" integer,
  	"verdict" text NOT NULL,
  	"expected" bigint,
  	"paid" bigint NOT NULL,
  	"fee" bigint NOT NULL,
  	CONSTRAINT "remittance_lines_verdict" CHECK (verdict IN ('equal', 'different', 'unknown', 'already-paid'))
  );
  
  CREATE TABLE "cash_entries" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"kind" text NOT NULL,
  	"cause" text NOT NULL,
  	"centimes" bigint NOT NULL,
  	"parcel_id" integer NOT NULL,
  	"courier_id" integer NOT NULL,
  	"order_id" integer NOT NULL,
  	"remittance_id" integer,
  	"reverses" bigint,
  	"note" text,
  	"idempotency_key" text,
  	"request_hash" text,
  	CONSTRAINT "cash_entries_kind" CHECK (kind IN ('expected', 'collected', 'adjustment')),
  	CONSTRAINT "cash_entries_cause" CHECK (cause IN ('hand-over', 'remittance', 'person', 'settlement', 'returned', 'cancelled', 'lost')),
  	CONSTRAINT "cash_entries_centimes" CHECK (centimes <> 0)
  );
  
  CREATE TABLE "cash_parcels" (
  	"parcel_id" integer PRIMARY KEY NOT NULL,
  	"courier_id" integer NOT NULL,
  	"handed_over_at" timestamp (3) with time zone,
  	"expected" bigint DEFAULT 0 NOT NULL,
  	"collected" bigint DEFAULT 0 NOT NULL,
  	"adjustments" bigint DEFAULT 0 NOT NULL,
  	"outstanding" bigint DEFAULT 0 NOT NULL,
  	CONSTRAINT "cash_parcels_adds_up" CHECK (expected = collected + outstanding + adjustments)
  );
  
  CREATE TABLE "cash_couriers" (
  	"courier_id" integer PRIMARY KEY NOT NULL,
  	"expected" bigint DEFAULT 0 NOT NULL,
  	"collected" bigint DEFAULT 0 NOT NULL,
  	"adjustments" bigint DEFAULT 0 NOT NULL,
  	"outstanding" bigint DEFAULT 0 NOT NULL,
  	"parcels" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "cash_couriers_adds_up" CHECK (expected = collected + outstanding + adjustments)
  );
  
  ALTER TABLE "remittances" ADD CONSTRAINT "remittances_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_reverses_cash_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."cash_entries"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_parcels" ADD CONSTRAINT "cash_parcels_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_parcels" ADD CONSTRAINT "cash_parcels_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_couriers" ADD CONSTRAINT "cash_couriers_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  CREATE UNIQUE INDEX "remittances_reference_idx" ON "remittances" USING btree ("courier_id",upper(reference)) WHERE reversed_at IS NULL;
  CREATE INDEX "remittances_courier_idx" ON "remittances" USING btree ("courier_id","id");
  CREATE INDEX "remittance_lines_remittance_idx" ON "remittance_lines" USING btree ("remittance_id","id");
  CREATE INDEX "remittance_lines_parcel_idx" ON "remittance_lines" USING btree ("parcel_id");
  CREATE INDEX "cash_entries_parcel_idx" ON "cash_entries" USING btree ("parcel_id","id");
  CREATE INDEX "cash_entries_at_idx" ON "cash_entries" USING btree ("at","id");
  CREATE INDEX "cash_entries_remittance_idx" ON "cash_entries" USING btree ("remittance_id") WHERE remittance_id IS NOT NULL;
  CREATE UNIQUE INDEX "cash_entries_reverses_idx" ON "cash_entries" USING btree ("reverses");
  CREATE UNIQUE INDEX "cash_entries_key_idx" ON "cash_entries" USING btree ("idempotency_key");
  CREATE INDEX "cash_parcels_open_idx" ON "cash_parcels" USING btree ("handed_over_at","parcel_id") WHERE outstanding <> 0;
  CREATE INDEX "cash_parcels_courier_open_idx" ON "cash_parcels" USING btree ("courier_id","handed_over_at","parcel_id") WHERE outstanding <> 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "remittances" CASCADE;
  DROP TABLE "remittance_lines" CASCADE;
  DROP TABLE "cash_entries" CASCADE;
  DROP TABLE "cash_parcels" CASCADE;
  DROP TABLE "cash_couriers" CASCADE;`)
}
