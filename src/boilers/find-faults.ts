import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';

/** A fault code with what probably mends it. */
export type KnownFault = {
  id: number;
  brand: string;
  brandSlug: string;
  code: string;
  codeKey: string;
  meaning: string;
  /** of the models that it names; empty for most models of the brand */
  ranges: string[];
  /** ids of products */
  parts: number[];
  /** ids of categories */
  categories: number[];
};

const BY_KEY = {
  name: 'faults-by-key',
  text: `
    SELECT f.id, f.brand, f.brand_slug AS "brandSlug", f.code, f.code_key AS "codeKey", f.meaning,
      ARRAY(SELECT DISTINCT m.range FROM fault_codes_rels r JOIN boiler_models m ON m.id = r.boiler_models_id
            WHERE r.parent_id = f.id AND r.path = 'models' ORDER BY m.range) AS ranges,
      ARRAY(SELECT r.products_id FROM fault_codes_rels r
            WHERE r.parent_id = f.id AND r.path = 'parts' AND r.products_id IS NOT NULL ORDER BY r."order") AS parts,
      ARRAY(SELECT r.categories_id FROM fault_codes_rels r
            WHERE r.parent_id = f.id AND r.path = 'categories' AND r.categories_id IS NOT NULL ORDER BY r."order") AS categories
    FROM fault_codes f WHERE f.code_key = ANY($1::text[]) ORDER BY f.brand, f.code, f.id`,
};

/** The faults with one of these codes (src/domain/boilers/fault-codes.ts), of all brands. */
export async function findFaultsByKey({
  db,
  keys,
}: {
  db: Database;
  keys: readonly string[];
}): Promise<readonly KnownFault[]> {
  if (keys.length === 0) return [];
  // Deleted categories and products leave the lists.
  const aspects = ['faults', 'names', 'places', 'boilers'] as const;
  const { faults } = await remember({ key: ['faults by code', keys], aspects }, async () => {
    const { rows } = await db.query<KnownFault>({ ...BY_KEY, values: [keys] });
    return { faults: rows };
  });
  return faults;
}
