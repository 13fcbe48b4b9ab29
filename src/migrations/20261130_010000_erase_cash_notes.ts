import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The note of an entry may name a customer: it can be erased with the customer's data, and nothing else can change. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION "cash_entries_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'UPDATE' AND current_setting('thermopieces.erasing', true) = 'on' THEN
       IF to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' AND NEW.note = '***' THEN
         RETURN NEW;
       END IF;
       IF NEW IS NOT DISTINCT FROM OLD THEN
         RETURN NEW;
       END IF;
     END IF;
     RAISE EXCEPTION 'The cash ledger is never changed: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
   END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION "cash_entries_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'The cash ledger is never changed: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
   END $$;`)
}
