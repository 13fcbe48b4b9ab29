import type { Boiler, BoilersAnswer } from '@/contract/boilers';
import type { Database } from '@/database/database';
import { isStorable } from '@/database/texts';
import { slugSpellings } from '@/domain/slug';
import { compareFrench, sortByName } from '@/domain/texts/name-order';
import { remember } from '@/memory/remember';

type Row = { id: number; slug: string; brand: string; brand_slug: string; range: string; name: string; parts: number };

const MODELS = `
  SELECT m.id, m.slug, m.brand, m.brand_slug, m.range, m.name, coalesce(fitted.parts, 0) AS parts
  FROM boiler_models m LEFT JOIN (
    SELECT f.model_id, count(DISTINCT f.product_id)::int AS parts
    FROM fitments f JOIN products p ON p.id = f.product_id AND p.published GROUP BY f.model_id
  ) AS fitted ON fitted.model_id = m.id`;

/** All models by brand and range, in French order, each with its number of published parts. */
export function readBoilers({ db }: { db: Database }): Promise<BoilersAnswer> {
  return remember({ key: ['boilers'], aspects: ['boilers', 'fits', 'places'] }, async () => {
    const { rows } = await db.query<Row>(MODELS);
    const brands = Map.groupBy(rows, (row) => row.brand_slug);
    return { brands: sortByName([...brands.values()].map(asBrand)) };
  });
}

function asBrand(rows: readonly Row[]) {
  const ranges = Map.groupBy(rows, (row) => row.range);
  return {
    name: rows[0]?.brand ?? '',
    slug: rows[0]?.brand_slug ?? '',
    ranges: [...ranges]
      .map(([name, models]) => ({
        name,
        models: sortByName(models).map(({ id, slug, name, parts }) => ({ id, slug, name, parts })),
      }))
      .toSorted((one, other) => compareFrench(one.name, other.name)),
  };
}

const BY_SLUG = {
  name: 'boiler-by-slug',
  text: `
    SELECT m.id, m.slug, m.brand, m.brand_slug, m.range, m.name, m.energy, m.power::float8 AS power, m.year_from::int, m.year_to::int,
      ARRAY(SELECT t.text FROM boiler_models_texts t WHERE t.parent_id = m.id AND t.path = 'aliases' ORDER BY t."order") AS aliases,
      ARRAY(SELECT t.text FROM boiler_models_texts t WHERE t.parent_id = m.id AND t.path = 'plateCodes' ORDER BY t."order") AS plate_codes
    FROM boiler_models m WHERE m.slug = ANY($1) ORDER BY array_position($1::varchar[], m.slug) LIMIT 1`,
};

/** One model by its slug, in whatever spelling, or null. */
export async function findBoiler({ db, slug }: { db: Database; slug: string }): Promise<Boiler | null> {
  const slugs = slugSpellings(slug);
  if (slugs.length === 0 || !isStorable(slug)) return null;
  const { boiler } = await remember({ key: ['boiler', slug], aspects: ['boilers'] }, async () => {
    const { rows } = await db.query<Boiler>({ ...BY_SLUG, values: [slugs] });
    return { boiler: rows[0] ?? null };
  });
  return boiler;
}
