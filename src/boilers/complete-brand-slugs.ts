import type { Database } from '@/database/database';
import { boilerBrandSlug } from '@/domain/boilers/boiler-identity';

type Row = { brand: string; brand_slug: string };

/**
 * Gives brands without Latin letters the addresses that older versions of the shop did not: they had one for all. Runs at startup
 * and writes only what differs.
 */
export async function completeBrandSlugs(db: Database): Promise<void> {
  for (const table of ['boiler_models', 'fault_codes']) {
    const { rows } = await db.query<Row>(
      `SELECT DISTINCT brand, brand_slug FROM ${table} WHERE brand_slug IN ('marque', '')`,
    );
    for (const { brand, brand_slug } of rows) {
      const slug = boilerBrandSlug(brand);
      if (slug === brand_slug) continue;
      await db.query(`UPDATE ${table} SET brand_slug = $1 WHERE brand = $2 AND brand_slug = $3`, [
        slug,
        brand,
        brand_slug,
      ]);
    }
  }
}
