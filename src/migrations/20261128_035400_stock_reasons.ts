import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stock_movements_correction" AS ENUM('count', 'damaged', 'lost', 'found', 'other');
  ALTER TABLE "stock_movements" ADD COLUMN "correction" "enum_stock_movements_correction";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_movements" DROP COLUMN "correction";
  DROP TYPE "public"."enum_stock_movements_correction";`)
}
