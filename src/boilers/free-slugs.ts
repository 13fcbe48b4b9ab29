import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asTexts } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { boilerSlug } from '@/domain/boilers';
import type { BoilerModel } from './boiler-columns';

/** The models with addresses that no other has: `A+` and `A°` have the same letters, so the second gets a number. */
export async function freeSlugs(
  req: PayloadRequest,
  models: readonly BoilerModel[],
): Promise<(BoilerModel & { slug: string })[]> {
  const bases = models.map((model) => boilerSlug(model) || 'model');
  const rows = await executeInTransaction<{ slug: string }>(
    req,
    sql`SELECT slug FROM boiler_models WHERE regexp_replace(slug, '-[0-9]+$', '') = ANY(${asTexts(bases)}) OR slug = ANY(${asTexts(bases)})`,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return models.map((model, index) => {
    const base = bases[index] ?? 'model';
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
    taken.add(slug);
    return { ...model, slug };
  });
}
