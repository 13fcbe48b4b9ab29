import type { Database } from '@/database/database';
import { isStorable } from '@/database/texts';
import { faultCodeKey } from '@/domain/boilers/fault-codes';
import { slugSpellings } from '@/domain/slug';
import { remember } from '@/memory/remember';

/** A fault code with the models that display it. */
export type FaultModels = { code: string; brand: string; models: number[] };

const MODELS = {
  name: 'models-of-fault',
  text: `
    SELECT v.code, v.brand, CASE WHEN named.ids = '{}' THEN ARRAY(SELECT m.id FROM boiler_models m WHERE m.brand_slug = v.brand_slug)
      ELSE named.ids END AS models
    FROM fault_codes v CROSS JOIN LATERAL (
      SELECT ARRAY(SELECT r.boiler_models_id FROM fault_codes_rels r
        WHERE r.parent_id = v.id AND r.path = 'models' AND r.boiler_models_id IS NOT NULL) AS ids
    ) named
    WHERE v.brand_slug = ANY($1) AND v.code_key = $2
    ORDER BY array_position($1::varchar[], v.brand_slug) LIMIT 1`,
};

/**
 * The models of a fault code: those that it names, or else all of its brand.
 * @param fault the brand's slug and the code, as in the address of its page: `saunier-duval/f28`
 * @returns null if it is unknown
 */
export async function findFaultModels({ db, fault }: { db: Database; fault: string }): Promise<FaultModels | null> {
  const [brandSlug = '', code = ''] = fault.split('/');
  const key = faultCodeKey(code);
  if (key === '' || !isStorable(brandSlug)) return null;
  const { found } = await remember(
    { key: ['models of fault', brandSlug, key], aspects: ['faults', 'boilers'] },
    async () => {
      const { rows } = await db.query<FaultModels>({ ...MODELS, values: [slugSpellings(brandSlug), key] });
      return { found: rows[0] ?? null };
    },
  );
  return found;
}
