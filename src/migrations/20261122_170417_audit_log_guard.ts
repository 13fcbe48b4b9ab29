import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Nobody changes what the audit log says. The retention job names itself for the length of its transaction
 * (src/audit/record.ts), and even it deletes nothing younger than thirty days.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION "audit_log_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE'
        AND current_setting('thermopieces.audit_retention', true) = 'on'
        AND OLD.at < now() - interval '30 days' THEN
       RETURN OLD;
     END IF;
     RAISE EXCEPTION 'The audit log is never changed: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
   END $$;
   CREATE TRIGGER "audit_log_rows" BEFORE UPDATE OR DELETE ON "audit_log"
     FOR EACH ROW EXECUTE FUNCTION "audit_log_guard"();
   CREATE TRIGGER "audit_log_truncate" BEFORE TRUNCATE ON "audit_log"
     FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_guard"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "audit_log_rows" ON "audit_log";
   DROP TRIGGER "audit_log_truncate" ON "audit_log";
   DROP FUNCTION "audit_log_guard"();`)
}
