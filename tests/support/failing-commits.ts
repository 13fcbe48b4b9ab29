/** Transactions whose statements all succeed and whose COMMIT fails, as where the line to the database is lost there. */
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Rows } from './database';

/**
 * Until the test ends, whoever writes such a row fails at COMMIT alone: a check that is put off until then says no.
 * @param when SQL about the row written, `NEW`
 * @returns ends the failing before the test's end
 */
export async function failCommitsOf(
  rows: Rows,
  { table, when }: { table: string; when: string },
): Promise<() => Promise<void>> {
  const name = `refuse_at_commit_${randomUUID().replaceAll('-', '')}`;
  const allow = async () => void (await rows(`DROP FUNCTION IF EXISTS ${name} CASCADE`));
  await rows(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused at commit'; END $$`);
  onTestFinished(allow);
  await rows(`CREATE CONSTRAINT TRIGGER ${name} AFTER INSERT OR UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}()`);
  return allow;
}
