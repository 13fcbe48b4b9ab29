import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A field may hold several telephone numbers, each of which counts. An order has keys where it counts for its recipient, and
 * those that accounts placed before do not: which of them were merged from a guest's is not known.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_phone_key_idx";
  CREATE INDEX "orders_phone_keys_idx" ON "orders" USING gin (string_to_array(phone_key, ' ')) WITH (fastupdate=false);
  UPDATE "orders" SET "phone_key" = NULL, "email_key" = NULL WHERE "account_id" IS NOT NULL AND "phone_key" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_phone_keys_idx";
  CREATE INDEX "orders_phone_key_idx" ON "orders" USING btree ("phone_key","order_date");`)
}
