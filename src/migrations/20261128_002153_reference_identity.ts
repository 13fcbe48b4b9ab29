import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "reference_identity" varchar;
  CREATE INDEX "products_reference_identity_idx" ON "products" USING btree ("reference_identity");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_reference_identity_idx";
  ALTER TABLE "products" DROP COLUMN "reference_identity";`)
}
