import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "parcels" ADD COLUMN "news_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
  UPDATE parcels p SET news_at = coalesce(
    (SELECT max(e.occurred_at) FROM parcel_events e WHERE e.parcel_id = p.id), p.created_at);
  CREATE INDEX "parcels_open_idx" ON "parcels" USING btree ("news_at","id","state") WHERE state IN ('created', 'picked_up', 'in_transit', 'at_hub', 'ready_for_pickup', 'out_for_delivery', 'attempted', 'on_hold', 'returning', 'unknown');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "parcels_open_idx";
  ALTER TABLE "parcels" DROP COLUMN "news_at";`)
}
