import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "session_details" (
  	"session_id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"wrong_tries" integer DEFAULT 0 NOT NULL,
  	"address" text,
  	"agent" text
  );
  
  CREATE TABLE "two_factors" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"secret" text,
  	"confirmed_at" timestamp with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"pending_secret" text,
  	"pending_at" timestamp with time zone,
  	"wrong_codes" integer DEFAULT 0 NOT NULL,
  	"locked_until" timestamp with time zone
  );
  
  CREATE TABLE "recovery_codes" (
  	"user_id" integer NOT NULL,
  	"hash" text NOT NULL,
  	"used_at" timestamp with time zone,
  	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
  );
  
  CREATE TABLE "audit_log" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  	"actor" text NOT NULL,
  	"action" text NOT NULL,
  	"subject_type" text NOT NULL,
  	"subject_id" text,
  	"changes" jsonb DEFAULT '{}' NOT NULL,
  	"address" text
  );
  
  ALTER TABLE "orders" ADD COLUMN "phone_key" varchar;
  ALTER TABLE "orders" ADD COLUMN "email_key" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp(3) with time zone;
  ALTER TABLE "stock_movements" ADD COLUMN "by" varchar;
  ALTER TABLE "stock_movements" ADD COLUMN "note" varchar;
  ALTER TABLE "session_details" ADD CONSTRAINT "session_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "session_details_user_idx" ON "session_details" USING btree ("user_id");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor","id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_type","subject_id","id");
  CREATE INDEX "orders_phone_key_idx" ON "orders" USING btree ("phone_key","order_date");
  CREATE INDEX "orders_email_key_idx" ON "orders" USING btree ("email_key","order_date");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "session_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "two_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "session_details" CASCADE;
  DROP TABLE "two_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP INDEX "orders_phone_key_idx";
  DROP INDEX "orders_email_key_idx";
  ALTER TABLE "orders" DROP COLUMN "phone_key";
  ALTER TABLE "orders" DROP COLUMN "email_key";
  ALTER TABLE "orders" DROP COLUMN "invoiced_at";
  ALTER TABLE "stock_movements" DROP COLUMN "by";
  ALTER TABLE "stock_movements" DROP COLUMN "note";`)
}
