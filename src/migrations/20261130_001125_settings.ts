import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings" (
  	"path" text PRIMARY KEY NOT NULL,
  	"value" jsonb NOT NULL,
  	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings" CASCADE;`)
}
