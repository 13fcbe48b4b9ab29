/** Finds the products that probably mend a fault. */
import type { KnownFault } from '@/boilers/find-faults';
import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import type { Database } from '@/database/database';
import { boilerBrandSlug } from '@/domain/boilers/boiler-identity';
import { remember } from '@/memory/remember';
import { readNames } from '../taxonomy';

/**
 * Kinds of products that may mend a fault, the likeliest first: its own list; then of its likely categories what fits a model of
 * the fault, or of its brand if it names no models, and, without any fitment, what is of the brand, and what parts of boilers
 * are of no other maker. What fits is what the page of the code counts (read-fault.ts).
 */
const KINDS = ['parts', 'exact', 'fitting', 'own', 'general'] as const;
export type MendingKind = (typeof KINDS)[number];
type FoundKind = Exclude<MendingKind, 'parts'>;

/** A fault that a search means, with ids of published products. `general`: empty if there is nothing else. */
export type MeantFault = KnownFault & Record<FoundKind, number[]>;

/** Products of each kind and fault: more are never read through, and a common code has many brands. */
const MAX_PRODUCTS = 300;
/** Faults whose products are read: at 100,000 products each costs some 20 ms once. */
const MAX_FAULTS = 8;

/** Adds the brand's other ranges, because a search that names any of them means this brand's code. */
export async function withRanges({
  db,
  faults,
}: {
  db: Database;
  faults: readonly KnownFault[];
}): Promise<readonly KnownFault[]> {
  if (faults.length === 0) return faults;
  const brands = new Map((await readBoilerBrands({ db })).map(({ slug, ranges }) => [slug, ranges]));
  return faults.map((fault) => ({
    ...fault,
    ranges: [...new Set([...fault.ranges, ...(brands.get(fault.brandSlug) ?? [])])],
  }));
}

/** Adds what probably mends the faults. */
export async function withProducts({
  db,
  faults,
}: {
  db: Database;
  faults: readonly KnownFault[];
}): Promise<readonly MeantFault[]> {
  if (faults.length === 0) return [];
  const [{ tags, asking }, brands] = await Promise.all([readNames({ db }), readBoilerBrands({ db })]);
  const slugs = new Set(brands.map(({ slug }) => slug));
  const makers = [...tags.values()]
    .map(({ id, name }) => ({ id, slug: boilerBrandSlug(name) }))
    .filter(({ slug }) => slugs.has(slug));
  const asked = faults.slice(0, MAX_FAULTS);
  const values = [
    asked.map(({ id }) => id),
    asked.map(({ brandSlug }) => makers.find(({ slug }) => slug === brandSlug)?.id ?? null),
    makers.map(({ id }) => id),
    [...asking],
  ];
  const aspects = ['faults', 'boilers', 'fits', 'places', 'names'] as const;
  const { rows } = await remember({ key: ['mending', values], aspects }, () => db.query<Row>({ ...MENDING, values }));
  return faults.map((fault) => {
    const products = rows.filter((row) => row.fault === fault.id);
    const idsOf = (kind: FoundKind) => products.filter((row) => row.kind === kind).map(({ product }) => product);
    const isOfBrand = fault.parts.length > 0 || products.some(({ kind }) => kind !== 'general');
    return {
      ...fault,
      exact: idsOf('exact'),
      fitting: idsOf('fitting'),
      own: idsOf('own'),
      general: isOfBrand ? idsOf('general') : [],
    };
  });
}

type Row = { fault: number; product: number; kind: FoundKind };

const MENDING = {
  name: 'products-mending-faults',
  // The scalar sub-select makes the planner look in the index of fitments, never read the table.
  text: `
    SELECT v.id AS fault, found.product, found.kind
    FROM unnest($1::int[], $2::int[]) AS asked (id, tag)
    JOIN fault_codes v ON v.id = asked.id
    CROSS JOIN LATERAL (
      SELECT ARRAY(SELECT r.boiler_models_id FROM fault_codes_rels r
                   WHERE r.parent_id = v.id AND r.path = 'models' AND r.boiler_models_id IS NOT NULL) AS models,
        ARRAY(SELECT r.categories_id FROM fault_codes_rels r
              WHERE r.parent_id = v.id AND r.path = 'categories' AND r.categories_id IS NOT NULL) AS categories
    ) likely
    CROSS JOIN LATERAL (
      (SELECT f.product_id AS product, CASE WHEN bool_or(m.id = ANY(likely.models)) THEN 'exact' ELSE 'fitting' END AS kind
       FROM boiler_models m JOIN fitments f ON f.model_id = m.id JOIN products p ON p.id = f.product_id
       WHERE m.brand_slug = v.brand_slug AND (likely.models = '{}' OR m.id = ANY(likely.models))
         AND p.published AND p.category_path_ids && likely.categories
       GROUP BY f.product_id ORDER BY kind, product LIMIT ${MAX_PRODUCTS})
      UNION ALL
      (SELECT p.id, CASE WHEN asked.tag = ANY(p.tag_ids) THEN 'own' ELSE 'general' END AS kind
       FROM products p
       WHERE p.published AND p.category_path_ids && likely.categories
         AND (p.tag_ids = '{}' OR NOT p.tag_ids <@ array_remove($3::int[], asked.tag))
         -- A sink's drain is in a likely category too, and part of no boiler.
         AND (asked.tag = ANY(p.tag_ids) OR p.category_ids && $4::int[])
         AND (SELECT f.id FROM fitments f WHERE f.product_id = p.id LIMIT 1) IS NULL
       ORDER BY kind DESC, p.id LIMIT ${MAX_PRODUCTS})
    ) found
    ORDER BY found.product`,
};

/** The products that may mend one of the faults, by kind, the likeliest kind first; each once. Kinds without any are left out. */
export function mendingProducts(faults: readonly MeantFault[]): { kind: MendingKind; ids: number[] }[] {
  const seen = new Set<number>();
  return KINDS.flatMap((kind) => {
    const ids = [...new Set(faults.flatMap((fault) => fault[kind]))].filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    return ids.length > 0 ? [{ kind, ids }] : [];
  });
}

/** The fault that a product probably mends, by the fault's own list or by a fitment. */
export function mendedFault(id: number, faults: readonly MeantFault[]): MeantFault | undefined {
  for (const kind of ['parts', 'exact', 'fitting'] as const) {
    const fault = faults.find((each) => each[kind].includes(id));
    if (fault) return fault;
  }
}
