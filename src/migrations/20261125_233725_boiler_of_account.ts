import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "boiler_id" integer;
  ALTER TABLE "users" ADD CONSTRAINT "users_boiler_id_boiler_models_id_fk" FOREIGN KEY ("boiler_id") REFERENCES "public"."boiler_models"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_boiler_idx" ON "users" USING btree ("boiler_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP CONSTRAINT "users_boiler_id_boiler_models_id_fk";
  
  DROP INDEX "users_boiler_idx";
  ALTER TABLE "users" DROP COLUMN "boiler_id";`)
}
