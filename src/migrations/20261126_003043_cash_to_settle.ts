import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cash_parcels" ADD COLUMN "is_final" boolean DEFAULT false NOT NULL;
  UPDATE "cash_parcels" c SET "is_final" = true FROM "parcels" p
  WHERE p."id" = c."parcel_id" AND p."state" IN ('delivered', 'returned', 'cancelled', 'lost');
  ALTER TABLE "cash_parcels" ADD COLUMN "is_to_settle" boolean GENERATED ALWAYS AS (is_final AND outstanding <> 0) STORED;
  CREATE INDEX "cash_parcels_to_settle_idx" ON "cash_parcels" USING btree ("parcel_id") WHERE is_to_settle;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "cash_parcels_to_settle_idx";
  ALTER TABLE "cash_parcels" DROP COLUMN "is_to_settle";
  ALTER TABLE "cash_parcels" DROP COLUMN "is_final";`)
}
