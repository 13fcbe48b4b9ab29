/** What search engines are told to visit. Read at each visit: there are few, and the lists are long. */
import type { Database } from '@/database/database';

export type SitemapProduct = { id: number; changed: Date };

/** Products in one sitemap; the protocol allows 50,000. */
export const SITEMAP_PRODUCTS = 10_000;

/** How many sitemaps the published products fill. */
export async function countSitemaps({ db }: { db: Database }): Promise<number> {
  const { rows } = await db.query<{ total: number }>('SELECT count(*)::int AS total FROM products WHERE published');
  return Math.ceil((rows[0]?.total ?? 0) / SITEMAP_PRODUCTS);
}

/** The products of one sitemap, `part` from 1. Oldest first, so that new ones change the last sitemap only. */
export async function readSitemapProducts({ db, part }: { db: Database; part: number }): Promise<SitemapProduct[]> {
  const { rows } = await db.query<SitemapProduct>(
    'SELECT id, updated_at AS changed FROM products WHERE published ORDER BY id LIMIT $1 OFFSET $2',
    [SITEMAP_PRODUCTS, (part - 1) * SITEMAP_PRODUCTS],
  );
  return rows;
}
