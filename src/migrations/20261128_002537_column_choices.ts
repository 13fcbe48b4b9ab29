import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "column_choices" (
  	"source" text NOT NULL,
  	"shape" text NOT NULL,
  	"columns" jsonb NOT NULL,
  	"by" text NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "column_choices_source_shape_pk" PRIMARY KEY("source","shape")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "column_choices" CASCADE;`)
}
