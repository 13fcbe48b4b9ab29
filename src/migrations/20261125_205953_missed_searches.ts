import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "missed_searches" (
  	"day" date NOT NULL,
  	"text" text NOT NULL,
  	"searches" integer NOT NULL,
  	CONSTRAINT "missed_searches_pkey" PRIMARY KEY("day","text"),
  	CONSTRAINT "missed_searches_searches" CHECK (searches >= 1)
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "missed_searches" CASCADE;`)
}
