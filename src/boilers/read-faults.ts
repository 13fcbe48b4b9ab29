import type { Fault, FaultsAnswer } from '@/contract/boilers';
import type { Database } from '@/database/database';
import { isStorable } from '@/database/texts';
import { faultCodeKey } from '@/domain/boilers/fault-codes';
import { linesOf } from '@/domain/lines';
import { slugSpellings, withSlug } from '@/domain/slug';
import { compareFrench, sortByName } from '@/domain/texts/name-order';
import { remember } from '@/memory/remember';

type ListRow = { brand: string; brand_slug: string; code: string; key: string } & Pick<Fault, 'meaning' | 'confidence'>;

/** The oldest code of a brand spells its name, in shops that have several spellings from former times. */
const LIST = 'SELECT brand, brand_slug, code, code_key AS key, meaning, confidence FROM fault_codes ORDER BY id';

/**
 * The codes by brand, in French order.
 * @param brand the slug of one brand; '' for all
 */
export async function readFaults({ db, brand }: { db: Database; brand: string }): Promise<FaultsAnswer> {
  const all = await remember({ key: ['faults'], aspects: ['faults'] }, async () => {
    const { rows } = await db.query<ListRow>(LIST);
    const brands = [...Map.groupBy(rows, (row) => row.brand_slug)].map(([slug, codes]) => ({
      name: codes[0]?.brand ?? '',
      slug,
      codes: codes
        .map(({ code, key, meaning, confidence }) => ({ code, key, meaning, confidence }))
        .toSorted((one, other) => compareFrench(one.code, other.code)),
    }));
    return { brands: sortByName(brands) };
  });
  if (brand === '') return all;
  return remember({ key: ['faults of a brand', brand], aspects: ['faults'] }, async () => ({
    brands: [withSlug(all.brands, brand) ?? []].flat(),
  }));
}

type Row = Omit<Fault, 'causes' | 'checks'> & { causes: string | null; checks: string | null };

/** A code without what may help against it, and the ids of that, in the editor's order. */
export type FaultDetails = Fault & { categories: number[]; parts: number[] };

const related = (path: string, column: string) => `
  ARRAY(SELECT r.${column} FROM fault_codes_rels r WHERE r.parent_id = f.id AND r.path = '${path}' ORDER BY r."order") AS ${path}`;

const BY_KEY = {
  name: 'fault-by-key',
  text: `
    SELECT f.brand, f.brand_slug, f.code, f.code_key AS key, f.meaning, f.causes, f.checks, f.confidence,
      ARRAY(SELECT DISTINCT m.range FROM fault_codes_rels r JOIN boiler_models m ON m.id = r.boiler_models_id
        WHERE r.parent_id = f.id AND r.path = 'models' ORDER BY m.range) AS ranges,
      ${related('categories', 'categories_id')}, ${related('parts', 'products_id')}
    FROM fault_codes f WHERE f.brand_slug = ANY($1) AND f.code_key = $2
    ORDER BY array_position($1::varchar[], f.brand_slug) LIMIT 1`,
};

/** A code of a brand in any spelling, or null. */
export async function findFault({
  db,
  brandSlug,
  code,
}: {
  db: Database;
  brandSlug: string;
  code: string;
}): Promise<FaultDetails | null> {
  const key = faultCodeKey(code);
  if (key === '' || !isStorable(brandSlug)) return null;
  const { fault } = await remember({ key: ['fault', brandSlug, key], aspects: ['faults', 'boilers'] }, async () => {
    const { rows } = await db.query<Row & Pick<FaultDetails, 'categories' | 'parts'>>({
      ...BY_KEY,
      values: [slugSpellings(brandSlug), key],
    });
    const row = rows[0];
    return { fault: row ? { ...row, causes: linesOf(row.causes), checks: linesOf(row.checks) } : null };
  });
  return fault;
}
