import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_phone_key_idx";
  CREATE INDEX "orders_phone_keys_idx" ON "orders" USING gin (string_to_array(phone_key, ' ')) WITH (fastupdate=false);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_phone_keys_idx";
  CREATE INDEX "orders_phone_key_idx" ON "orders" USING btree ("phone_key","order_date");`)
}
