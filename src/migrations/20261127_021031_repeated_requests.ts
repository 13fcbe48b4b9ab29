import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ADD COLUMN "idempotency_key" text;
  ALTER TABLE "quotes" ADD COLUMN "request_hash" text;
  ALTER TABLE "part_requests" ADD COLUMN "idempotency_key" text;
  ALTER TABLE "part_requests" ADD COLUMN "request_hash" text;
  CREATE UNIQUE INDEX "quotes_key_idx" ON "quotes" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "part_requests_key_idx" ON "part_requests" USING btree ("idempotency_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "quotes_key_idx";
  DROP INDEX "part_requests_key_idx";
  ALTER TABLE "quotes" DROP COLUMN "idempotency_key";
  ALTER TABLE "quotes" DROP COLUMN "request_hash";
  ALTER TABLE "part_requests" DROP COLUMN "idempotency_key";
  ALTER TABLE "part_requests" DROP COLUMN "request_hash";`)
}
