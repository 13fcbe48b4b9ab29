/** The products of the sitemaps. */
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';

export type SitemapProduct = { id: number; changed: Date };

/** Products in one sitemap; the protocol allows 50,000. */
export const SITEMAP_PRODUCTS = 10_000;

/** The number of sitemaps for the published products. */
export async function countSitemaps({ db }: { db: Database }): Promise<number> {
  const { parts } = await remember({ key: ['sitemaps'], aspects: ['places'] }, async () => {
    const { rows } = await db.query<{ total: number }>('SELECT count(*)::int AS total FROM products WHERE published');
    return { parts: Math.ceil((rows[0]?.total ?? 0) / SITEMAP_PRODUCTS) };
  });
  return parts;
}

/**
 * The products of one sitemap, `part` counted from 1. Oldest first, so that new products change the last sitemap only.
 * Remembered until the catalogue changes, as 10,000 rows are slow to read.
 */
export async function readSitemapProducts({ db, part }: { db: Database; part: number }): Promise<SitemapProduct[]> {
  if (part > (await countSitemaps({ db }))) return [];
  const { rows } = await remember({ key: ['sitemap', part], aspects: ['places', 'details'] }, async () =>
    db.query<SitemapProduct>(
      'SELECT id, updated_at AS changed FROM products WHERE published ORDER BY id LIMIT $1 OFFSET $2',
      [SITEMAP_PRODUCTS, (part - 1) * SITEMAP_PRODUCTS],
    ),
  );
  return rows;
}
