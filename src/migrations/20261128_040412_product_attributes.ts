import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "power_kw" numeric;
  ALTER TABLE "products" ADD COLUMN "energy" varchar;
  ALTER TABLE "products" ADD COLUMN "flue" varchar;
  ALTER TABLE "products" ADD COLUMN "flow_lpm" numeric;
  ALTER TABLE "products" ADD COLUMN "dimensions" varchar;
  ALTER TABLE "products" ADD COLUMN "weight_kg" numeric;
  ALTER TABLE "products" ADD COLUMN "box_contents" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "power_kw";
  ALTER TABLE "products" DROP COLUMN "energy";
  ALTER TABLE "products" DROP COLUMN "flue";
  ALTER TABLE "products" DROP COLUMN "flow_lpm";
  ALTER TABLE "products" DROP COLUMN "dimensions";
  ALTER TABLE "products" DROP COLUMN "weight_kg";
  ALTER TABLE "products" DROP COLUMN "box_contents";`)
}
