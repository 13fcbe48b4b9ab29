import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';

/** `category_path_ids` has each ancestor once, so a product counts once in each. */
const STATEMENT = `
  SELECT 'category' AS kind, unnest(category_path_ids) AS id, count(*)::int AS products
    FROM products WHERE published GROUP BY 2
  UNION ALL
  SELECT 'tag', unnest(tag_ids), count(*)::int FROM products WHERE published GROUP BY 2`;

type Row = { kind: 'category' | 'tag'; id: number; products: number };
type Numbers = { categories: ReadonlyMap<number, number>; tags: ReadonlyMap<number, number> };

/**
 * The number of published products of each category, with its subcategories, and of each brand. Empty ones are absent. Reads
 * the whole catalogue, so it is remembered until products come, go or move.
 */
export function readNumbers({ db }: { db: Database }): Promise<Numbers> {
  return remember({ key: ['numbers'], aspects: ['places'] }, async () => {
    const { rows } = await db.query<Row>(STATEMENT);
    const ofKind = (requested: Row['kind']) =>
      new Map(rows.flatMap(({ kind, id, products }) => (kind === requested ? [[id, products] as const] : [])));
    return { categories: ofKind('category'), tags: ofKind('tag') };
  });
}
