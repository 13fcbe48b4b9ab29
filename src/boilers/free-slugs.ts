import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asTexts } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { boilerSlug } from '@/domain/boilers/boiler-identity';
import type { BoilerName } from '@/domain/boilers/boilers';

/**
 * The models with addresses that no other has: `A+` and `A°` have the same letters, so the second gets a number.
 * @param except a model that is edited: its own address is free
 */
export async function freeSlugs<Model extends BoilerName>(
  req: PayloadRequest,
  models: readonly Model[],
  except = 0,
): Promise<(Model & { slug: string })[]> {
  const bases = models.map((model) => boilerSlug(model) || 'model');
  const rows = await executeInTransaction<{ slug: string }>(
    req,
    sql`SELECT slug FROM boiler_models
        WHERE (regexp_replace(slug, '-[0-9]+$', '') = ANY(${asTexts(bases)}) OR slug = ANY(${asTexts(bases)})) AND id <> ${except}`,
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
