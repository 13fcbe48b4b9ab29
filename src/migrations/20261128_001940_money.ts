import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "parcel_losses" (
  	"parcel_id" integer PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"by" text NOT NULL,
  	"by_id" integer,
  	"pieces" jsonb NOT NULL
  );
  
  CREATE TABLE "cash_unallocated" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"remittance_id" integer NOT NULL,
  	"courier_id" integer NOT NULL,
  	"line" integer NOT NULL,
  	"tracking" text,
  	"reference" text,
  	"other_parcel_id" integer,
  	"verdict" text NOT NULL,
  	"centimes" bigint NOT NULL,
  	"settled_at" timestamp (3) with time zone,
  	"settled_by" text,
  	"settled_by_id" integer,
  	"parcel_id" integer,
  	"reason" text,
  	CONSTRAINT "cash_unallocated_verdict" CHECK (verdict IN ('equal', 'different', 'unknown', 'already-paid')),
  	CONSTRAINT "cash_unallocated_centimes" CHECK (centimes > 0)
  );
  
  ALTER TABLE "parcel_events" DROP CONSTRAINT "parcel_events_source";
  ALTER TABLE "remittance_lines" ADD COLUMN "other_parcel_id" integer;
  ALTER TABLE "parcel_losses" ADD CONSTRAINT "parcel_losses_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cash_unallocated" ADD CONSTRAINT "cash_unallocated_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_unallocated" ADD CONSTRAINT "cash_unallocated_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_unallocated" ADD CONSTRAINT "cash_unallocated_other_parcel_id_parcels_id_fk" FOREIGN KEY ("other_parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "cash_unallocated" ADD CONSTRAINT "cash_unallocated_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;
  CREATE INDEX "cash_unallocated_open_idx" ON "cash_unallocated" USING btree ("courier_id","id") WHERE settled_at IS NULL;
  CREATE INDEX "cash_unallocated_remittance_idx" ON "cash_unallocated" USING btree ("remittance_id");
  ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_other_parcel_id_parcels_id_fk" FOREIGN KEY ("other_parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_source" CHECK (source IN ('person', 'hand-over', 'return', 'import', 'webhook'));
  -- Hand-overs that were stored as corrections: their batch was marked in the same transaction.
  UPDATE parcel_events e SET source = 'hand-over' FROM parcels p JOIN parcel_batches b ON b.id = p.batch_id
    WHERE p.id = e.parcel_id AND e.source = 'person' AND e.state = 'picked_up' AND e.received_at = b.handed_over_at;
  -- What earlier remittances paid and no parcel collected.
  INSERT INTO cash_unallocated (remittance_id, courier_id, line, tracking, reference, verdict, centimes)
    SELECT l.remittance_id, r.courier_id, l.line, l.tracking, l.reference, l.verdict, l.paid
    FROM remittance_lines l JOIN remittances r ON r.id = l.remittance_id
    WHERE l.verdict IN ('unknown', 'already-paid') AND l.paid > 0 AND r.reversed_at IS NULL ORDER BY l.id;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "parcel_losses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cash_unallocated" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "parcel_losses" CASCADE;
  DROP TABLE "cash_unallocated" CASCADE;
  ALTER TABLE "parcel_events" DROP CONSTRAINT "parcel_events_source";
  ALTER TABLE "remittance_lines" DROP CONSTRAINT "remittance_lines_other_parcel_id_parcels_id_fk";
  
  ALTER TABLE "remittance_lines" DROP COLUMN "other_parcel_id";
  UPDATE parcel_events SET source = 'person' WHERE source = 'hand-over';
  ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_source" CHECK (source IN ('person', 'return', 'import', 'webhook'));`)
}
