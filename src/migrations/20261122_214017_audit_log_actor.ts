import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ADD COLUMN "actor_id" integer;
  CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id","id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "audit_log_actor_id_idx";
  ALTER TABLE "audit_log" DROP COLUMN "actor_id";`)
}
