/** Transactions that fail only at COMMIT, as when the connection is lost at that moment. */
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Rows } from './database';

/**
 * Makes every transaction that writes such a row fail at COMMIT, by a deferred trigger, until the test ends.
 * @param when SQL about the row written, `NEW`
 * @returns a function that ends this earlier
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
