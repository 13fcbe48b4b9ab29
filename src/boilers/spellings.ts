import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { type BoilerName, boilerIdentity } from '@/domain/boilers';

/**
 * Gives models the spelling of their brand and range that other models have, so that "SAUNIER DUVAL" does not become a second
 * brand. A new spelling that was given holds for the models after it.
 * @param except a model that is edited: its own spelling may change
 */
export async function readSpellings(req: PayloadRequest, except = 0): Promise<(name: BoilerName) => BoilerName> {
  const known = new Map<string, string>();
  const spell = (key: string, text: string) => {
    const before = known.get(key);
    if (before === undefined) known.set(key, text);
    return before ?? text;
  };
  const spelt = ({ brand, range, name }: BoilerName) => ({
    brand: spell(boilerIdentity({ brand, range: '', name: '' }), brand),
    range: spell(boilerIdentity({ brand, range, name: '' }), range),
    name,
  });
  const rows = await executeInTransaction<BoilerName>(
    req,
    sql`SELECT DISTINCT brand, range, '' AS name FROM boiler_models WHERE id <> ${except} ORDER BY brand, range`,
  );
  rows.forEach(spelt);
  return spelt;
}
