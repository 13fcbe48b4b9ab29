import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-welcome';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-password-reset';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-email-confirmation';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-account-notice';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-welcome';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-password-reset';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-email-confirmation';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-account-notice';
  CREATE TABLE "refresh_tokens" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"session_id" text NOT NULL,
  	"user_id" integer NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp with time zone
  );
  
  CREATE TABLE "one_time_tokens" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"purpose" text NOT NULL,
  	"user_id" integer NOT NULL,
  	"email" text NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  ALTER TABLE "users" ADD COLUMN "google_id" varchar;
  ALTER TABLE "users" ADD COLUMN "is_email_verified" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "pending_email" varchar;
  ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "refresh_tokens_session_idx" ON "refresh_tokens" USING btree ("session_id");
  CREATE INDEX "refresh_tokens_user_idx" ON "refresh_tokens" USING btree ("user_id");
  CREATE INDEX "one_time_tokens_user_idx" ON "one_time_tokens" USING btree ("user_id");
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
  CREATE UNIQUE INDEX "users_google_id_idx" ON "users" USING btree ("google_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refresh_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "one_time_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_limits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refresh_tokens" CASCADE;
  DROP TABLE "one_time_tokens" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-order-confirmation');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-order-confirmation');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "users_google_id_idx";
  ALTER TABLE "users" DROP COLUMN "google_id";
  ALTER TABLE "users" DROP COLUMN "is_email_verified";
  ALTER TABLE "users" DROP COLUMN "pending_email";`)
}
