import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { boilerBrandSlug, boilerIdentity } from '@/domain/boilers/boiler-identity';
import type { BoilerName } from '@/domain/boilers/boilers';

/**
 * Gives models the spelling of their brand and range that other models have, so that "SAUNIER DUVAL" and "Saunier-Duval" do
 * not become further brands. A new spelling that was given holds for the models after it.
 * @param except a model that is edited: its own spelling may change
 */
export async function readSpellings(req: PayloadRequest, except = 0): Promise<(name: BoilerName) => BoilerName> {
  const known = new Map<string, string>();
  const spell = (keys: readonly string[], text: string) => {
    const spelling = keys.map((key) => known.get(key)).find((before) => before !== undefined) ?? text;
    for (const key of keys) if (!known.has(key)) known.set(key, spelling);
    return spelling;
  };
  const spelt = (model: BoilerName) => {
    const slug = boilerBrandSlug(model.brand);
    // A spelling that a shop has beside another from former times stays what it is.
    const brand = spell([boilerIdentity({ brand: model.brand, range: '', name: '' }), `/${slug}`], model.brand);
    const range = spell([boilerIdentity({ brand, range: model.range, name: '' })], model.range);
    return { brand, range, name: model.name };
  };
  const rows = await executeInTransaction<BoilerName>(
    req,
    sql`SELECT DISTINCT brand, range, '' AS name FROM boiler_models WHERE id <> ${except} ORDER BY brand, range`,
  );
  for (const { brand } of rows) {
    const key = boilerIdentity({ brand, range: '', name: '' });
    if (!known.has(key)) known.set(key, brand);
  }
  rows.forEach(spelt);
  return spelt;
}
