import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Nobody changes what the cash ledger says: a mistake is reversed by another entry (docs/decisions/0043). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION "cash_entries_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'The cash ledger is never changed: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
   END $$;
   CREATE TRIGGER "cash_entries_rows" BEFORE UPDATE OR DELETE ON "cash_entries"
     FOR EACH ROW EXECUTE FUNCTION "cash_entries_guard"();
   CREATE TRIGGER "cash_entries_truncate" BEFORE TRUNCATE ON "cash_entries"
     FOR EACH STATEMENT EXECUTE FUNCTION "cash_entries_guard"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "cash_entries_rows" ON "cash_entries";
   DROP TRIGGER "cash_entries_truncate" ON "cash_entries";
   DROP FUNCTION "cash_entries_guard"();`)
}
