import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "orders_city_idx" ON "orders" USING gin ((' ' || btrim(regexp_replace(translate(lower(regexp_replace(normalize(shipping_city, NFKD), '[\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed]', '', 'g')), 'ٱةى', 'اهي'), '[^a-z0-9\\u0621-\\u063a\\u0641-\\u064a\\u066e-\\u06d3]+', ' ', 'g')) || ' ') gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "parcels_searched_tracking_idx" ON "parcels" USING btree ("courier_id",regexp_replace(upper(tracking), '[\\s\\u2010-\\u2015\\u2212-]', '', 'g'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_city_idx";
  DROP INDEX "parcels_searched_tracking_idx";`)
}
